import { Readable } from "node:stream";
import type { CsvError } from "csv-parse";
import { parse } from "csv-parse";
import type { BankColumns } from "./bankColumns";
import type { ReadRow } from "./readBankRow";
import { badRow, readBankRow } from "./readBankRow";
import type { Layout } from "./statementLayout";
import { parserOptions } from "./statementLayout";
import type { Piece } from "./statementText";

const ROWS_AT_ONCE = 2000;

export interface ReadRows {
  rows: ReadRow[];
  /** Bytes of the file that were read for them. */
  done: number;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function linesIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

function problemOf({ code }: CsvError): string {
  if (code === "CSV_MAX_RECORD_SIZE") return "This line never ends: a quotation mark may be missing.";
  return "The quotation marks of this line do not fit together.";
}

/** The rows below the heads, a few thousand at a time; in memory are no more. */
export async function* parseStatement(
  pieces: AsyncIterable<Piece>,
  { separator, headingRecord }: Layout,
  columns: BankColumns,
): AsyncGenerator<ReadRows> {
  let done = 0;
  let rows: ReadRow[] = [];
  const parser = parse({
    ...parserOptions(separator),
    info: true,
    on_skip: (error) => {
      if (error) rows.push(badRow(Number(error.lines ?? 0), problemOf(error)));
      return undefined;
    },
  });
  async function* texts(): AsyncGenerator<string> {
    for await (const piece of pieces) {
      done = piece.done;
      yield piece.text;
    }
  }
  const source = Readable.from(texts());
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);

  let count = 0;
  for await (const { record, info } of parser as AsyncIterable<Parsed>) {
    count += 1;
    if (count <= headingRecord + 1) continue;
    const row = readBankRow(record, info.lines - linesIn(record), columns);
    if (row) rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    yield { rows, done };
    rows = [];
  }
  yield { rows, done };
}
