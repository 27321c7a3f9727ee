import { inSlices } from "../../../../core/concurrency/inSlices";
import type { TableLine } from "./tableLines";
import { TableLines } from "./tableLines";

const ENTRY =
  /^:61:(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?)([CD])[A-Z]?(\d{1,13})[,.](\d{0,2})(?:[NFS][A-Z0-9]{3})?(.{0,120})/;
const MAX_DETAILS = 1000;

const HEADINGS = ["Date", "Description", "Reference", "Debit", "Credit"];

/** SWIFT's statement of accounts: begins with a reference, and each entry with `:61:`. */
export function isMt940(text: string): boolean {
  return /(?:^|\n):20:/.test(text) && /(?:^|\n):6[01]F?:/.test(text);
}

/** A reversed credit (RC) is a debit, a reversed debit (RD) a credit. */
function entryOf(line: string): string[] {
  const found = ENTRY.exec(line);
  // Its cells are no date and no amount, so that staff see it as unreadable.
  if (!found) return [line, line, "", "", line];
  const [, year, month, day, reversal = "", side, rupees, paise = "", reference = ""] = found;
  const amount = `${rupees}.${paise.padEnd(2, "0")}`;
  const isCredit = (side === "C") === (reversal === "");
  const description = reversal ? "REVERSAL" : "";
  return [
    `20${year}-${month}-${day}`,
    description,
    reference,
    isCredit ? "" : amount,
    isCredit ? amount : "",
  ];
}

function* linesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const end = text.indexOf("\n", from);
    const next = end < 0 ? text.length : end;
    yield text.slice(from, next).replace(/\r$/, "");
    from = next + 1;
  }
}

/** Entries with their details (`:86:` and the lines after it), counted from the headings. */
export async function readMt940(text: string): Promise<TableLine[]> {
  const table = new TableLines();
  table.add({ line: 1, cells: HEADINGS });
  let cells: string[] | null = null;
  await inSlices(linesOf(text), (line) => {
    if (line.startsWith(":61:")) {
      cells = entryOf(line);
      table.add({ line: table.lines.length + 1, cells });
    } else if (/^[:{}-]/.test(line) && !line.startsWith(":86:")) cells = null;
    else if (cells) cells[1] = `${cells[1]} ${line.replace(/^:86:/, "")}`.trim().slice(0, MAX_DETAILS);
  });
  return table.lines;
}
