import { writePhone } from "../../core/text/phone";
import { clockInIndia } from "../../core/timeInIndia";
import type { Table, TableColumn } from "./tableColumn";

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Prevents formula injection; some locales accept full-width signs too. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** With blanks, Excel keeps it as text; without, it shows and saves "9.19848E+11". */
const IS_GROUPED_PHONE = /^\+\d{1,4} [\d -]{1,30}$/;
const NEEDS_QUOTES = /[",\r\n\t]/;

/** Excel of some countries splits at semicolons, also within quotation marks that do not begin its cell. */
const BEGINS_A_FORMULA_LATER = /;(?=[=+\-@\t\r\n＝＋－＠])/g;

function safe(text: string): string {
  const later = text.replace(BEGINS_A_FORMULA_LATER, ";'");
  return BEGINS_A_FORMULA.test(text) ? `'${later}` : later;
}

/** Groups of four: Excel shortens 12 digits to "4.32112E+11", and saves that. */
function inGroups(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

function textOf<Row>(column: TableColumn<Row>, row: Row): string {
  switch (column.kind) {
    case "number":
      return column.cell(row)?.toString() ?? "";
    case "moment": {
      const instant = column.cell(row);
      return instant ? clockInIndia(instant) : "";
    }
    case "phone": {
      // Such a phone is no formula, and WhatsApp tools reject an apostrophe.
      const phone = writePhone(column.cell(row) ?? "");
      return IS_GROUPED_PHONE.test(phone) ? phone : safe(phone);
    }
    case "digits":
      return inGroups(safe(column.cell(row) ?? ""));
    default:
      return safe(column.cell(row) ?? "");
  }
}

function writeLine(cells: string[]): string {
  const quoted = cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(",")}\r\n`;
}

export async function* writeCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(columns.map(({ title }) => title));
  for await (const rows of batches) {
    const lines = rows.map((row) => writeLine(columns.map((column) => textOf(column, row))));
    if (lines.length > 0) yield lines.join("");
  }
}
