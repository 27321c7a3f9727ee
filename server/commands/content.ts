import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectDatabase } from "../app/connectDatabase";
import { exportPack } from "../app/content/export/exportPack";
import { importPack } from "../app/content/import/importPack";
import { PackRefused } from "../app/content/read/packFolder";
import { readPack } from "../app/content/read/readPack";
import { createServices } from "../app/createServices";
import { openDataKey } from "../app/openDataKey";
import { queues } from "../app/queues";
import { startChecker } from "../app/startChecker";
import { startDatabase } from "../app/startDatabase";
import type { Config } from "../core/config";
import { readConfig, requireDatabaseUrl } from "../core/config";
import { ConfigError } from "../core/environment";
import { migrate } from "../database/migrate";
import { isCheckerReachable } from "../features/practice/checker/askChecker";
import type { Services } from "../platform/context";
import { runProgram } from "./runProgram";

const USAGE = `Moves an academy's content as a folder of files: never people, orders, codes or private links.
  npm run content -- export <new folder>
  npm run content -- import <folder>             brings the academy in line with the folder; deletes nothing
  npm run content -- import <folder> --dry-run   only lists what would change`;

const LISTENS_WITHIN_MS = 20_000;

function say(message: string): void {
  process.stderr.write(`${message}\n`);
}

function readArguments() {
  try {
    const options = { "dry-run": { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [action, folder, ...more] = positionals;
    const isDryRun = values["dry-run"];
    const isKnown = action === "import" || (action === "export" && !isDryRun);
    if (isKnown && folder && more.length === 0) return { action, folder, isDryRun };
  } catch {
    // An unknown option: explain the usage.
  }
  throw new ConfigError(USAGE);
}

async function exportTo(folder: string): Promise<void> {
  const dataSource = await connectDatabase({ url: requireDatabaseUrl(), poolSize: 1 });
  try {
    // One moment of the academy, whatever staff save in between.
    const count = await dataSource.transaction("REPEATABLE READ", (manager) => exportPack(manager, folder));
    process.stdout.write(`${folder} has the academy's content in ${count} files.\n`);
  } finally {
    await dataSource.destroy();
  }
}

/** Until it listens: the import needs verdicts at once. Returns how to stop it. */
async function withChecker(services: Services, config: Config): Promise<() => Promise<void>> {
  let stop = async () => {};
  const stopping = { add: (step: () => Promise<unknown>) => (stop = async () => void (await step())) };
  await startChecker({ config, services, stopping, log: { warn: (_details, message) => say(message) } });
  const giveUpAt = Date.now() + LISTENS_WITHIN_MS;
  while (services.checker && Date.now() < giveUpAt && !(await isCheckerReachable(services.checker)))
    await sleep(100);
  return stop;
}

async function importFrom(folder: string, isDryRun: boolean): Promise<void> {
  requireDatabaseUrl();
  const config = readConfig();
  const pack = await readPack(folder, new Date());
  const { url, ownerUrl, secretKey } = await startDatabase(config, say);
  const dataSource = await connectDatabase({ url, poolSize: 2 });
  try {
    const whileLocked = async () => openDataKey(dataSource.manager, { ...config, secretKey });
    const services = createServices(dataSource, await migrate(dataSource, { ownerUrl, queues, whileLocked }));
    const stopChecker = await withChecker(services, config);
    try {
      const changes = await importPack(services, pack, { isDryRun });
      for (const change of changes) process.stdout.write(`${change}\n`);
      const done = isDryRun ? "Nothing was written" : "Done";
      process.stdout.write(`${done}: ${changes.length === 1 ? "1 change" : `${changes.length} changes`}.\n`);
    } finally {
      await stopChecker();
    }
  } finally {
    await dataSource.destroy();
  }
}

async function moveContent(): Promise<void> {
  const { action, folder, isDryRun } = readArguments();
  try {
    await (action === "export" ? exportTo(folder) : importFrom(folder, isDryRun));
  } catch (error) {
    throw error instanceof PackRefused ? new ConfigError(error.message) : error;
  }
}

await runProgram(moveContent);
