import "reflect-metadata";
import { openOwnDatabase, withClient } from "../app/backup/openOwnDatabase";
import { recordBackupRun, takeBackup } from "../app/backup/takeBackup";
import { readConfig } from "../core/config";
import { createBackupStore } from "../database/backup/backupStore";
import { BackupRunKind } from "../platform/backups/backupRun.entity";
import { runProgram } from "./runProgram";

/** Backs up the academy, which may be running. */
async function backUp(): Promise<void> {
  const config = readConfig();
  const { place, key } = config.backup;
  const store = createBackupStore(place);
  const database = await openOwnDatabase(config);
  try {
    await withClient(database.url, async (client) => {
      const { name, rows } = await takeBackup(client, { store, key });
      await recordBackupRun(client, { kind: BackupRunKind.BACKUP, fileName: name, rows });
      const how = key ? "encrypted" : "not encrypted: set BACKUP_KEY to encrypt it";
      process.stdout.write(`${store.label} has the backup ${name}: ${rows} rows, ${how}.\n`);
    });
  } finally {
    await database.close();
  }
}

await runProgram(backUp);
