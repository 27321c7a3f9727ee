import path from "node:path";
import type { Plugin } from "vite";

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
