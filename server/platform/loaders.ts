import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { Context, Services } from "./context";

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

/** Rows of one shared statement; more would make the first of them wait for the last. */
const MOST_SHARED = 20;

/**
 * Defines a read that requests share: what they ask for within one turn of the event loop is read in one statement,
 * which under load is most of what a small read costs. Nothing is kept, and `load` answers in the order of the
 * keys; a key says who is asking where the answer depends on it.
 */
export function defineSharedLoader<Key, Value>(
  load: (services: Services, keys: readonly Key[]) => Promise<Value[]>,
) {
  const loaders = new WeakMap<DataSource, DataLoader<Key, Value>>();
  return (services: Services, key: Key): Promise<Value> => {
    const { dataSource } = services;
    const loader =
      loaders.get(dataSource) ??
      new DataLoader<Key, Value>((keys) => load(services, keys), {
        cache: false,
        maxBatchSize: MOST_SHARED,
        batchScheduleFn: (read) => setImmediate(read),
      });
    loaders.set(dataSource, loader);
    return loader.load(key);
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
