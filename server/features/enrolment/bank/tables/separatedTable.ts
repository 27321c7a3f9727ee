import { finished } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CsvError, Options } from "csv-parse";
import { parse } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import type { StatementTable, TableLine } from "./tableLines";
import { TableLines } from "./tableLines";

const SEPARATORS = [",", ";", "\t", "|"];
/** Banks put addresses and account numbers above the headings. */
export const SEARCHED_RECORDS = 80;
const SEARCHED_CHARACTERS = 64 * 1024;
/** A few hundred rows, which take a few milliseconds. */
const BYTES_AT_ONCE = 32 * 1024;
const MAX_RECORD_CHARACTERS = 100_000;

function optionsFor(separator: string) {
  return {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  } satisfies Options;
}

function linesIn(record: string[]): number {
  return record.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

function problemOf({ code }: CsvError): string {
  if (code === "CSV_MAX_RECORD_SIZE") return "This line never ends: a quotation mark may be missing.";
  return "The quotation marks of this line don’t fit together.";
}

async function readLines(bytes: Buffer, separator: string): Promise<TableLine[]> {
  const table = new TableLines();
  const parser = parse({
    ...optionsFor(separator),
    on_record: (cells: string[], { lines }) => {
      table.add({ line: lines - linesIn(cells), cells });
    },
    on_skip: (error) => {
      if (error) table.add({ line: Number(error.lines ?? 0), cells: [], problem: problemOf(error) });
    },
  });
  // The write call throws this error too; without a listener the process would crash.
  parser.on("error", () => {});

  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    await new Promise<void>((resolve, reject) => {
      parser.write(bytes.subarray(at, at + BYTES_AT_ONCE), (error) => (error ? reject(error) : resolve()));
    });
    await nextTurn();
  }
  await finished(parser.end().resume());
  return table.lines;
}

/** Text with commas, semicolons, tabs or bars between its cells. */
export async function separatedTable(text: string): Promise<StatementTable> {
  await nextTurn();
  const bytes = Buffer.from(text);
  const sample = text.slice(0, SEARCHED_CHARACTERS);
  const samples = new Map<string, string[][]>();
  for (const separator of SEPARATORS) {
    await nextTurn();
    samples.set(separator, parseAtOnce(sample, { ...optionsFor(separator), to: SEARCHED_RECORDS }));
  }
  return { samples, linesOf: async (separator) => readLines(bytes, separator) };
}
