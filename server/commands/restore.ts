import "reflect-metadata";
import { parseArgs } from "node:util";
import { findBackup } from "../app/backup/findBackup";
import { readSecretKey } from "../app/backup/readSecretKey";
import { restoreBackup } from "../app/backup/restoreBackup";
import { readConfig } from "../core/config";
import { ConfigError } from "../core/environment";
import { createBackupStore } from "../database/backup/backupStore";
import { runProgram } from "./runProgram";

const USAGE = `Replaces the academy by a backup. Stop the academy first. What it was is backed up before, if it can be read.
  npm run restore -- latest
  npm run restore -- <name or file>`;

function readWanted(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [wanted] = positionals;
    if (wanted && positionals.length === 1) return wanted;
  } catch {
    // An unknown option: explain the usage.
  }
  throw new ConfigError(USAGE);
}

async function restore(): Promise<void> {
  const wanted = readWanted();
  const config = readConfig();
  const { place, key } = config.backup;
  const store = createBackupStore(place);
  const secretKeys = [await readSecretKey(config), config.previousSecretKey];
  const say = (message: string) => void process.stdout.write(`${message}\n`);
  const backup = await findBackup(store, { key }, wanted);
  try {
    const { takenAt } = await restoreBackup({ config, secretKeys, backups: { store, key }, say }, backup);
    say(`Restored: the academy is as it was at ${takenAt}. Start it; everyone signs in again.`);
    say("E-mails of that time wait at /cms/mail until staff release or drop them.");
  } catch (error) {
    say("Nothing was restored: the academy is still the old one.");
    throw error;
  }
}

await runProgram(restore);
