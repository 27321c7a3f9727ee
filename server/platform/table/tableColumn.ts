/**
 * A column of an exported table. What a program would misread is named: "phone" is a number as "+919848022338", "digits"
 * is a long number that nobody calculates with, "moment" an instant, "day" a date such as "2026-11-21".
 */
export type TableColumn<Row> =
  | { title: string; kind: "text" | "phone" | "digits" | "day"; cell: (row: Row) => string | null }
  | { title: string; kind: "number"; cell: (row: Row) => number | null }
  | { title: string; kind: "moment"; cell: (row: Row) => Date | null };

export interface Table<Row> {
  columns: TableColumn<Row>[];
  /** However many rows there are, one batch is in memory at a time. */
  batches: AsyncIterable<Row[]> | Iterable<Row[]>;
}
