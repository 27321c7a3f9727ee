import { plainDigits } from "./digits";

const DIGITS = 12;
const WHERE = "Copy the 12 digits beside “UTR” or “UPI Ref No.” in your app.";

/** Digits with the blanks and hyphens that people and apps put between them. */
const GROUPED = /\d(?:[\s\p{Pd}]{0,3}\d)*/gu;
/** Sixteen digits with four leading zeros, as some banks write it. */
const WHOLE = /^(?:0000)?(\d{12})$/;
/** A phone with India's country code has twelve digits too. */
const PHONE = /^91[6-9]\d{9}$/;
/** The app's own number, such as T2611261822071234567890. */
const OF_APP = /(?<!\p{L})T\d{6,}/iu;

/** Groups of the same length, between any signs, with other numbers beside them. */
const EVEN = /(?<!\d)(?=((?:\d{4}[\s\p{Pd}.,_/]{1,3}){2}\d{4}|(?:\d{3}[\s\p{Pd}.,_/]{1,3}){3}\d{3})(?!\d))/gu;

function evenGroups(typed: string): string[] {
  return [...new Set([...typed.matchAll(EVEN)].map((match) => (match[1] ?? "").replace(/\D/g, "")))];
}

function utrsIn(typed: string): string[] {
  const found = [...typed.matchAll(GROUPED)].flatMap((match) => {
    const before = typed.slice(0, match.index);
    const isOther = /(?<!\p{L})T$/iu.test(before.slice(-2)) || typed[match.index + match[0].length] === "@";
    if (isOther) return [];
    const whole = WHOLE.exec(match[0].replace(/\D/g, ""));
    // Else a date or an amount may follow the number after a blank.
    const parts = whole ? [whole] : match[0].split(/\s/u).map((part) => WHOLE.exec(part.replace(/\D/g, "")));
    return parts.flatMap((part) => part?.[1] ?? []);
  });
  const distinct = found.length > 0 ? [...new Set(found)] : evenGroups(typed);
  const others = distinct.filter((utr) => !PHONE.test(utr));
  return others.length > 0 ? others : distinct;
}

/** The one number of twelve digits in what a person pasted, with or without words around it. */
export function readUtr(typed: string): { utr: string | null } | { problem: string } {
  const plain = plainDigits(typed);
  if (plain.trim() === "") return { utr: null };
  const [utr, another] = utrsIn(plain);
  if (another) return { problem: `There are two numbers with ${DIGITS} digits. ${WHERE}` };
  if (utr) return { utr };
  if (OF_APP.test(plain)) return { problem: `This is the app's own transaction ID. ${WHERE}` };
  return { problem: `A UTR has exactly ${DIGITS} digits.` };
}
