/** E.g. phone +919848022338, digits 432112345678 (not a number to add up), day 2026-11-21. */
export type TableColumn<Row> =
  | { title: string; kind: "text" | "phone" | "digits" | "day"; cell: (row: Row) => string | null }
  | { title: string; kind: "number"; cell: (row: Row) => number | null }
  | { title: string; kind: "moment"; cell: (row: Row) => Date | null };

export interface Table<Row> {
  columns: TableColumn<Row>[];
  batches: AsyncIterable<Row[]> | Iterable<Row[]>;
}
