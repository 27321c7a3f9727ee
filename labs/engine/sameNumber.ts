/** Longer numbers are compared digit by digit: reading one takes the square of its length. */
const MAX_DIGITS = 400;
/** As many digits a double holds exactly. */
const EXACT_DIGITS = 15;

/** Numbers with more signs stay as they are spelled. */
const MAX_PLAIN = 20_000;

/** One spelling of a number with plain digits: `007`, `7.0` and `+7` are `7`. Others, such as `1e9` and `NaN`, stay as they are. */
export function plainNumber(text: string): string {
  if (text.length > MAX_PLAIN) return text;
  const sign = /^[+-]/.exec(text)?.[0] ?? "";
  const [whole = "", part = "", ...more] = text.slice(sign.length).split(".", 3);
  if (more.length > 0 || whole + part === "" || /\D/.test(whole + part)) return text;
  const digits = withoutLeading(whole);
  const fraction = withoutTrailing(part);
  if (digits === "" && fraction === "") return "0";
  return `${sign === "-" ? "-" : ""}${digits || "0"}${fraction && `.${fraction}`}`;
}

/** Compares numbers as text spells them; `tolerance` is relative above 1. */
export function isSameNumber(actual: string, expected: string, tolerance: number): boolean {
  const [first, second] = [plainNumber(actual), plainNumber(expected)];
  if (first === second) return true;
  if (first.length > MAX_DIGITS || second.length > MAX_DIGITS) return false;
  // A double cannot tell two large integers apart.
  if (isLongInteger(first) && isLongInteger(second)) return false;
  return isClose(Number(first), Number(second), tolerance);
}

export function isClose(actual: number, expected: number, tolerance: number): boolean {
  if (Number.isNaN(actual) || Number.isNaN(expected)) return Number.isNaN(actual) && Number.isNaN(expected);
  if (actual === expected) return true;
  if (!Number.isFinite(actual) || !Number.isFinite(expected)) return false;
  return Math.abs(actual - expected) <= tolerance * Math.max(1, Math.abs(actual), Math.abs(expected));
}

/** For sorting alone. */
export function sizeOf(text: string): number {
  if (text.length > MAX_DIGITS) return text.startsWith("-") ? -Infinity : Infinity;
  const size = Number(text.replace("inf", "Infinity"));
  return Number.isNaN(size) ? Infinity : size;
}

function isLongInteger(text: string): boolean {
  return text.length > EXACT_DIGITS && !/[^\d-]/.test(text);
}

function withoutLeading(digits: string): string {
  let start = 0;
  while (digits[start] === "0") start++;
  return digits.slice(start);
}

function withoutTrailing(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === "0") end--;
  return digits.slice(0, end);
}
