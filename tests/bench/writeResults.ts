import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = "tests/bench/results";

export type Row = Record<string, string | number>;

function markdownTable(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => columns.map((name) => row[name]))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

interface Results {
  name: string;
  title: string;
  rows: Row[];
  /** A figure that fits in no row. */
  note?: string;
}

function git(...args: string[]): string {
  return execFileSync("git", args, { encoding: "utf8" }).trim();
}

/** Earlier results alone do not make a checkout differ from its commit. */
function measuredCommit(): string {
  const changes = git("status", "--porcelain", "--", ".", `:!${FOLDER}`);
  return git("rev-parse", "--short=8", "HEAD") + (changes && " with uncommitted changes");
}

/** The rows of the last run, by the value in `column`. */
export async function readEarlierRows(name: string, column: string): Promise<Map<unknown, Row>> {
  const json = await readFile(path.join(FOLDER, `${name}.json`), "utf8").catch(() => '{"rows":[]}');
  const { rows } = JSON.parse(json) as { rows: Row[] };
  return new Map(rows.map((row) => [row[column], row]));
}

/** Prints a table and writes it to files, with the commit that was measured. */
export async function writeResults({ name, title, rows, note }: Results): Promise<void> {
  const at = new Date().toISOString();
  const commit = measuredCommit();
  const when = `Measured ${at} at commit ${commit} on Node ${process.versions.node}.`;
  const text = [`# ${title}`, when, markdownTable(rows), note].filter(Boolean).join("\n\n");
  await mkdir(FOLDER, { recursive: true });
  const json = JSON.stringify({ at, commit, title, rows, note }, null, 2);
  await writeFile(path.join(FOLDER, `${name}.json`), `${json}\n`);
  await writeFile(path.join(FOLDER, `${name}.md`), `${text}\n`);
  process.stdout.write(`\n${text}\n\n`);
}
