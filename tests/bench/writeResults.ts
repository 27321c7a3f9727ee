import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = "tests/bench/results";

type Row = Record<string, string | number>;

function markdownTable(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => "---"), ...rows.map((row) => columns.map((name) => row[name]))];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export async function writeResults(name: string, title: string, rows: Row[]): Promise<void> {
  const at = new Date().toISOString();
  const text = `# ${title}\n\nMeasured ${at} on Node ${process.versions.node}.\n\n${markdownTable(rows)}\n`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, `${name}.json`), `${JSON.stringify({ at, title, rows }, null, 2)}\n`);
  await writeFile(path.join(FOLDER, `${name}.md`), text);
  process.stdout.write(`\n${text}\n`);
}
