import path from "node:path";
import type { Rolldown } from "vite";

export interface Graph {
  getModuleInfo: (id: string) => Pick<Rolldown.ModuleInfo, Imports | "code" | "dynamicImporters"> | null;
}

type Imports = "importedIds" | "dynamicallyImportedIds";

export const PROGRAM = "client/entry-client.tsx";

/** Who needs a module: the first of these whose modules lead to it. */
const READERS = {
  site: [PROGRAM],
  learner: ["client/app/ownRoutes.tsx", "client/app/layout/viewerParts.ts"],
  staff: ["client/app/CmsRoutes.tsx"],
};

const ICONS = /node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Of the package of icons only those that a module names: its index imports all. */
function iconsOf(code: string, index: string, indexCode: string): string[] {
  const [, names = ""] = /import \{([^}]+)\} from "lucide-react"/.exec(code) ?? [];
  return [...names.matchAll(/(\w+)(?: as \w+)?/g)].flatMap(([, name]) => {
    const [, file] = new RegExp(`default as ${name}[ ,].*from '(.*)'`).exec(indexCode) ?? [];
    return file ? path.join(path.dirname(index), file) : [];
  });
}

function importsOf(graph: Graph, id: string, kinds: Imports[]): string[] {
  const info = graph.getModuleInfo(id);
  if (!info || ICONS.test(id)) return [];
  return kinds
    .flatMap((kind) => info[kind])
    .flatMap((next) =>
      ICONS.test(next) ? iconsOf(info.code ?? "", next, graph.getModuleInfo(next)?.code ?? "") : next,
    );
}

export function moduleId(graph: Graph, root: string, file: string): string {
  const id = path.join(root, file);
  if (!graph.getModuleInfo(id)) throw new Error(`scripts/bundling names ${file}, which is not in the build.`);
  return id;
}

export function loadedWith(graph: Graph, start: string): Set<string> {
  const loaded = new Set([start]);
  for (const id of loaded) for (const next of importsOf(graph, id, ["importedIds"])) loaded.add(next);
  return loaded;
}

export function readersOf(graph: Graph, root: string): Map<string, string> {
  const readers = new Map<string, string>();
  const starts = new Set(
    Object.values(READERS)
      .flat()
      .map((file) => moduleId(graph, root, file)),
  );
  for (const [reader, files] of Object.entries(READERS)) {
    const reached = new Set(files.map((file) => moduleId(graph, root, file)));
    for (const id of reached) {
      if (readers.has(id)) continue;
      readers.set(id, reader);
      for (const next of importsOf(graph, id, ["importedIds", "dynamicallyImportedIds"]))
        if (!starts.has(next)) reached.add(next);
    }
  }
  return readers;
}
