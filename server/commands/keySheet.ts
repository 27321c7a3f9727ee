import "reflect-metadata";
import { fingerprintOf } from "../app/openDataKey";
import { readSecretKey } from "../app/backup/readSecretKey";
import { readConfig } from "../core/config";
import { ConfigError } from "../core/environment";
import { createBackupStore } from "../database/backup/backupStore";
import { runProgram } from "./runProgram";

/** What no backup contains, to print and keep apart from the backups. */
async function printKeySheet(): Promise<void> {
  const config = readConfig();
  const { place, key } = config.backup;
  const secretKey = await readSecretKey(config);
  if (!secretKey) throw new ConfigError("There is no SECRET_KEY yet: start the academy first.");
  process.stdout.write(`Keys of the academy at ${config.publicOrigin ?? config.dataDir}

Print this page and keep it apart from the backups: together they are the whole academy.
Without SECRET_KEY a restored academy has no secret codes, and its links to orders do not work.
Without BACKUP_KEY an encrypted backup cannot be read by anyone.

SECRET_KEY   ${secretKey}
fingerprint  ${fingerprintOf(secretKey)}
BACKUP_KEY   ${key ?? "none: backups are not encrypted"}
backups      ${createBackupStore(place).label}
`);
}

await runProgram(printKeySheet);
