import { parse } from "csv-parse/sync";

const SEPARATORS = ["\t", ";", "|", ","];
/** In no text that we take, so that each line is one cell. */
const NONE = "\u001f";
const NAMED = /^"?sep=(.)"?\r?\n/i;

const LENIENT = { bom: true, relaxColumnCount: true, relaxQuotes: true, skipEmptyLines: true };

function rowsOf(text: string, delimiter: string, rows: number): string[][] {
  return parse(text, { ...LENIENT, delimiter, to: rows });
}

/** The separator by which most rows have as many columns as the first one has. */
function separatorOf(text: string, rows: number): string {
  let best = { separator: NONE, fitting: 0, columns: 1 };
  for (const separator of SEPARATORS) {
    const [header = [], ...body] = rowsOf(text, separator, rows);
    const columns = header.length;
    const fitting = body.filter((row) => row.length === columns).length + 1;
    const isBetter = fitting > best.fitting || (fitting === best.fitting && columns > best.columns);
    if (columns > 1 && isBetter) best = { separator, fitting, columns };
  }
  return best.separator;
}

/** The first rows of a table whose cells are separated by commas, semicolons, tabs or bars. Excel may name the sign. */
export function readSeparated(text: string, rows: number): string[][] {
  const [line = "", named] = NAMED.exec(text) ?? [];
  const table = text.slice(line.length);
  return rowsOf(table, named ?? separatorOf(table, rows), rows);
}
