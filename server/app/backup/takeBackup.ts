import type pg from "pg";
import { systemClock } from "../../core/clock";
import { RELEASE } from "../../core/release";
import type { BackupHeader } from "../../database/backup/backupFile";
import { BackupRefused, FORMAT } from "../../database/backup/backupFile";
import type { BackupStore } from "../../database/backup/backupStore";
import type { Safeguard } from "../../database/backup/keptBackups";
import { backupName, outdatedBackups } from "../../database/backup/keptBackups";
import { pack } from "../../database/backup/packing";
import type { Written } from "../../database/backup/writeBackup";
import { writeBackup } from "../../database/backup/writeBackup";
import type { BackupRunKind } from "../../platform/backups/backupRun.entity";

const RECORD = "INSERT INTO backup_runs (kind, at, file_name, rows) VALUES ($1, $2, $3, $4)";

const CAN_RECORD = "SELECT to_regclass('public.backup_runs') IS NOT NULL AS can";

/** Staff see when it was. A database that this release has not migrated yet cannot say it. */
export async function recordBackupRun(
  client: pg.Client,
  { kind, fileName, rows }: { kind: BackupRunKind; fileName: string; rows: number },
): Promise<void> {
  const { rows: found } = await client.query<{ can: boolean }>(CAN_RECORD);
  if (found[0]?.can) await client.query(RECORD, [kind, systemClock.now(), fileName, rows]);
}

/** Null for a database without an academy. */
async function readHeader(client: pg.Client, takenAt: Date): Promise<BackupHeader | null> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS \"isThere\"",
  );
  if (!tables[0]?.isThere) return null;
  const { rows: done } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY id");
  const { rows: keys } = await client.query<{ fingerprint: string }>(
    "SELECT fingerprint FROM secret_key_uses ORDER BY wrapped_data_key IS NULL, used_since DESC LIMIT 1",
  );
  const { rows: servers } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version') AS version",
  );
  return {
    format: FORMAT,
    takenAt: takenAt.toISOString(),
    release: RELEASE,
    server: servers[0]?.version ?? "",
    migrations: done.map(({ name }) => name),
    keyFingerprint: keys[0]?.fingerprint ?? null,
  };
}

interface Taken extends Written {
  name: string;
}

export interface Backups {
  store: BackupStore;
  key: string | null;
}

/** Writes one file while the academy runs, then deletes those that are outdated. */
export async function takeBackup(
  client: pg.Client,
  { store, key }: Backups,
  safeguard?: Safeguard,
): Promise<Taken> {
  const takenAt = systemClock.now();
  const header = await readHeader(client, takenAt);
  if (!header) throw new BackupRefused("There is no academy in this database yet.");
  const name = backupName(takenAt, safeguard);
  const written: { value?: Written } = {};
  async function* text() {
    written.value = yield* writeBackup(client, header as BackupHeader);
  }
  const packed = await pack(text(), key);
  try {
    await store.put(name, packed);
  } finally {
    packed.destroy();
  }
  if (!written.value) throw new Error("The backup was not written to its end.");
  for (const outdated of outdatedBackups(await store.list(), takenAt)) await store.remove(outdated);
  return { ...written.value, name };
}
