import { dropIgnorable } from "./invisible";

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Unicode groups each script's ten digits together, and such groups adjoin only in tens. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** E.g. "१" and full-width "１" become "1"; drops signs that show nothing. */
export function plainDigits(text: string): string {
  return dropIgnorable(text).replace(DIGITS, valueOf);
}
