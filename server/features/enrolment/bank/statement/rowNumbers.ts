import type { BankColumns, OtherColumns } from "./bankColumns";
import { plainCell } from "./plainCell";

const MAX_FOUND = 24;
const UTR_DIGITS = 12;

/** Twelve digits, or sixteen with four leading zeros, as some banks write them; no amount's. */
const TWELVE = /(?<![\d.,]|\d[.,])(?:0{4})?(\d{12})(?!\d|[.,]\d)(-\d{1,2}@|@)?/g;
const RUN = /\d+/g;
/** An Indian phone with its country's code, as WhatsApp Pay's addresses have it. */
const PHONE = /^91[6-9]\d{9}$/;
const NAMED = /(?:UPI|IMPS|RRN|UTR)\D{0,24}$/i;
const SHORTENED = /^\d(\.\d{1,14})?E\+?\d{1,3}$/i;

/** Numbers that a line end or blank has cut: neighbours that make twelve digits together. */
function joinedRuns(text: string): string[] {
  if (!/\d \d/.test(text)) return [];
  const runs = [...text.matchAll(RUN)];
  const found: string[] = [];
  for (const [at, first] of runs.entries()) {
    let digits = first[0];
    let end = first.index + digits.length;
    for (const next of runs.slice(at + 1, at + 4)) {
      if (text.slice(end, next.index) !== " " || digits.length + next[0].length > UTR_DIGITS + 4) break;
      digits += next[0];
      end = next.index + next[0].length;
      const isAddress = text.charAt(end) === "@";
      const utr = /^(?:0{4})?(\d{12})$/.exec(digits)?.[1];
      if (utr && !isAddress) found.push(utr);
    }
  }
  return found;
}

/** The likeliest first: beside its name, then others, then what may be a phone, then what was cut. */
function utrsIn(text: string): string[] {
  if (text.length < UTR_DIGITS) return [];
  const whole = [...text.matchAll(TWELVE)].filter((match) => !match[2]);
  const rank = (match: RegExpExecArray) => {
    if (PHONE.test(match[1] ?? "")) return 2;
    return NAMED.test(text.slice(Math.max(0, match.index - 30), match.index)) ? 0 : 1;
  };
  const ranked = whole.toSorted((one, other) => rank(one) - rank(other));
  return [...ranked.map((match) => match[1] ?? ""), ...joinedRuns(text)];
}

interface NumberedRow {
  record: string[];
  columns: BankColumns;
  others: OtherColumns;
}

/** The cells that may hold the number of the payment or of the order: the bank's reference, the narration, then the rest. */
function numberedCells({ record, columns, others }: NumberedRow): [own: string, ...others: string[]] {
  const first = [columns.utr, columns.narration];
  const rest = record.filter((_, index) => !others.numberless.has(index) && !first.includes(index));
  const [own = "", narration = ""] = first.map((index) => (index === null ? "" : record[index]));
  return [own, narration, ...rest];
}

/** Every number of the row that may be its UTR: first those of its own column. */
export function readUtrs(row: NumberedRow): string[] {
  const cells = numberedCells(row);
  const own = cells[0].replace(/\s/gu, "");
  const found = [own, ...cells].flatMap((cell) => utrsIn(plainCell(cell)));
  return [...new Set(found)].slice(0, MAX_FOUND);
}

/** A spreadsheet that shows a long number as 4.32112E+11 has lost its digits. */
export function isShortened(cell: string): boolean {
  return SHORTENED.test(plainCell(cell).replace(/ /g, ""));
}

const SIGN = "[2-9A-HJKMNP-TV-Z]";
/** The lookahead finds overlapping ones; letters may be glued to either side, blanks and `_` inside. */
const REFERENCE = new RegExp(`(?=SP[-_ ]{0,3}((?:${SIGN}[-_ ]?){5}${SIGN}))`, "gi");
const BARE = new RegExp(`(?<![A-Z0-9])(?=[A-Z]*\\d)(${SIGN}{6})(?![A-Z0-9])`, "gi");

/** What may be an order's reference; only one that an order has counts. UPI apps pass it to the bank. */
export function findReferences(text: string): string[] {
  const plain = plainCell(text);
  const bare = [...plain.matchAll(BARE)].filter((match) => /\D/.test(match[1] ?? ""));
  const found = [...plain.matchAll(REFERENCE), ...bare].map((match) =>
    (match[1] ?? "").replace(/[-_ ]/g, "").toUpperCase(),
  );
  return [...new Set(found)].slice(0, MAX_FOUND).map((signs) => `SP-${signs}`);
}

export function readReferences(row: NumberedRow): string[] {
  return findReferences(numberedCells(row).join(" / "));
}
