import type { SqlSet } from "../../../../labs/engine/jobs";

/** Rows as JSON; null if there are none, or something else. */
export function readRows(json: string | null): SqlSet | null {
  if (json === null) return null;
  const { columns, rows, count, affected } = JSON.parse(json) as Partial<SqlSet>;
  if (!columns || !rows) return null;
  return { columns, rows, count: count ?? rows.length, affected: affected ?? 0 };
}
