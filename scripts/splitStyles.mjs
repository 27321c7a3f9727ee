import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

function isOf(name, node) {
  if (node.type === "rule") return node.selectors.every((selector) => name.test(selector));
  return node.type === "atrule" && node.name === "keyframes" && name.test(` ${node.params}`);
}

/** Moves what has such a name from one to the other, each with the conditions it stands under. */
function move(name, from, to) {
  for (const node of [...from.nodes]) {
    if (isOf(name, node)) to.append(node);
    else if (node.type === "atrule" && ["media", "supports"].includes(node.name)) {
      const under = node.clone({ nodes: [] });
      move(name, node, under);
      if (under.nodes.length > 0) to.append(under);
      if (node.nodes.length === 0) node.remove();
    }
  }
}

function write(name, styles) {
  const css = styles.toString();
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  const file = `assets/${name}-${hash}.css`;
  writeFileSync(path.join(folder, file), css);
  return { file };
}

// Parts the one stylesheet of the build in this folder: no visitor loads what only staff or the signed-in are shown.
const [folder = ""] = process.argv.slice(2);
const manifestFile = path.join(folder, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const whole = path.join(folder, manifest["style.css"].file);
const site = postcss.parse(readFileSync(whole, "utf8"));
for (const apart of ["staff", "person"]) {
  const styles = postcss.root();
  // As `vite.config.ts` names them.
  move(new RegExp(`[.\\s]\\w+?_${apart[0]}[0-9a-f]{4}\\b`), site, styles);
  manifest[`${apart}.css`] = write(apart, styles);
}
rmSync(whole);
manifest["style.css"] = write("site", site);
writeFileSync(manifestFile, JSON.stringify(manifest));
