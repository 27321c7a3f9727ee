import type { DataSource } from "typeorm";
import { DatabaseClient } from "./databaseClient";
import { grantToAppRole } from "./appRole";
import { createDataSource, poolOf } from "./dataSource";
import { installJobQueues } from "./jobQueues";

/** Any fixed number will do: whoever migrates this database holds it. */
const MIGRATION_LOCK = 781_406_021;

function urlOf(dataSource: DataSource): string {
  return (dataSource.options as { url: string }).url;
}

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

/** Runs the migrations that are missing; with a role of its own for that, the app's role gets its rights after. */
async function changeSchema(dataSource: DataSource, ownerUrl: string | null): Promise<void> {
  if (!ownerUrl) {
    await dataSource.runMigrations({ transaction: "each" });
    return installJobQueues(poolOf(dataSource));
  }
  const owner = await createDataSource({ url: ownerUrl, poolSize: 1 }).initialize();
  try {
    await changeSchema(owner, null);
    await grantToAppRole(owner.manager, urlOf(dataSource));
  } finally {
    await owner.destroy();
  }
}

interface MigrateOptions {
  /** The role that owns the tables, where the app runs as another. */
  ownerUrl?: string | null;
  whileLocked?: () => Promise<void>;
}

/**
 * Changes the schema, then runs `whileLocked`, under an advisory lock: of several processes that boot on one database,
 * one migrates and seeds, and the others wait.
 */
export async function migrate(
  dataSource: DataSource,
  { ownerUrl = null, whileLocked }: MigrateOptions = {},
): Promise<void> {
  const lock = new DatabaseClient({ connectionString: urlOf(dataSource) });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await changeSchema(dataSource, ownerUrl);
    await whileLocked?.();
  } finally {
    await lock.end();
  }
}
