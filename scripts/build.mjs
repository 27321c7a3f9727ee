import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildLabs } from "./buildLabs.mjs";
import { run, say } from "./install.mjs";

const STAMP = "dist/.built-from";
const SOURCES = [
  "server",
  "client",
  "shared",
  "labs",
  "scripts",
  "schema.graphql",
  "codegen.ts",
  "tsconfig.json",
  "vite.config.ts",
  "package-lock.json",
];

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/\bgenerated\b/.test(file))
    .sort();
}

function hashSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

function compressAssets(folder, quality) {
  for (const file of filesUnder(folder).filter((name) => /\.(js|css|svg|json)$/.test(name))) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    // Browsers accept brotli on https only.
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

export async function build() {
  const sources = hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  say("Building");
  run("npx", ["tsx", "scripts/printSchema.ts", "--check"]);
  run("npx", ["graphql-codegen", "--silent"]);
  run("npx", ["vite", "build", "--logLevel", "warn"]);
  // Hides warnings about directives in GraphiQL's packages.
  run("npx", ["vite", "build", "--mode", "sandbox", "--logLevel", "error"]);
  run("npx", ["vite", "build", "--ssr", "--logLevel", "warn"]);
  run("node", ["scripts/subsetFonts.mjs", "dist/client"]);
  compressAssets("dist/client", constants.BROTLI_MAX_QUALITY);
  compressAssets("dist/sandbox", 5);
  await buildLabs();
  writeFileSync(STAMP, sources);
}
