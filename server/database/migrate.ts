import type { DataSource } from "typeorm";
import { DatabaseClient } from "./databaseClient";
import { poolOf } from "./dataSource";
import { installJobQueues } from "./jobQueues";

/** Any fixed number will do: whoever migrates this database holds it. */
const MIGRATION_LOCK = 781_406_021;

/** Makes the database of an embedded cluster when it is not there yet. */
export async function ensureDatabase(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  target.pathname = "/postgres";
  const client = new DatabaseClient({ connectionString: target.href });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (!rowCount) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

/**
 * Runs the migrations that are missing, then `whileLocked`, under an advisory lock: of several
 * processes that boot on one database, one migrates and seeds, and the others wait.
 */
export async function migrate(dataSource: DataSource, whileLocked?: () => Promise<void>): Promise<void> {
  const lock = new DatabaseClient({ connectionString: (dataSource.options as { url: string }).url });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: "each" });
    await installJobQueues(poolOf(dataSource));
    await whileLocked?.();
  } finally {
    await lock.end();
  }
}
