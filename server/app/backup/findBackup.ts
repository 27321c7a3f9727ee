import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import type { BackupConfig } from "../../core/backupConfig";
import { BackupRefused } from "../../database/backup/backupFile";
import type { BackupStore } from "../../database/backup/backupStore";
import { newestBackup } from "../../database/backup/keptBackups";
import type { StoredBackup } from "./restoreBackup";

/** `wanted` is a file, a name in the store, or "latest". */
export async function findBackup(
  store: BackupStore,
  { key }: Pick<BackupConfig, "key">,
  wanted: string,
): Promise<StoredBackup> {
  if (wanted !== "latest" && existsSync(wanted))
    return { name: path.basename(wanted), key, open: async () => createReadStream(wanted) };
  const names = await store.list();
  const name = wanted === "latest" ? newestBackup(names) : wanted;
  if (!name || !names.includes(name))
    throw new BackupRefused(`${store.label} has no ${name ? `backup ${name}` : "backup"}.`);
  return { name, key, open: async () => store.open(name) };
}
