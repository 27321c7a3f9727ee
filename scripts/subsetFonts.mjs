import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";

/** English text; names with other characters load the whole file on demand. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];

const TEXT = { variationAxes: { wght: { min: 400, max: 700 } } };
const HEADINGS = { noLayoutClosure: true };

const hashOf = (content) => createHash("sha256").update(content).digest("base64url").slice(0, 8);
const hex = (code) => code.toString(16).toUpperCase();
const unicodeRange = RANGES.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(",");
const text = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)),
).join("");

// Creates a small subset of each font in the stylesheet, preferred where it has the characters.
const [folder = ""] = process.argv.slice(2);
const manifestFile = path.join(folder, ".vite/manifest.json");
const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
const styleFile = path.join(folder, manifest["site.css"].file);
const styles = postcss.parse(readFileSync(styleFile, "utf8"));

const isFirst = ({ file }) => file.endsWith(".woff2") && styles.source.input.css.includes(file);
for (const entry of Object.values(manifest).filter(isFirst)) {
  const small = await subsetFont(readFileSync(path.join(folder, entry.file)), text, {
    targetFormat: "woff2",
    ...(entry.src.includes("-wght-") ? TEXT : HEADINGS),
  });
  const name = path.basename(entry.src, ".woff2");
  const file = `assets/${name}-first-${hashOf(small)}.woff2`;
  writeFileSync(path.join(folder, file), small);
  styles.walkAtRules("font-face", (face) => {
    if (!face.toString().includes(entry.file)) return;
    const first = face.clone();
    first.walkDecls("src", (src) => {
      src.value = src.value.replace(entry.file, file);
    });
    first.walkDecls("unicode-range", (range) => range.remove());
    first.append({ prop: "unicode-range", value: unicodeRange });
    // If two fonts have a character, the later one renders it.
    face.after(first);
  });
  entry.file = file;
}
const css = styles.toString();
rmSync(styleFile);
manifest["site.css"].file = `assets/site-${hashOf(css)}.css`;
writeFileSync(path.join(folder, manifest["site.css"].file), css);
writeFileSync(manifestFile, JSON.stringify(manifest));
