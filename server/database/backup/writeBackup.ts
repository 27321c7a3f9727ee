import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { BackupEnd, BackupHeader, RowsSum, TableSums } from "./backupFile";
import { JOBS, ROWS_END } from "./backupFile";
import type { Table } from "./tables";
import { readSequences, readTables } from "./tables";

/** Values read the same whatever the server's settings are, and large tables from their first row. */
const SAME_EVERYWHERE = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL synchronize_seqscans = off;
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Repeated at each start by its schedule, or with the e-mail that waits for staff. */
const WAITING_JOBS = `
  SELECT j.name, j.data FROM pgboss.job j
  WHERE j.state IN ('created', 'retry', 'active') AND j.name NOT IN ('letters', 'dead-letters', '__pgboss__send-it')
    AND NOT EXISTS (SELECT 1 FROM pgboss.schedule s WHERE s.name = j.name)`;

/** False if the first start ended before its queues were there. */
async function hasJobs(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "SELECT to_regclass('pgboss.job') IS NOT NULL AS has",
  );
  return rows[0]?.has ?? false;
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}

function selectOf(client: ClientBase, { name, columns }: Table): string {
  if (name === JOBS.name) return WAITING_JOBS;
  return `SELECT ${columns.map((column) => client.escapeIdentifier(column)).join(", ")} FROM public.${client.escapeIdentifier(name)}`;
}

/** All within one moment of the database. The transaction stays open. */
export async function openSnapshot(client: ClientBase): Promise<void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await client.query(SAME_EVERYWHERE);
}

async function* writeRows(client: ClientBase, table: Table): AsyncGenerator<Buffer, RowsSum> {
  const hash = createHash("sha256");
  const rows = client.query(copyTo(`COPY (${selectOf(client, table)}) TO STDOUT`));
  for await (const part of rows as AsyncIterable<Buffer>) {
    hash.update(part);
    yield part;
  }
  return { rows: rows.rowCount, sha256: hash.digest("hex") };
}

/** Count and checksum of each table as it is now, to compare a restored database with its backup. */
export async function sumTables(client: ClientBase, tables: Table[]): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of tables) {
    const parts = writeRows(client, table);
    let next = await parts.next();
    while (!next.done) next = await parts.next();
    sums[table.name] = next.value;
  }
  return sums;
}

export interface Written {
  header: BackupHeader;
  rows: number;
}

/** The database's rows as a backup's text, while the academy runs, in bounded memory. */
export async function* writeBackup(
  client: ClientBase,
  header: BackupHeader,
): AsyncGenerator<Buffer, Written> {
  await openSnapshot(client);
  yield json(header);
  const tables = [...(await readTables(client)), ...((await hasJobs(client)) ? [JOBS] : [])];
  const end: BackupEnd = { tables: tables.length, rows: 0, sequences: [] };
  for (const table of tables) {
    yield json(table);
    const sum = yield* writeRows(client, table);
    yield ROWS_END;
    yield json(sum);
    end.rows += sum.rows;
  }
  // Read last: a sequence goes on outside of transactions, and must be past every row's number.
  end.sequences = await readSequences(client);
  await client.query("COMMIT");
  yield json({ end });
  return { header, rows: end.rows };
}
