import DataLoader from "dataloader";
import type { Context } from "./context";

/**
 * Defines a batched read that lives as long as a request. `load` answers a map by key; a key that
 * is not in it is `undefined`.
 */
export function defineLoader<Value>(
  load: (context: Context, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
) {
  return (context: Context): DataLoader<string, Value | undefined> => {
    const known = context.loaders.get(load);
    if (known) return known as DataLoader<string, Value | undefined>;
    const loader = new DataLoader<string, Value | undefined>(async (keys) => {
      const found = await load(context, keys);
      return keys.map((key) => found.get(key));
    });
    context.loaders.set(load, loader);
    return loader;
  };
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

export function indexBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}
