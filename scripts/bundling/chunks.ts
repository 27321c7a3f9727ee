import path from "node:path";
import type { Plugin, Rolldown } from "vite";

type NameOf = Extract<Rolldown.CodeSplittingGroup["name"], (...args: never[]) => unknown>;
type Graph = Pick<Parameters<NameOf>[1], "getModuleInfo">;

const PROGRAM = "client/entry-client.tsx";

/** Who needs a module: the first of these whose modules lead to it. */
const READERS: Record<string, string[]> = {
  site: [PROGRAM],
  learner: ["client/app/ownPages.tsx", "client/app/layout/viewerParts.ts"],
  staff: ["client/app/CmsRoutes.tsx", "client/cms/records/DraftOf.tsx"],
};

type Part = [chunk: string, modules: RegExp];

/** Parts that any page may need. */
const ENGINES: Part[] = [
  ["editor", /node_modules\/(@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//],
  ["practice", /\/(labs|client\/features\/practice)\/(?!review|exerciseLabels|admin)/],
];

/** With all that they load: small lazy parts are not worth a request of their own. */
const WHOLE: Record<string, string[]> = {
  course: ["client/app/layout/portal/LmsLayout.tsx"],
  learner: [
    "client/app/ownPages.tsx",
    "client/app/layout/viewerParts.ts",
    "client/features/practice/review/ReviewDeck.tsx",
  ],
};

/** Parts of the site that only some of its pages need. */
const SITE_PARTS: Part[] = [
  [
    "forms",
    /\/client\/(ui\/form\/|ui\/overlay\/ConfirmDialog|features\/(auth\/(?!policyLinks)|contact\/|workshops\/join\/))/,
  ],
  ["course", /\/client\/(videoLink|app\/course\/|app\/layout\/portal\/|features\/learning\/)/],
  ["workshops", /\/client\/features\/(workshops|enrolment)\//],
];

const ICONS = /node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Of the package of icons only those that a module names: its index imports all. */
function iconsOf(code: string, index: string, indexCode: string): string[] {
  const [, names = ""] = /import \{([^}]+)\} from "lucide-react"/.exec(code) ?? [];
  return [...names.matchAll(/(\w+)(?: as \w+)?/g)].flatMap(([, name]) => {
    const [, file] = new RegExp(`default as ${name}[ ,].*from '(.*)'`).exec(indexCode) ?? [];
    return file ? path.join(path.dirname(index), file) : [];
  });
}

function importsOf(graph: Graph, id: string, kinds: ("importedIds" | "dynamicallyImportedIds")[]): string[] {
  const info = graph.getModuleInfo(id);
  if (!info || ICONS.test(id)) return [];
  return kinds
    .flatMap((kind) => info[kind])
    .flatMap((next) =>
      ICONS.test(next) ? iconsOf(info.code ?? "", next, graph.getModuleInfo(next)?.code ?? "") : next,
    );
}

function moduleId(graph: Graph, root: string, file: string): string {
  const id = path.join(root, file);
  if (!graph.getModuleInfo(id))
    throw new Error(`scripts/bundling/chunks.ts names ${file}, which is not in the build.`);
  return id;
}

function loadedWith(graph: Graph, start: string): Set<string> {
  const loaded = new Set([start]);
  for (const id of loaded) for (const next of importsOf(graph, id, ["importedIds"])) loaded.add(next);
  return loaded;
}

function readersOf(graph: Graph, root: string): Map<string, string> {
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

/** How many lazy modules load each module. */
function countLoads(graph: Graph, modules: Iterable<string>): Map<string, number> {
  const loads = new Map<string, number>();
  for (const start of modules) {
    if (!graph.getModuleInfo(start)?.dynamicImporters.length) continue;
    for (const id of loadedWith(graph, start)) loads.set(id, (loads.get(id) ?? 0) + 1);
  }
  return loads;
}

function chunkOf(id: string, reader: string): string {
  const parts = reader === "site" ? [...ENGINES, ...SITE_PARTS] : ENGINES;
  return parts.find(([, modules]) => modules.test(id))?.[0] ?? reader;
}

function chunkNames(graph: Graph, root: string): Map<string, string> {
  const first = loadedWith(graph, moduleId(graph, root, PROGRAM));
  const readers = readersOf(graph, root);
  const loads = countLoads(graph, readers.keys());
  const names = new Map<string, string>();
  for (const [id, reader] of readers) {
    // Apollo's index names it, and nothing but a lazy module uses it.
    if (/@apollo.client.link/.test(id)) continue;
    if (first.has(id)) names.set(id, "site");
    else if ((loads.get(id) ?? 0) > 1) names.set(id, chunkOf(id, reader));
  }
  for (const [chunk, files] of Object.entries(WHOLE)) {
    const own = files.flatMap((file) => [...loadedWith(graph, moduleId(graph, root, file))]);
    for (const id of own) if (!names.has(id) && !id.includes("node_modules")) names.set(id, chunk);
  }
  return names;
}

/** Names a chunk for each module that several pages share, by who needs it; a page keeps what is its own. */
export function chunks(root: string): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | null = null;
  return [
    { name: "framework", test: /node_modules|rolldown.runtime/, tags: ["$initial"] },
    {
      debugName: "chunks",
      name: (id, graph) => (names ??= chunkNames(graph, root)).get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ];
}

/** Writes which files each lazy module needs, so that a page can name them all in its HTML. */
export function lazyFiles(root: string): Plugin {
  return {
    name: "lazy-files",
    generateBundle(_options, bundle) {
      const loaded = (file: string, seen = new Set<string>()): Set<string> => {
        const chunk = bundle[file];
        if (seen.has(file) || chunk?.type !== "chunk") return seen;
        chunk.imports.forEach((imported) => loaded(imported, seen));
        return seen.add(file);
      };
      const files: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            files[path.relative(root, id)] = [...loaded(chunk.fileName)].map((file) => `/${file}`);
      }
      this.emitFile({ type: "asset", fileName: ".vite/lazy.json", source: JSON.stringify(files) });
    },
  };
}

/** On the server, tells `lazyComponent` which module an import is of. */
export function namedLazyModules(root: string): Plugin {
  return {
    name: "named-lazy-modules",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]client[\\/].*\.tsx$/, code: /\bimport\(/ },
      async handler(code, importer, options) {
        if (!options?.ssr) return;
        let named = code;
        for (const [load, request = ""] of code.matchAll(/(?<!async )\(\) => import\("([^"]+)"\)/g)) {
          const module = await this.resolve(request, importer);
          const file = JSON.stringify(path.relative(root, module?.id ?? ""));
          named = named.replace(load, `Object.assign(${load}, { file: ${file} })`);
        }
        return named;
      },
    },
  };
}
