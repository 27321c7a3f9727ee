export interface Rows {
  columns: string[];
  rows: (string | null)[][];
}

interface Sent {
  columns?: (string | { name: string })[];
  rows?: (string | number | boolean | null)[][];
}

/** Rows as the server sends them; null if it sent none, or something else. */
export function readRows(json: string | null): Rows | null {
  if (json === null) return null;
  const { columns, rows } = JSON.parse(json) as Sent;
  if (!columns || !rows) return null;
  return {
    columns: columns.map((column) => (typeof column === "string" ? column : column.name)),
    rows: rows.map((row) => row.map((value) => (value === null ? null : String(value)))),
  };
}

const keyOf = (row: (string | null)[]) => JSON.stringify(row);

/** Which rows of `one` the other has no match for; each row matches once. */
export function findUnmatched(one: Rows, other: Rows): Set<number> {
  const left = new Map<string, number>();
  for (const row of other.rows) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  const unmatched = new Set<number>();
  one.rows.forEach((row, index) => {
    const count = left.get(keyOf(row)) ?? 0;
    if (count === 0) unmatched.add(index);
    else left.set(keyOf(row), count - 1);
  });
  return unmatched;
}
