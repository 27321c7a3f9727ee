import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { Context, Services } from "./context";

/** A DataLoader per request. `load` returns a map by key; a missing key resolves to `undefined`. */
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

/** More rows would make the first request wait for the last. */
const MAX_SHARED = 20;

/** Batches the reads of several requests in one event-loop turn, uncached. `load` keeps the keys' order. */
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
        maxBatchSize: MAX_SHARED,
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
