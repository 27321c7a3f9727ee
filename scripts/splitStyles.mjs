import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";

/** A name of staff's pages, as `vite.config.ts` makes them. */
const OF_STAFF = /[.\s]\w+?__[0-9a-f]{4}\b/;

function isOfStaff(node) {
  if (node.type === "rule") return node.selectors.every((selector) => OF_STAFF.test(selector));
  return node.type === "atrule" && node.name === "keyframes" && OF_STAFF.test(` ${node.params}`);
}

/** Moves what is staff's from one to the other, each with the conditions it stands under. */
function move(from, to) {
  for (const node of [...from.nodes]) {
    if (isOfStaff(node)) to.append(node);
    else if (node.type === "atrule" && ["media", "supports"].includes(node.name)) {
      const under = node.clone({ nodes: [] });
      move(node, under);
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

// Parts the one stylesheet of the build in this folder: no visitor loads what only the content area draws.
const [folder = ""] = process.argv.slice(2);
const manifestFile = path.join(folder, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const whole = path.join(folder, manifest["style.css"].file);
const site = postcss.parse(readFileSync(whole, "utf8"));
const staff = postcss.root();
move(site, staff);
rmSync(whole);
manifest["style.css"] = write("site", site);
manifest["staff.css"] = write("staff", staff);
writeFileSync(manifestFile, JSON.stringify(manifest));
