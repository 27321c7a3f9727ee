import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number of India unless it begins with another country's code; null where it is none. As `+919000000000`. */
export function normalisePhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, "IN");
  return number?.isValid() ? number.number : null;
}
