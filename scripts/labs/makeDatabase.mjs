import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Runs initdb once, so that no browser and no check has to, and keeps what a lesson needs. */
const [, , folder] = process.argv;
const TAR_BLOCK = 512;
const WAL_PAGE = 8192;
const WAL_SEGMENT = 1_048_576;
/** Of pg_control: where the last checkpoint is. */
const CHECKPOINT_OFFSET = 32;
/** Time zones and PL/pgSQL. The others are for initdb, other encodings and extensions. */
const NEEDED = /\/(timezonesets|timezone|plpgsql\.so|bin)(\/|$)/;

const PREPARE = [
  `create role learner nosuperuser; create schema lab authorization learner; revoke all on schema public from public;
   alter database postgres set timezone = 'Asia/Kolkata'; update pg_database set datistemplate = false`,
  "drop database template0",
  "drop database template1",
  "vacuum",
  "checkpoint",
  "select pg_switch_wal()",
  "checkpoint",
];

function readTar(tar) {
  const entries = [];
  for (let at = 0; tar[at];) {
    const header = tar.subarray(at, at + TAR_BLOCK);
    const name = header.subarray(0, 100).toString().replace(/\0.*$/s, "");
    const size = Number.parseInt(header.subarray(124, 136).toString(), 8);
    const length = TAR_BLOCK + Math.ceil(size / TAR_BLOCK) * TAR_BLOCK;
    entries.push({ name, block: tar.subarray(at, at + length) });
    at += length;
  }
  return entries;
}

/** Drops the log, but for the page with the last checkpoint: segments are used again, full of what was before. */
function dropLog(tar) {
  const entries = readTar(tar);
  const control = entries.find(({ name }) => name.endsWith("global/pg_control")).block;
  const checkpoint = Number(control.readBigUInt64LE(TAR_BLOCK + CHECKPOINT_OFFSET));
  const number = Math.floor(checkpoint / WAL_SEGMENT);
  const current = number.toString(16).toUpperCase().padStart(8, "0");
  const kept = entries.filter(({ name }) => !/pg_wal\/[0-9A-F]{24}$/.test(name) || name.endsWith(current));
  const segment = kept.find(({ name }) => /pg_wal\/[0-9A-F]{24}$/.test(name)).block;
  const lastPage = Math.floor((checkpoint % WAL_SEGMENT) / WAL_PAGE);
  segment.fill(0, TAR_BLOCK + (lastPage + 1) * WAL_PAGE);
  return Buffer.concat([...kept.map(({ block }) => block), Buffer.alloc(2 * TAR_BLOCK)]);
}

/** The engine knows the files by their places, so what is left out becomes zeros. */
function trimFiles() {
  const { resolve } = createRequire(import.meta.url);
  const data = readFileSync(resolve("@electric-sql/pglite/pglite.data"));
  const program = readFileSync(path.join(path.dirname(resolve("@electric-sql/pglite")), "pglite.js"), "utf8");
  const files = [...program.matchAll(/filename: ?"([^"]+)", ?start: ?(\d+), ?end: ?(\d+)/g)];
  if (files.length < 100) throw new Error("PGlite lists its files in another way now.");
  for (const [, name, start, end] of files) if (!NEEDED.test(name)) data.fill(0, Number(start), Number(end));
  return data;
}

const { SETTINGS } = await import(path.resolve(folder, "sqlSettings.mjs"));
const database = await PGlite.create({
  initDbStartParams: ["--wal-segsize=1"],
  startParams: [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ["-c", setting])],
});
for (const statement of PREPARE) await database.exec(statement);
const dump = await database.dumpDataDir("none");
writeFileSync(path.join(folder, "database.tar"), dropLog(Buffer.from(await dump.arrayBuffer())));
writeFileSync(path.join(folder, "pglite.data"), trimFiles());
process.exit(0);
