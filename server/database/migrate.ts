import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { MigrationExecutor } from "typeorm";
import { LOCK_NOT_AVAILABLE, databaseFaultOf } from "../core/databaseFault";
import { DatabaseClient } from "./databaseClient";
import { adoptDatabase } from "./adoptDatabase";
import { grantToAppRole } from "./appRole";
import { createMigrationSource, poolOf } from "./dataSource";
import type { QueueOptions } from "./jobQueues";
import { installJobQueues } from "./jobQueues";
import { runMigrations } from "./runMigrations";

/** One of several starting processes migrates and seeds; the others wait for this advisory lock. */
const MIGRATION_LOCK = 781_406_021;
const LOCK_TRIES = 10;
/** Lets the queries that queue for the table run in between. */
const LOCK_PAUSE_MS = 1000;

function urlOf(dataSource: DataSource): string {
  return (dataSource.options as { url: string }).url;
}

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

/** Retries while another connection holds a needed lock. */
async function retryWhileLocked(work: () => Promise<unknown>): Promise<void> {
  for (let triesLeft = LOCK_TRIES - 1; ; triesLeft -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (databaseFaultOf(error) !== LOCK_NOT_AVAILABLE || triesLeft === 0) throw error;
      await sleep(LOCK_PAUSE_MS);
    }
  }
}

interface MigrateOptions<Result> {
  ownerUrl?: string | null;
  /** Tells of each migration, in lines. */
  say?: (message: string) => void;
  /** Runs before migrations that change a database with an academy in it. */
  beforeChange?: () => Promise<void>;
  queues: QueueOptions[];
  whileLocked: () => Promise<Result>;
}

/** False for a database that is new, or up to date. */
async function changesAcademy(source: DataSource): Promise<boolean> {
  const executor = new MigrationExecutor(source);
  const done = await executor.getExecutedMigrations();
  return done.length > 0 && (await executor.getPendingMigrations()).length > 0;
}

async function changeSchema(
  url: string,
  { ownerUrl = null, beforeChange, say, queues }: Omit<MigrateOptions<unknown>, "whileLocked">,
): Promise<void> {
  const source = await createMigrationSource(ownerUrl ?? url).initialize();
  try {
    await adoptDatabase(source);
    if (await changesAcademy(source)) await beforeChange?.();
    await retryWhileLocked(async () => runMigrations(source, say));
    await retryWhileLocked(async () => installJobQueues(poolOf(source), queues));
    if (ownerUrl) await retryWhileLocked(async () => grantToAppRole(source.manager, url));
  } finally {
    await source.destroy();
  }
}

export async function migrate<Result>(
  dataSource: DataSource,
  { whileLocked, ...options }: MigrateOptions<Result>,
): Promise<Result> {
  const lock = new DatabaseClient({ connectionString: urlOf(dataSource) });
  await lock.connect();
  try {
    await lock.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await changeSchema(urlOf(dataSource), options);
    return await whileLocked();
  } finally {
    await lock.end();
  }
}
