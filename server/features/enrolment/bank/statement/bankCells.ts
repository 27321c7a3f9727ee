import { plainCell } from "./plainCell";

export type Cell<Value> = { value: Value } | { problem: string };

const MAX_QUOTED = 40;

function quoted(cell: string): string {
  const text = plainCell(cell);
  return `“${text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text}”`;
}

const GROUPED = /^(\d+|\d{1,3}(,\d{2,3})*,\d{3}|(?=\.\d))(\.\d{0,2}|\.\d{2}00)?$/;
/** Ten thousand crore rupees: a plausibility limit. */
const MAX_PAISE = 10 ** 13;

export interface Amount {
  paise: number;
  /** What the cell itself says; null for a bare number. */
  direction: "CR" | "DR" | null;
}

export function directionOf(word: string): Amount["direction"] {
  if (/^(cr|c|credit|credited|deposit)\.?$/i.test(word)) return "CR";
  if (/^(dr|d|debit|debited|withdrawal)\.?$/i.test(word)) return "DR";
  return null;
}

const DASHES = /[\u2010-\u2015\u2212]/g;
const NO_AMOUNT = /^(-{0,3}|n[/.]?a\.?|nil|null)$/i;
/** "(-)" is a sign. */
const SIGN_IN_PARENTHESES = /\(([-+])\)/;
/** "Cr 199.00" is "199.00 Cr". */
const WORD_FIRST = /^(cr|dr|credit|debit)\b[.:]? ?/i;
const CURRENCY = String.raw`(?:₹|rs\.?|inr\.?|रु\.?)?`;
const AMOUNT = new RegExp(
  String.raw`^([-+]?) ?${CURRENCY} ?([-+]?) ?(\(?)${CURRENCY} ?([\d,.]+) ?(\)?) ?(\/[-=]|[-+])? ?${CURRENCY} ?\(?([a-z]*)\.?\)?$`,
  "i",
);

function amountParts(text: string) {
  const first = WORD_FIRST.exec(text);
  const turned = first ? `${text.slice(first[0].length)} ${first[1]}` : text;
  const [, before = "", after = "", open = "", digits = "", close = "", end = "", word = ""] =
    AMOUNT.exec(turned.replace(SIGN_IN_PARENTHESES, "$1")) ?? [];
  const signs = `${before}${after}${end.startsWith("/") ? "" : end}`;
  return { signs, open, digits, close, word };
}

/** "₹ 1,999.00", "+ Rs.1,999/-", "1,999.00 Cr", "(1,999.00)", "-1999"; null if empty. */
export function readAmount(cell: string): Cell<Amount | null> {
  const text = plainCell(cell).replace(DASHES, "-");
  if (NO_AMOUNT.test(text)) return { value: null };
  const { signs, open, digits, close, word } = amountParts(text);
  const spoken = directionOf(word);
  const isRead =
    GROUPED.test(digits) && signs.length < 2 && (open === "(") === (close === ")") && (word === "" || spoken);
  const paise = Math.round(Number(digits.replaceAll(",", "")) * 100);
  if (!isRead || paise > MAX_PAISE) return { problem: `${quoted(cell)} isn’t an amount.` };
  const isMinus = signs === "-" || open === "(";
  const signed = isMinus ? "DR" : signs === "+" && "CR";
  return { value: { paise: isMinus ? -paise : paise, direction: spoken ?? (signed || null) } };
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

function dayOf(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal =
    date.getUTCFullYear() === full && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && full >= 2000 && full < 2100 ? date.toISOString().slice(0, 10) : null;
}

const WEEKDAY = /^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}[, ] ?/i;
const TIME_FIRST = /^\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?,? /i;
/** Its groups are named, so that the order of day, month and year is free. */
const DATES = [
  /^\(?(?<day>\d{1,2}) ?[/.-] ?(?<month>\d{1,2}) ?[/.-] ?(?<year>\d{4}|\d{2})(?!\d|[A-SU-Z]|[/.-]\d)/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ /.,-]{0,2}(?<name>[a-z]{3})[a-z]{0,6}[ /.,'-]{0,2}(?<year>\d{4}|\d{2})(?!\d|[A-SU-Z]|[/.-]\d)/i,
  /^(?<name>[a-z]{3})[a-z]{0,6}[ /.,-]{0,2}(?<day>\d{1,2})(?:st|nd|rd|th)?[ /.,'-]{1,2}(?<year>\d{4}|\d{2})(?!\d|[A-SU-Z]|[/.-]\d)/i,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2}|(?<name>[a-z]{3}))[/.-](?<day>\d{1,2})(?!\d|[A-SU-Z]|[/.-]\d)/i,
  /^(?<year>20\d{2})(?<month>\d{2})(?<day>\d{2})(?:\d{4}|\d{6})?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>20\d{2})$/,
];
/** How a spreadsheet counts the days of this century. */
const SERIAL = /^[3-7]\d{4}(?:\.\d{1,15})?$/;

function dayOfSerial(text: string): string | null {
  if (!SERIAL.test(text)) return null;
  const day = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))).toISOString().slice(0, 10);
  return day.startsWith("20") ? day : null;
}

/** "21/11/2026", "21-Nov-26", "Nov 21, 2026", "21st November 2026", "2026-11-21"; ignores a time beside it. */
export function readDay(cell: string): Cell<string | null> {
  const text = plainCell(cell).replace(DASHES, "-").replace(WEEKDAY, "").replace(TIME_FIRST, "");
  if (text === "") return { value: null };
  for (const pattern of DATES) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    const month = found.name ? MONTHS.indexOf(found.name.toLowerCase()) + 1 : Number(found.month);
    const day = dayOf(Number(found.year), month, Number(found.day));
    if (day) return { value: day };
  }
  const day = dayOfSerial(text);
  if (day) return { value: day };
  return { problem: `${quoted(cell)} isn’t a date.` };
}
