export type CsvCell = string | null;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would take what follows for a formula; the wide forms too, where it is told to read them so. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n\t]/;

/** A cell that a spreadsheet shows and never runs. */
function writeCell(cell: CsvCell): string {
  const text = cell ?? "";
  const safe = BEGINS_A_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function writeLine(cells: CsvCell[]): string {
  return `${cells.map(writeCell).join(",")}\r\n`;
}

/** A CSV file in pieces, one for each batch of rows: however many there are, a batch is in memory at a time. */
export async function* writeCsv(
  header: string[],
  batches: AsyncIterable<CsvCell[][]> | Iterable<CsvCell[][]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(header);
  for await (const rows of batches) {
    if (rows.length > 0) yield rows.map(writeLine).join("");
  }
}
