import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { run, say } from "./install.mjs";

const STAMP = "dist/.built-from";
const SOURCES = [
  "server",
  "client",
  "schema.graphql",
  "codegen.ts",
  "tsconfig.json",
  "vite.config.ts",
  "package-lock.json",
];

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".generated."))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** One hash over all that the build is made from. */
function hashSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** Static files are compressed once, at build time. */
function compressAssets() {
  for (const file of filesUnder("dist/client").filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

/** Generates the typed documents and builds browser and server, where any source has changed. */
export function build() {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  say("Building");
  run("npx", ["graphql-codegen", "--silent"]);
  run("npx", ["vite", "build", "--logLevel", "warn"]);
  run("npx", ["vite", "build", "--ssr", "--logLevel", "warn"]);
  compressAssets();
  writeFileSync(STAMP, sources);
}
