import "reflect-metadata";
import { parseArgs } from "node:util";
import { findBackup } from "../app/backup/findBackup";
import { openOwnDatabase, withClient } from "../app/backup/openOwnDatabase";
import { readSecretKey } from "../app/backup/readSecretKey";
import { recordBackupRun } from "../app/backup/takeBackup";
import { verifyBackup } from "../app/backup/verifyBackup";
import { readConfig } from "../core/config";
import { ConfigError } from "../core/environment";
import { createBackupStore } from "../database/backup/backupStore";
import { BackupRunKind } from "../platform/backups/backupRun.entity";
import { runProgram } from "./runProgram";

const USAGE = `Restores a backup into a scratch database, compares every row and starts the academy on it.
  npm run backup:verify                      the newest one
  npm run backup:verify -- <name or file>`;

function readWanted(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length <= 1) return positionals[0] ?? "latest";
  } catch {
    // An unknown option: explain the usage.
  }
  throw new ConfigError(USAGE);
}

/** Exits with 1 when the backup is not complete. */
async function verify(): Promise<void> {
  const wanted = readWanted();
  const config = readConfig();
  const backups = config.backup;
  const secretKey = await readSecretKey(config);
  if (!secretKey) throw new ConfigError("There is no SECRET_KEY yet: start the academy first.");
  const backup = await findBackup(createBackupStore(backups.place), backups, wanted);
  const { problems, end, header } = await verifyBackup({ ...config, secretKey }, backup);
  if (problems.length > 0) {
    process.stdout.write(`${backup.name} is NOT complete:\n${problems.join("\n")}\n`);
    process.exitCode = 1;
    return;
  }
  const database = await openOwnDatabase(config);
  try {
    const run = { kind: BackupRunKind.VERIFICATION, fileName: backup.name, rows: end.rows };
    await withClient(database.url, async (client) => recordBackupRun(client, run));
  } finally {
    await database.close();
  }
  process.stdout.write(
    `${backup.name} of ${header.takenAt} is complete: ${end.tables} tables, ${end.rows} rows, and the academy starts on it.\n`,
  );
}

await runProgram(verify);
