import type { ClientBase } from "pg";

export interface Table {
  name: string;
  /** Without generated ones, which the database fills. */
  columns: string[];
}

export interface Sequence {
  name: string;
  value: string;
  isCalled: boolean;
}

/** Everyone signs in again after a restore: a session that was ended since must not come back. Counts of attempts are of no use, and a release brings its files. */
const LEFT_OUT = ["rate_limits", "release_files", "sessions"];

const TABLES = `
  SELECT c.relname AS name,
    ARRAY(SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY a.attnum) AS columns,
    ARRAY(SELECT f.confrelid::regclass::text FROM pg_constraint f
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS parents
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
  ORDER BY c.relname`;

const SEQUENCES = `
  SELECT c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' ORDER BY c.relname`;

interface Found extends Table {
  parents: string[];
}

/** Rows come after those they refer to, so that no constraint has to wait. */
function parentsFirst(found: Found[]): Table[] {
  const ordered: Table[] = [];
  const left = new Map(found.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ parents }) => !parents.some((parent) => left.has(parent)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...left.keys()].join(", ")}.`);
    for (const { name, columns } of ready) {
      left.delete(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Found>(TABLES, [LEFT_OUT]);
  return parentsFirst(rows);
}

export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const from = client.escapeIdentifier(name);
    const read = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${from}`,
    );
    sequences.push({ name, value: "1", isCalled: false, ...read.rows[0] });
  }
  return sequences;
}
