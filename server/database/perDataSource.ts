import type { DataSource } from "typeorm";

/** Prepares something once for each data source, such as SQL from its metadata. */
export function perDataSource<Value>(prepare: (dataSource: DataSource) => Value) {
  const values = new WeakMap<DataSource, Value>();
  return (dataSource: DataSource): Value => {
    const value = values.get(dataSource) ?? prepare(dataSource);
    values.set(dataSource, value);
    return value;
  };
}
