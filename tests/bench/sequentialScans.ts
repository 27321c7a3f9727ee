import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** Connections flush their counts to PostgreSQL's statistics about once a second. */
const STATISTICS_DELAY_MS = 3000;

/** How often each table was read in sequence so far. */
export async function sequentialScans(client: pg.Client, tables: string[]): Promise<Map<string, number>> {
  await sleep(STATISTICS_DELAY_MS);
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    "SELECT relname, seq_scan FROM pg_stat_user_tables WHERE relname = ANY($1)",
    [tables],
  );
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]));
}
