export type Cell<Value> = { value: Value } | { problem: string };

const MAX_QUOTED = 40;

function quoted(cell: string): string {
  const text = cell.replace(/\s+/g, " ").trim();
  return `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
}

const GROUPED = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;
/** Ten thousand crore rupees: a plausibility limit. */
const MAX_PAISE = 10 ** 13;

export interface Amount {
  paise: number;
  direction: "CR" | "DR" | null;
}

function directionOf(text: string): Amount["direction"] {
  if (/^(cr|c|credit|deposit)\.?$/i.test(text)) return "CR";
  if (/^(dr|d|debit|withdrawal)\.?$/i.test(text)) return "DR";
  return null;
}

export function readDirection(cell: string): Amount["direction"] {
  return directionOf(cell.trim());
}

function amountParts(text: string) {
  const [, sign = "", open = "", digits = "", close = "", word = ""] =
    /^(?:₹|rs\.?|inr)? ?([-+]?)(\(?)(?:₹|rs\.?|inr)? ?([\d,.]+)(\)?) ?\(?([a-z.]*)\)?$/i.exec(text) ?? [];
  return { sign, open, digits, close, word };
}

/** "₹ 1,999.00", "1999", "1,999.00 Cr", "(1,999.00)", "-1999"; null if empty. */
export function readAmount(cell: string): Cell<Amount | null> {
  const text = cell.replace(/[\s'"]+/g, " ").trim();
  if (text === "" || text === "-" || /^n\/?a$/i.test(text)) return { value: null };
  const { sign, open, digits, close, word } = amountParts(text);
  const direction = directionOf(word);
  const isRead = GROUPED.test(digits) && (open === "(") === (close === ")") && (word === "" || direction);
  const paise = Math.round(Number(digits.replaceAll(",", "")) * 100);
  if (!isRead || paise > MAX_PAISE) return { problem: `${quoted(cell)} is not an amount.` };
  return { value: { paise: sign === "-" || open ? -paise : paise, direction } };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal =
    date.getUTCFullYear() === full && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && full >= 2000 && full < 2100 ? date.toISOString().slice(0, 10) : null;
}

/** "21/11/2026", "21-11-26", "21-Nov-26", "21 November 2026", "2026-11-21"; ignores a time after it. */
export function readDay(cell: string): Cell<string | null> {
  const text = cell.trim();
  if (text === "") return { value: null };
  const byNumber = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[\sT,].{0,40})?$/.exec(text);
  const byName = /^(\d{1,2})[\s/.-]([a-z]{3})[a-z]*[\s/.,-]+(\d{4}|\d{2})(?:[\sT,].{0,40})?$/i.exec(text);
  const byYear = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[\sT,].{0,40})?$/.exec(text);
  const number = (part: string | undefined) => Number(part);
  let day: string | null = null;
  if (byNumber) day = dayOf(number(byNumber[3]), number(byNumber[2]), number(byNumber[1]));
  if (byName)
    day = dayOf(number(byName[3]), MONTHS.indexOf(byName[2]?.toLowerCase() ?? "") + 1, number(byName[1]));
  if (byYear) day = dayOf(number(byYear[1]), number(byYear[2]), number(byYear[3]));
  return day ? { value: day } : { problem: `${quoted(cell)} is not a date.` };
}

/** Twelve digits, or sixteen with four leading zeros, as some banks write them. */
const TWELVE = /(?<!\d)(?:0{4})?(\d{12})(?!\d)/g;
const BESIDE_ITS_NAME = /(?:UPI|IMPS|RRN|UTR)\D{0,24}(?:0{4})?(\d{12})(?!\d)/i;
const SHORTENED = /^\d(\.\d{1,20})?E\+?\d{1,3}$/i;

function twelveDigits(text: string): string | null {
  const named = BESIDE_ITS_NAME.exec(text)?.[1];
  return named ?? [...text.matchAll(TWELVE)][0]?.[1] ?? null;
}

/** Prefers the UTR column; falls back to the narration. */
export function readUtr(own: string, narration: string): Cell<string | null> {
  const text = own.replace(/['"\s]/g, "");
  if (SHORTENED.test(text)) {
    const problem = `A spreadsheet has shortened the bank's reference to ${quoted(own)}. Please download the statement again, and do not open it before.`;
    const found = twelveDigits(narration);
    return found ? { value: found } : { problem };
  }
  return { value: twelveDigits(text) ?? twelveDigits(narration) };
}

const REFERENCE = /(?<![A-Z0-9])SP[- ]?([2-9A-HJKMNP-TV-Z]{6})(?![A-Z0-9])/i;

/** UPI apps pass the order's reference to the bank. */
export function findReference(narration: string): string | null {
  const signs = REFERENCE.exec(narration)?.[1];
  return signs ? `SP-${signs.toUpperCase()}` : null;
}
