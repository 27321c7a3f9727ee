import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { groupModules } from "./groupModules.ts";
import { splitStyles } from "./splitStyles.ts";

const WHOLE = "style.css";

/** Must be the same in the browser's and the server's build. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash("sha256").update(file).digest("hex").slice(0, 4)}`;
}

export function declaredGroup(info: Rolldown.ModuleInfo | null): string | undefined {
  return (info?.meta as { styleGroup?: string } | undefined)?.styleGroup;
}

/** `<StyleGroup of="staff" />` puts its module, and those that only it imports, into the group `staff`. */
export function styleGroups(root: string): Plugin {
  const owners = new Map<string, string>();

  function generateScopedName(name: string, id: string): string {
    const [file = id] = id.split("?");
    const scoped = scopedName(name, path.relative(root, file));
    owners.set(scoped, file);
    return scoped;
  }

  return {
    name: "style-groups",
    enforce: "post",
    config: () => ({ css: { modules: { localsConvention: "camelCaseOnly", generateScopedName } } }),
    transform: {
      order: "pre",
      filter: { code: /<StyleGroup of="\w+"/ },
      handler(code) {
        const [, group] = /<StyleGroup of="(\w+)"/.exec(code) ?? [];
        return { meta: { styleGroup: group } };
      },
    },
    generateBundle(_options, bundle) {
      const whole = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(WHOLE));
      if (whole?.type !== "asset") return;
      const entries = Object.values(bundle).flatMap((chunk) =>
        chunk.type === "chunk" && chunk.isEntry && chunk.facadeModuleId ? [chunk.facadeModuleId] : [],
      );
      const importsOf = (id: string) => {
        const info = this.getModuleInfo(id);
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
      };
      const declared = new Map<string, string>();
      for (const id of this.getModuleIds()) {
        const group = declaredGroup(this.getModuleInfo(id));
        if (group) declared.set(id, group);
      }
      const groups = groupModules({ entries, importsOf, declared });
      const sheets = splitStyles(String(whole.source), new Set(declared.values()), (name) =>
        groups.get(owners.get(name) ?? ""),
      );
      delete bundle[whole.fileName];
      for (const [group, source] of sheets) {
        const file = `${group}.css`;
        this.emitFile({ type: "asset", name: file, originalFileName: file, source });
      }
    },
  };
}
