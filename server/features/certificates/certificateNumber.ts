import { randomInt } from "node:crypto";
import { certificateNumberStart } from "../../../shared/certificateNumber";

/** No look-alikes. Their count is prime, so that the check sign catches every wrong sign and every swapped pair. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const RANDOM_SIGNS = 7;
const NUMBER = /^([A-Z]{2,4})-(\d{4})-([2-9A-HJKMNP-Z]{4})-([2-9A-HJKMNP-Z]{4})$/;

/** The sum of sign times place. */
function checkSignOf(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + SIGNS.indexOf(sign) * (index + 1), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

/** "SOP-2026-7K3M-9QX8": academy, year, seven random signs (34 bits) and a check sign. */
export function makeCertificateNumber(academyName: string, day: string): string {
  const random = Array.from({ length: RANDOM_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  const signs = random + checkSignOf(random);
  return `${certificateNumberStart(academyName, day)}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The stored spelling of a typed number; null if it is mistyped. */
export function readCertificateNumber(typed: string): string | null {
  const number = typed.trim().toUpperCase().replaceAll(/\s+/g, "");
  const [, , , first, second] = NUMBER.exec(number) ?? [];
  if (!first || !second) return null;
  const signs = first + second;
  return checkSignOf(signs.slice(0, -1)) === signs.at(-1) ? number : null;
}
