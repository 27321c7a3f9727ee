import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { plainDigits } from "./digits";

const INDIAN_DIGITS = 10;
const SUCH_AS =
  "Please enter a 10-digit Indian phone number, or include the country code, e.g. +44 20 7946 0958.";

/** The country's code behind a zero, as in 091 98765 43210; commas and underscores between digits. */
const NOT_DIALLED = /^\s*0(?=91\D?[6-9](?:\D?\d){9}(?!\D*\d))|(?<=\d)[,_](?=\d)/g;

/** Returns E.164, e.g. `+919000000000`, or null if invalid; assumes India without a country code. */
export function normalisePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(plainDigits(typed).replace(NOT_DIALLED, ""), "IN");
  // The library accepts Indian service numbers, and so an American number without its "+".
  const isSomebodys = number?.country !== "IN" || number.nationalNumber.length === INDIAN_DIGITS;
  return number?.isValid() && isSomebodys ? number.number : null;
}

export function phoneProblem(typed: string): string {
  const plain = plainDigits(typed);
  if (/^\s*(\+|00[1-9])/.test(plain))
    return `This isn’t a number of that country: please check its digits. ${SUCH_AS}`;
  const digits = plain.replace(/\D/g, "").length;
  if (digits === 0) return SUCH_AS;
  return digits === INDIAN_DIGITS
    ? `This isn’t a number in India. ${SUCH_AS}`
    : `This number has ${digits} digits, and one in India has ${INDIAN_DIGITS}. ${SUCH_AS}`;
}

/** Formats for people: "+91 98765 43210"; returns other text unchanged. */
export function writePhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
