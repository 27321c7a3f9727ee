import type { Config } from "../../core/config";
import { ConfigError } from "../../core/environment";
import { createBackupStore } from "../../database/backup/backupStore";
import { withClient } from "./openOwnDatabase";
import { takeBackup } from "./takeBackup";

/** Without it nothing is migrated, unless the settings say so. */
export async function backUpBeforeMigration(
  url: string,
  { backup: { place, key, isBeforeMigration } }: Config,
  say: (message: string) => void,
): Promise<void> {
  if (!isBeforeMigration) return;
  const store = createBackupStore(place);
  try {
    const { name } = await withClient(url, async (client) =>
      takeBackup(client, { store, key }, "before-migration"),
    );
    say(`· Backed up before migrating: ${name} in ${store.label}`);
  } catch (error) {
    throw new ConfigError(
      `The backup before migrating failed, so nothing was migrated: ${(error as Error).message} Set BACKUP_TO to a place for backups, or BACKUP_BEFORE_MIGRATION=off to migrate without one.`,
    );
  }
}
