import { decodeText } from "../../../../core/text/decodeText";
import { isMt940, readMt940 } from "./readMt940";
import { readMarkupTable } from "./readMarkupTable";
import { readWorkbook } from "./readWorkbook";
import { SEARCHED_RECORDS, separatedTable } from "./separatedTable";
import type { StatementTable, TableLine } from "./tableLines";
import { SAVE_AS_CSV, UnreadableStatement } from "./tableLines";
import { textProblem } from "./textProblem";

const FEWEST_COLUMNS = 3;
const SAMPLE_CHARACTERS = 64 * 1024;

const OTHER_FILE = "Download the statement as CSV or Excel (.xlsx), and import that file.";
const BROKEN = `This Excel workbook is broken or too large. ${SAVE_AS_CSV}`;
const ZIP = Buffer.from("PK\u0003\u0004");
const OTHER_KINDS: [RegExp, string][] = [
  [/^\s*(?:OFXHEADER|<\?xml[^>]{0,200}>\s*<\?OFX|<OFX>)/i, "This is an OFX file."],
  [/^\s*!Type:/i, "This is a QIF file."],
  [/^\s*[{[]\s*["{[]/, "This is JSON."],
  [/^\s*MIME-Version:/i, "This is a web archive."],
];

export function noTable(): UnreadableStatement {
  return new UnreadableStatement(`We found no table in this file. ${OTHER_FILE}`);
}

function tableOf(lines: TableLine[]): StatementTable {
  if (!lines.some(({ cells }) => cells.length >= FEWEST_COLUMNS)) throw noTable();
  const first = lines.slice(0, SEARCHED_RECORDS).map(({ cells }) => cells);
  return { samples: new Map([["", first]]), linesOf: async () => lines };
}

async function workbookLines(file: Buffer): Promise<TableLine[]> {
  return readWorkbook(file).catch((error: unknown) => {
    const isPacked = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    throw isPacked || error instanceof RangeError ? new UnreadableStatement(BROKEN) : error;
  });
}

/** The table of a workbook, a web page, SWIFT's MT940 or text with separators. */
export async function readTable(file: Buffer): Promise<StatementTable> {
  const problem = textProblem(file);
  if (problem) throw new UnreadableStatement(`${problem} ${OTHER_FILE}`);
  if (file.subarray(0, ZIP.length).equals(ZIP)) return tableOf(await workbookLines(file));
  // PostgreSQL rejects NULs.
  const text = decodeText(file).replaceAll("\0", "");
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const other = OTHER_KINDS.find(([pattern]) => pattern.test(sample))?.[1];
  if (other) throw new UnreadableStatement(`${other} ${OTHER_FILE}`);
  if (isMt940(sample)) return tableOf(await readMt940(text));
  if (/^\s*</.test(sample)) return tableOf(await readMarkupTable(text));
  return separatedTable(text);
}
