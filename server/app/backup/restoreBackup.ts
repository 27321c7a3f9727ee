import type { Readable } from "node:stream";
import type { Config } from "../../core/config";
import type { BackupHeader } from "../../database/backup/backupFile";
import { BackupRefused } from "../../database/backup/backupFile";
import { checkBackup } from "../../database/backup/backupReader";
import { unpack } from "../../database/backup/packing";
import { replaceDatabase } from "../../database/backup/replaceDatabase";
import { setClusterAside } from "../../database/embeddedPostgres";
import { newerMigrations } from "../../database/newerMigrations";
import { EmailState } from "../../platform/mail/email.entity";
import { fingerprintOf } from "../openDataKey";
import { queues } from "../queues";
import type { OpenDatabase } from "./openOwnDatabase";
import { embeddedFolder, openOwnDatabase, withClient } from "./openOwnDatabase";
import type { Backups } from "./takeBackup";
import { takeBackup } from "./takeBackup";

type Say = (message: string) => void;

/** What a restore needs of a backup, wherever it is. */
export interface StoredBackup {
  name: string;
  open: () => Promise<Readable>;
  key: string | null;
}

export async function* textOf({ open, key }: StoredBackup): AsyncGenerator<Buffer> {
  yield* unpack(await open(), key);
}

/** Refuses what this release, or this academy's key, cannot use. */
export function requireUsable(
  { migrations, keyFingerprint }: BackupHeader,
  secretKeys: (string | null)[],
): void {
  if (newerMigrations(migrations).length > 0)
    throw new BackupRefused("The backup is of a newer release. Restore it with that release.");
  const known = secretKeys.flatMap((key) => (key ? [fingerprintOf(key)] : []));
  if (keyFingerprint && !known.includes(keyFingerprint))
    throw new BackupRefused(
      `The backup was made with another SECRET_KEY, whose fingerprint is ${keyFingerprint}. Set that key: without it no code and no link would work.`,
    );
}

/** They may have been sent since the backup was taken. */
const HOLD_EMAILS = "UPDATE letters SET state = $1, claimed_until = NULL WHERE state = $2";

const OTHERS = `
  SELECT count(*)::int AS others FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

async function requireAlone(url: string): Promise<void> {
  const { rows } = await withClient(url, async (client) => client.query<{ others: number }>(OTHERS));
  if (rows[0]?.others)
    throw new BackupRefused(
      `Other programs use this database (connections: ${rows[0].others}). Stop the academy first.`,
    );
}

interface Target {
  database: OpenDatabase;
  /** Undoes what opening it changed. */
  putBack: () => Promise<void>;
}

/** An embedded database that does not start is moved aside, and comes back if the restore fails. */
async function openOrReplace(config: Config, say: Say): Promise<Target> {
  try {
    return { database: await openOwnDatabase(config), putBack: async () => {} };
  } catch (error) {
    const aside = config.databaseUrl ? null : await setClusterAside(embeddedFolder(config));
    if (!aside) throw error;
    say(`The database does not start. It is in ${aside.place} now; a new one takes its place.`);
    try {
      return { database: await openOwnDatabase(config), putBack: aside.putBack };
    } catch (again) {
      await aside.putBack();
      throw again;
    }
  }
}

async function keepPresent(url: string, backups: Backups, say: Say): Promise<void> {
  try {
    const { name } = await withClient(url, async (client) => takeBackup(client, backups, "before-restore"));
    say(`The academy as it was is in ${name}.`);
  } catch (error) {
    say(`There is no restore point of the present database: ${(error as Error).message}`);
  }
}

/** Replaces the academy by a backup. Ends restored, or with the old one and a sentence that says why. */
export async function restoreBackup(
  {
    config,
    secretKeys,
    backups,
    say,
  }: { config: Config; secretKeys: (string | null)[]; backups: Backups; say: Say },
  backup: StoredBackup,
): Promise<BackupHeader> {
  const { header } = await checkBackup(textOf(backup));
  requireUsable(header, secretKeys);
  const { database, putBack } = await openOrReplace(config, say);
  let isDone = false;
  try {
    await requireAlone(database.url);
    await keepPresent(database.url, backups, say);
    await replaceDatabase(database.url, {
      migrations: header.migrations,
      queues,
      text: () => textOf(backup),
      afterwards: async (runner) => {
        await runner.query(HOLD_EMAILS, [EmailState.HELD, EmailState.QUEUED]);
      },
    });
    isDone = true;
    return header;
  } finally {
    await database.close();
    if (!isDone) await putBack();
  }
}
