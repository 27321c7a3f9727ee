import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../../core/config";
import type { TableSums } from "../../database/backup/backupFile";
import { JOBS } from "../../database/backup/backupFile";
import type { BackupContents } from "../../database/backup/backupReader";
import { replaceDatabase } from "../../database/backup/replaceDatabase";
import { openSnapshot, sumTables } from "../../database/backup/writeBackup";
import { readTables } from "../../database/backup/tables";
import { checkBackup } from "../../database/backup/backupReader";
import { startEmbeddedPostgres } from "../../database/embeddedPostgres";
import { ensureDatabase } from "../../database/migrate";
import { queues } from "../queues";
import { withClient } from "./openOwnDatabase";
import type { StoredBackup } from "./restoreBackup";
import { requireUsable, textOf } from "./restoreBackup";
import { tryRestored } from "./tryRestored";

/** Reads every row again: counts and checksums must be the backup's. */
async function findDifferences(url: string, expected: TableSums): Promise<string[]> {
  const found = await withClient(url, async (client) => {
    await openSnapshot(client);
    return sumTables(client, await readTables(client));
  });
  return Object.entries(expected)
    .filter(([name]) => name !== JOBS.name)
    .filter(([name, sum]) => found[name]?.rows !== sum.rows || found[name].sha256 !== sum.sha256)
    .map(([name]) => `The rows of ${name} are not those of the backup.`);
}

interface Verdict extends BackupContents {
  problems: string[];
}

/** Restores a backup into a database of its own, which is deleted afterwards, and starts the product on it. */
export async function verifyBackup(
  config: Config & { secretKey: string },
  backup: StoredBackup,
): Promise<Verdict> {
  const contents = await checkBackup(textOf(backup));
  const { header } = contents;
  requireUsable(header, [config.secretKey, config.previousSecretKey]);
  await mkdir(config.dataDir, { recursive: true });
  const folder = await mkdtemp(path.join(config.dataDir, "verify-"));
  const scratch = await startEmbeddedPostgres({
    directory: path.join(folder, "postgres"),
    settings: { fsync: "off" },
  });
  try {
    await ensureDatabase(scratch.url);
    const afterwards = async () => {};
    await replaceDatabase(scratch.url, { ...header, queues, text: () => textOf(backup), afterwards });
    const problems = await findDifferences(scratch.url, contents.sums);
    return { ...contents, problems: [...problems, ...(await tryRestored(scratch.url, config))] };
  } finally {
    await scratch.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
