import { finished } from "node:stream/promises";
import type { CsvError } from "csv-parse";
import { parse } from "csv-parse";
import type { ReadRow, RowColumns } from "./readBankRow";
import { badRow, readBankRow } from "./readBankRow";
import type { Layout } from "./statementLayout";
import { parserOptions } from "./statementLayout";

const ROWS_AT_ONCE = 4000;

/** Where the next job resumes: at the end of a complete record. */
export interface Cursor extends Pick<Layout, "separator" | "headingRecord"> {
  bytes: number;
  lines: number;
  records: number;
  rows: number;
  delimiter: string | null;
}

export interface ReadRows {
  rows: ReadRow[];
  next: Cursor | null;
}

function linesIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

function isTooLong({ code }: CsvError): boolean {
  return code === "CSV_MAX_RECORD_SIZE";
}

function problemOf(error: CsvError): string {
  if (isTooLong(error)) return "This line never ends: a quotation mark may be missing.";
  return "The quotation marks of this line do not fit together.";
}

export async function parseStatement(
  pieces: AsyncIterable<Buffer>,
  cursor: Cursor,
  columns: RowColumns,
): Promise<ReadRows> {
  const rows: ReadRow[] = [];
  // csv-parse miscounts bytes after a record that is too long.
  const state = { next: cursor, isTooLong: false };
  const parser = parse({
    ...parserOptions(cursor.separator),
    ...(cursor.delimiter && { record_delimiter: cursor.delimiter }),
    on_record: (record: string[], { bytes, lines }) => {
      const records = state.next.records + 1;
      const line = cursor.lines + lines - linesIn(record);
      const row = records > cursor.headingRecord + 1 ? readBankRow(record, line, columns) : null;
      if (row) rows.push(row);
      state.next = {
        ...cursor,
        bytes: cursor.bytes + bytes,
        lines: cursor.lines + lines,
        records,
        rows: cursor.rows + rows.length,
      };
    },
    on_skip: (error) => {
      if (!error) return;
      state.isTooLong ||= isTooLong(error);
      rows.push(badRow(cursor.lines + Number(error.lines ?? 0), problemOf(error)));
    },
  });
  // The write call throws this error too; without a listener the process would crash.
  parser.on("error", () => {});

  for await (const piece of pieces) {
    await new Promise<void>((resolve, reject) => {
      parser.write(piece, (error) => (error ? reject(error) : resolve()));
    });
    if (rows.length < ROWS_AT_ONCE || state.isTooLong || state.next === cursor) continue;
    const delimiter = String(parser.options.record_delimiter[0]);
    // Drops rows after the last complete record; the next job reads them again.
    return { rows: rows.slice(0, state.next.rows - cursor.rows), next: { ...state.next, delimiter } };
  }
  await finished(parser.end().resume());
  return { rows, next: null };
}
