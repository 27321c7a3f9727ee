import type pg from "pg";
import type PgBoss from "pg-boss";
import type { QueryRunner } from "typeorm";
import { MigrationExecutor } from "typeorm";
import { createMigrationSource, poolOf } from "../dataSource";
import type { QueueOptions } from "../jobQueues";
import { createBoss, installJobQueues } from "../jobQueues";
import type { BackupContents } from "./backupReader";
import { loadBackup } from "./loadBackup";

/** Everything in the schema but what an extension brought. */
const EMPTY_SCHEMA = `DO $$ DECLARE line text; BEGIN
  FOREACH line IN ARRAY ARRAY(
    SELECT format('DROP %s IF EXISTS %s CASCADE', kind, name) FROM (
      SELECT CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'r' THEN 'TABLE' ELSE 'SEQUENCE' END AS kind, oid::regclass::text AS name
        FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'r', 'S')
      UNION ALL SELECT 'ROUTINE', p.oid::regprocedure::text
        FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')) found
    ORDER BY array_position(ARRAY['VIEW', 'TABLE', 'SEQUENCE', 'ROUTINE'], kind)) LOOP
    EXECUTE line;
  END LOOP;
END $$`;

const JOBS_AT_ONCE = 1000;

async function enqueueWaiting(runner: QueryRunner, boss: PgBoss): Promise<void> {
  await runner.query("DELETE FROM pgboss.job");
  const db = {
    executeSql: async (text: string, values: unknown[]) => ({
      rows: (await runner.query(text, values)) as unknown[],
    }),
  };
  const jobs = (await runner.query("SELECT name, data FROM pg_temp.waiting_jobs")) as PgBoss.JobInsert[];
  for (let from = 0; from < jobs.length; from += JOBS_AT_ONCE)
    await boss.insert(jobs.slice(from, from + JOBS_AT_ONCE), { db });
}

interface ReplaceOptions {
  /** The migrations that the backup's database had. */
  migrations: string[];
  queues: QueueOptions[];
  /** A fresh start of the backup's text. */
  text: () => AsyncIterable<Buffer>;
  /** Within the same transaction. */
  afterwards: (runner: QueryRunner) => Promise<void>;
}

/** Replaces all of the academy by the backup in one transaction: an end half-way leaves the old one. */
export async function replaceDatabase(
  url: string,
  { migrations, queues, text, afterwards }: ReplaceOptions,
): Promise<BackupContents> {
  const source = await createMigrationSource(url, migrations).initialize();
  const runner = source.createQueryRunner();
  try {
    // pg-boss commits by itself; an empty queue more does no harm.
    await installJobQueues(poolOf(source), queues);
    const client = (await runner.connect()) as pg.ClientBase;
    await runner.startTransaction();
    await runner.query(EMPTY_SCHEMA);
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = "none";
    await executor.executePendingMigrations();
    const contents = await loadBackup(client, text());
    await enqueueWaiting(runner, createBoss(poolOf(source)));
    await afterwards(runner);
    await runner.commitTransaction();
    return contents;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
    await source.destroy();
  }
}
