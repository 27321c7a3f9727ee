import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number with its country's code, such as +919000000000; Indian where it names no country, null where it is none. */
export function normalisePhone(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone.trim(), "IN");
  return parsed?.isValid() ? parsed.number : null;
}
