import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { build } from "vite";
import { groupModules, SITE } from "./groupModules.ts";
import { mergeChunks } from "./mergeChunks.ts";
import { declaredGroup } from "./styleGroups.ts";

type Group = Rolldown.CodeSplittingGroup;

const PLAN = "plan";
const SHARED = "shared";
/** Bytes that cost as much time as a request. At 512 the page of a workshop loads 1.2 KiB more. */
const REQUEST_COST = 320;

/** One chunk per set of lazy modules. A dynamically imported module keeps its own chunk. */
const FINEST: Group = {
  debugName: SHARED,
  name: (id, context) => (context.getModuleInfo(id)?.dynamicImporters.length ? null : SHARED),
  minShareCount: 2,
  entriesAware: true,
  includeDependenciesRecursively: false,
};

function planMerges(onMerged: (modules: string[]) => void): Plugin {
  return {
    name: "plan-merges",
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
      );
      const declared = new Map<string, string>();
      for (const [name, { moduleIds }] of chunks) {
        const [group] = moduleIds.flatMap((id) => declaredGroup(this.getModuleInfo(id)) ?? []);
        if (group) declared.set(name, group);
      }
      const groups = groupModules({
        entries: [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
        importsOf: (name) => [
          ...(chunks.get(name)?.imports ?? []),
          ...(chunks.get(name)?.dynamicImports ?? []),
        ],
        declared,
      });
      const built = [...chunks.values()].map((chunk) => ({
        name: chunk.fileName,
        imports: chunk.imports,
        lazyImports: chunk.dynamicImports,
        // Excludes file names, so that renaming a component changes nothing.
        size: gzipSync(chunk.code.replace(/[\w~-]+\.js\b/g, "")).length,
        isEntry: chunk.isEntry || chunk.isDynamicEntry,
        isShared: chunk.name.split("~")[0] === SHARED,
        styleGroup: groups.get(chunk.fileName) ?? SITE,
      }));
      for (const names of mergeChunks(built, REQUEST_COST))
        onMerged(names.flatMap((name) => chunks.get(name)?.moduleIds ?? []));
    },
  };
}

/** Chunk sizes are known only after a build, hence a build before the build. */
export async function sharedChunks(mode: string): Promise<Group> {
  if (mode === PLAN) return FINEST;
  const names = new Map<string, string>();
  let count = 0;
  const plan = planMerges((modules) => {
    count += 1;
    for (const module of modules) names.set(module, `${SHARED}~${count}`);
  });
  await build({ mode: PLAN, logLevel: "error", plugins: [plan], build: { write: false } });
  return { debugName: SHARED, name: (id) => names.get(id) ?? null, includeDependenciesRecursively: false };
}
