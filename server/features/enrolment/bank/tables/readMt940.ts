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

/** Entries with their details (`:86:` and the lines after it). */
export function readMt940(text: string): string[][] {
  const rows = [HEADINGS];
  let row: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith(":61:")) {
      row = entryOf(line);
      rows.push(row);
    } else if (/^[:{}-]/.test(line) && !line.startsWith(":86:")) row = null;
    else if (row) row[1] = `${row[1]} ${line.replace(/^:86:/, "")}`.trim().slice(0, MAX_DETAILS);
  }
  return rows;
}
