import { writePhone } from "../../core/text/phone";
import { clockInIndia } from "../../core/timeInIndia";
import type { Table, TableColumn } from "./tableColumn";

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** A spreadsheet would run this as a formula; the full-width signs too, in some languages. */
const BEGINS_A_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** With blanks, Excel keeps it as text; without, it shows "9.19848E+11" and saves it so. */
const IS_GROUPED_PHONE = /^\+\d+ [\d -]+$/;
const NEEDS_QUOTES = /[",\r\n\t]/;

function safe(text: string): string {
  return BEGINS_A_FORMULA.test(text) ? `'${text}` : text;
}

/** In fours: Excel shortens 12 digits in a row to "4.32112E+11", and saves them so. */
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
      // Such a number is no formula, and WhatsApp tools take no apostrophe.
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

/** The table as CSV for spreadsheets and WhatsApp tools, in pieces. */
export async function* writeCsv<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeLine(columns.map(({ title }) => title));
  for await (const rows of batches) {
    const lines = rows.map((row) => writeLine(columns.map((column) => textOf(column, row))));
    if (lines.length > 0) yield lines.join("");
  }
}
