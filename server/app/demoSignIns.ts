import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../core/config";
import type { DemoSignIns } from "./seed/signIns";

const FILE = "demo-sign-ins.txt";

function describe({ people, codes }: DemoSignIns): string {
  const width = Math.max(...codes.map(({ batch }) => batch.length));
  return [
    "Demo sign-ins (made for this database only):",
    ...people.map(({ role, email, password }) => `  ${role.padEnd(8)} ${email.padEnd(22)} ${password}`),
    "",
    "Secret codes of the demo batches:",
    ...codes.map(({ batch, code }) => `  ${batch.padEnd(width)}  ${code}`),
  ].join("\n");
}

export async function saveDemoSignIns(dataDir: string, signIns: DemoSignIns): Promise<void> {
  const file = path.join(dataDir, FILE);
  await writeFile(file, `${describe(signIns)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
}

/** Skips a log: with an external database, standard output is usually one that others read. */
export async function printDemoSignIns(
  { dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">,
  isTerminal: boolean,
): Promise<string | null> {
  const file = path.join(dataDir, FILE);
  const signIns = await readFile(file, "utf8").catch(() => null);
  if (signIns === null || isTerminal || !databaseUrl) return signIns;
  return `The demo's sign-ins are in ${file}.`;
}
