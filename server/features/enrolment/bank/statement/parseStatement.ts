import { Readable } from "node:stream";
import type { CsvError } from "csv-parse";
import { parse } from "csv-parse";
import type { BankColumns } from "./bankColumns";
import type { ReadRow } from "./readBankRow";
import { badRow, readBankRow } from "./readBankRow";
import type { Layout } from "./statementLayout";
import { parserOptions } from "./statementLayout";

const ROWS_AT_ONCE = 5000;

/** Where the next job goes on: what the earlier ones have read, up to the end of a record. */
export interface Cursor extends Pick<Layout, "separator" | "headingRecord"> {
  bytes: number;
  lines: number;
  records: number;
  rows: number;
  /** How its lines end, once a line was read. */
  delimiter: string | null;
}

export interface ReadRows {
  rows: ReadRow[];
  /** Null at the end of the file. */
  next: Cursor | null;
}

interface Parsed {
  record: string[];
  info: { bytes: number; lines: number };
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

/** The next few thousand rows below the heads; in memory are no more. */
export async function parseStatement(
  pieces: AsyncIterable<Buffer>,
  cursor: Cursor,
  columns: BankColumns,
): Promise<ReadRows> {
  const rows: ReadRow[] = [];
  const skipped: CsvError[] = [];
  const parser = parse({
    ...parserOptions(cursor.separator),
    ...(cursor.delimiter && { record_delimiter: cursor.delimiter }),
    info: true,
    on_skip: (error) => {
      if (error) skipped.push(error);
      return undefined;
    },
  });
  const source = Readable.from(pieces);
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);

  const { lines, headingRecord } = cursor;
  let { records } = cursor;
  let end: Parsed["info"] | null = null;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    records += 1;
    if (records <= headingRecord + 1) continue;
    const row = readBankRow(record, lines + info.lines - linesIn(record), columns);
    if (row) rows.push(row);
    // csv-parse miscounts the bytes after a record that is too long.
    if (rows.length < ROWS_AT_ONCE || skipped.some(isTooLong)) continue;
    end = info;
    break;
  }
  source.destroy();

  // The parser is ahead of its reader: the next job meets what it has skipped after the last row.
  const bad = end ? skipped.filter(({ bytes }) => Number(bytes) < end.bytes) : skipped;
  rows.push(...bad.map((error) => badRow(lines + Number(error.lines ?? 0), problemOf(error))));
  if (!end) return { rows, next: null };
  return {
    rows,
    next: {
      ...cursor,
      bytes: cursor.bytes + end.bytes,
      lines: lines + end.lines,
      records,
      rows: cursor.rows + rows.length,
      delimiter: cursor.delimiter ?? parser.options.record_delimiter.map(String)[0] ?? null,
    },
  };
}
