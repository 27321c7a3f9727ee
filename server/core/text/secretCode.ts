import { visiblePart } from "./invisible";

const NOT_COUNTED = /[\s\p{M}]/gu;

export function normalCode(code: string): string {
  return visiblePart(code).trim();
}

const BETWEEN_GROUPS = /[\s\p{Pd}\u2212]/gu;
const GROUP = /.{4}(?=.)/gsu;

/** The code in the form of generated ones, such as "abcd-efgh-jkmn": people type those in capitals, or group them differently. */
export function generatedForm(code: string): string {
  const characters = normalCode(code).normalize("NFKC").toLowerCase().replace(BETWEEN_GROUPS, "");
  return characters.replace(GROUP, "$&-");
}

export function visibleLength(code: string): number {
  return [...normalCode(code).replace(NOT_COUNTED, "")].length;
}
