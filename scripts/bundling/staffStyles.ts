import { createHash } from "node:crypto";
import path from "node:path";
import type { Plugin } from "vite";
import { readersOf } from "./moduleGraph.ts";
import { splitStyles } from "./splitStyles.ts";

const WHOLE = "style.css";

/** Must be the same in the browser's and the server's build. */
function scopedName(name: string, file: string): string {
  return `${name}_${createHash("sha256").update(file).digest("hex").slice(0, 4)}`;
}

/** Splits the stylesheet: classes of modules that staff alone load are in `staff.css`, all others in `site.css`. */
export function staffStyles(root: string): Plugin {
  const owners = new Map<string, string>();

  function generateScopedName(name: string, id: string): string {
    const [file = id] = id.split("?");
    const scoped = scopedName(name, path.relative(root, file));
    owners.set(scoped, file);
    return scoped;
  }

  return {
    name: "staff-styles",
    enforce: "post",
    config: () => ({ css: { modules: { localsConvention: "camelCaseOnly", generateScopedName } } }),
    generateBundle(_options, bundle) {
      const whole = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(WHOLE));
      if (whole?.type !== "asset") return;
      const readers = readersOf(this, root);
      const sheets = splitStyles(
        String(whole.source),
        (name) => readers.get(owners.get(name) ?? "") === "staff",
      );
      delete bundle[whole.fileName];
      for (const [name, source] of Object.entries(sheets))
        this.emitFile({ type: "asset", name: `${name}.css`, originalFileName: `${name}.css`, source });
    },
  };
}
