import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { BackupContents } from "./backupReader";
import { JOBS } from "./backupFile";
import { readBackup } from "./backupReader";
import type { Table } from "./tables";
import { readTables } from "./tables";

async function onAll(client: ClientBase, tables: Table[], change: string): Promise<void> {
  for (const { name } of tables)
    await client.query(`ALTER TABLE public.${client.escapeIdentifier(name)} ${change}`);
}

async function load(
  client: ClientBase,
  { name, columns }: Table,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  const into = name === JOBS.name ? "pg_temp.waiting_jobs" : `public.${client.escapeIdentifier(name)}`;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
  await pipeline(Readable.from(rows), client.query(copyFrom(`COPY ${into} (${list}) FROM STDIN`)));
}

/**
 * Fills tables that the backup's own migrations made, within the caller's transaction. Triggers are off until the end: their
 * work is in the rows. The jobs that waited are in `pg_temp.waiting_jobs` afterwards.
 */
export async function loadBackup(client: ClientBase, chunks: AsyncIterable<Buffer>): Promise<BackupContents> {
  const tables = await readTables(client);
  await client.query("CREATE TEMPORARY TABLE waiting_jobs (name text, data jsonb) ON COMMIT DROP");
  await onAll(client, tables, "DISABLE TRIGGER USER");
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  await client.query(`TRUNCATE ${names.join(", ")} CASCADE`);
  const contents = await readBackup(chunks, async (table, rows) => load(client, table, rows));
  for (const { name, value, isCalled } of contents.end.sequences)
    await client.query("SELECT setval($1::regclass, $2, $3)", [
      `public.${client.escapeIdentifier(name)}`,
      value,
      isCalled,
    ]);
  await onAll(client, tables, "ENABLE TRIGGER USER");
  return contents;
}
