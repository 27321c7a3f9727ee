import type { DataSource, ObjectLiteral } from "typeorm";

/** In milliseconds: JavaScript makes a date of a number ten times as fast as of a text. */
const momentSql = (expression: string) => `floor(extract(epoch FROM ${expression}) * 1000)`;

/** How rows of an entity travel as JSON, for statements that read several tables at once. */
export interface RowJson<Row> {
  /** SQL for the row of `alias`, each column under its property's name. */
  sql: (alias: string) => string;
  /** Gives the JSON its dates, in place. The row is a plain object: an entity's prototype costs more than its dates. */
  revive: (json: object) => Row;
}

/**
 * Derives the JSON from the entity's metadata, so a new column cannot be forgotten. Columns with `select: false` stay
 * out, and so does the time at which the row was created: the API has no field for it. `extraDates` are further
 * timestamps of the row: SQL expressions by property.
 */
export function rowJson<Row extends ObjectLiteral>(
  dataSource: DataSource,
  target: new () => Row,
  extraDates: Record<string, string> = {},
): RowJson<Row> {
  const { columns: all } = dataSource.getMetadata(target);
  const columns = all.filter(({ isSelect, isCreateDate }) => isSelect && !isCreateDate);
  const isDate = ({ type }: { type: unknown }) => type === "timestamptz";
  const dates = [
    ...columns.filter(isDate).map(({ propertyName }) => propertyName),
    ...Object.keys(extraDates),
  ];
  return {
    sql: (alias) => {
      const own = columns.map((column) => {
        const value = `${alias}.${column.databaseName}`;
        return `'${column.propertyName}', ${isDate(column) ? momentSql(value) : value}`;
      });
      const extra = Object.entries(extraDates).map(
        ([property, expression]) => `'${property}', ${momentSql(expression)}`,
      );
      return `json_build_object(${[...own, ...extra].join(", ")})`;
    },
    revive: (json) => {
      const row = json as Record<string, unknown>;
      for (const date of dates) {
        const moment = row[date];
        if (typeof moment === "number") row[date] = new Date(moment);
      }
      return row as Row;
    },
  };
}
