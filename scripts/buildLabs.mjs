import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { run, say } from "./install.mjs";
import { whileLocked } from "./labs/buildLock.mjs";

/** Kept apart from `dist`: the engines change seldom, and compressing them takes most of the time. */
const CACHE = "node_modules/.cache/labs";
const PACKAGES = ["pyodide", "@electric-sql/pglite", "vite"];
const SOURCES = ["labs", "scripts/labs", "scripts/buildLabs.mjs"];
const CHECKER_PROGRAMS = {
  main: "labs/checker/main.ts",
  pythonChild: "labs/checker/pythonChild.ts",
  sqlChild: "labs/checker/sqlChild.ts",
  makeSnapshot: "labs/checker/makeSnapshot.ts",
  sqlSettings: "labs/engine/sqlSettings.ts",
};
const BROWSER_PROGRAMS = ["pythonWorker", "sqlWorker", "frame"];
const ONLY_FOR_BUILD = ["makeSnapshot.mjs", "sqlSettings.mjs"];
const { resolve } = createRequire(import.meta.url);

function filesUnder(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashSources() {
  const hash = createHash("sha256");
  for (const name of PACKAGES) hash.update(readFileSync(`node_modules/${name}/package.json`));
  for (const file of SOURCES.flatMap(filesUnder)) {
    if (!file.endsWith(".md")) hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 20);
}

async function bundle(input, outDir, output) {
  const { build } = await import("vite");
  const isForNode = output.format === "es";
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // The engines ask for their own address only to find files, which are handed to them.
    ...(!isForNode && { define: { "import.meta.url": '"https://lab.invalid/lab.js"' } }),
    build: {
      ...(isForNode && { ssr: true }),
      outDir,
      emptyOutDir: false,
      target: isForNode ? "node20" : "es2022",
      minify: !isForNode,
      modulePreload: false,
      rolldownOptions: { input, external: ["ws"], output },
    },
    ...(isForNode && { ssr: { noExternal: true, external: ["ws"] } }),
  });
}

async function makeChecker(folder) {
  mkdirSync(folder, { recursive: true });
  cpSync(resolve("pyodide/pyodide.asm.wasm"), path.join(folder, "pyodide.asm.wasm"));
  cpSync(resolve("@electric-sql/pglite/pglite.wasm"), path.join(folder, "pglite.wasm"));
  await bundle(CHECKER_PROGRAMS, folder, {
    format: "es",
    entryFileNames: ({ name }) => (name === "main" ? "main.js" : "[name].mjs"),
    chunkFileNames: "[name]-[hash].mjs",
  });
  run("node", ["scripts/labs/makeStandardLibrary.mjs", path.join(folder, "stdlib.zip")]);
  run("node", [path.join(folder, "makeSnapshot.mjs"), path.resolve(folder, "python.snapshot")]);
  run("node", ["scripts/labs/makeDatabase.mjs", folder]);
  for (const name of ONLY_FOR_BUILD) rmSync(path.join(folder, name));
}

function hashed(name, content) {
  const { name: stem, ext } = path.parse(name);
  return `${stem}-${createHash("sha256").update(content).digest("hex").slice(0, 10)}${ext}`;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 11 would take a minute of CPU for 8 percent. */
async function compress(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > 4_000_000 ? 9 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return Promise.all([compressBrotli(content, { params }), compressGzip(content, { level: 8 })]);
}

/** `bytes` for the progress; `transferred` as brotli. */
async function publish(folder, name, content) {
  const file = hashed(name, content);
  const [brotli, gzipped] = await compress(content);
  writeFileSync(path.join(folder, file), content);
  writeFileSync(path.join(folder, `${file}.br`), brotli);
  writeFileSync(path.join(folder, `${file}.gz`), gzipped);
  return { file, bytes: content.length, transferred: brotli.length };
}

async function makeBrowser(folder, checker) {
  mkdirSync(folder, { recursive: true });
  for (const name of BROWSER_PROGRAMS) {
    await bundle({ [name]: `labs/browser/${name}.ts` }, folder, {
      format: "iife",
      entryFileNames: "[name].js",
    });
  }
  // Copies of what is published below.
  rmSync(path.join(folder, "assets"), { recursive: true, force: true });
  const take = (name) => {
    const content = readFileSync(path.join(folder, name));
    rmSync(path.join(folder, name));
    return content;
  };
  const part = (name) => readFileSync(path.join(checker, name));
  const [pythonWorker, wasm, stdlib, sqlWorker, sqlWasm, files, database] = await Promise.all([
    publish(folder, "python.js", take("pythonWorker.js")),
    publish(folder, "python.wasm", part("pyodide.asm.wasm")),
    publish(folder, "stdlib.bin", part("stdlib.zip")),
    publish(folder, "sql.js", take("sqlWorker.js")),
    publish(folder, "sql.wasm", part("pglite.wasm")),
    publish(folder, "pglite.bin", part("pglite.data")),
    publish(folder, "database.bin", part("database.tar")),
  ]);
  const frame = take("frame.js").toString("utf8").trim();
  writeFileSync(path.join(folder, "frame.js"), frame);
  const manifest = {
    frame: createHash("sha256").update(frame).digest("hex").slice(0, 10),
    python: { worker: pythonWorker, wasm, files: [stdlib] },
    sql: { worker: sqlWorker, wasm: sqlWasm, files: [files, database] },
  };
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(manifest, null, 2));
}

/** Tests may still use the one before. */
function removeOld() {
  const made = readdirSync(CACHE)
    .filter((name) => /^[0-9a-f]{20}$/.test(name))
    .map((name) => ({ folder: path.join(CACHE, name), at: statSync(path.join(CACHE, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { folder } of made.slice(1)) rmSync(folder, { recursive: true });
}

async function make(target) {
  say("Building the practice labs");
  const work = `${CACHE}/work-${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  await makeChecker(path.join(work, "checker"));
  await makeBrowser(path.join(work, "labs"), path.join(work, "checker"));
  removeOld();
  renameSync(work, target);
}

/** Returns the folder with `checker` and `labs`, made once for each state of the sources. */
export async function makeLabs() {
  const target = path.join(CACHE, hashSources());
  mkdirSync(CACHE, { recursive: true });
  await whileLocked(path.join(CACHE, "lock"), async () => {
    if (!existsSync(target)) await make(target);
  });
  return path.resolve(target);
}

export async function buildLabs() {
  const made = await makeLabs();
  for (const name of ["labs", "checker"]) {
    const [target, next, old] = [`dist/${name}`, `dist/${name}-next`, `dist/${name}-old`];
    cpSync(path.join(made, name), next, { recursive: true });
    // Servers of tests may read it at the same time.
    if (existsSync(target)) renameSync(target, old);
    renameSync(next, target);
    rmSync(old, { recursive: true, force: true });
  }
}
