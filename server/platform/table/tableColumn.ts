/**
 * Kinds that spreadsheets would misread have names: "phone" (+919848022338), "digits" (a long number nobody
 * calculates with), "moment" (an instant), "day" (2026-11-21).
 */
export type TableColumn<Row> =
  | { title: string; kind: "text" | "phone" | "digits" | "day"; cell: (row: Row) => string | null }
  | { title: string; kind: "number"; cell: (row: Row) => number | null }
  | { title: string; kind: "moment"; cell: (row: Row) => Date | null };

export interface Table<Row> {
  columns: TableColumn<Row>[];
  /** One batch is in memory at a time. */
  batches: AsyncIterable<Row[]> | Iterable<Row[]>;
}
