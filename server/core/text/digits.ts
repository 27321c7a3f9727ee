const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;

/** Unicode keeps each script's ten digits together, and rows of them only ever in tens. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The text with the digits of every script, such as "१" or full-width "１", as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(DIGITS, valueOf);
}
