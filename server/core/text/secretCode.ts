import { visiblePart } from "./invisible";

/** Blanks and combining marks. */
const NOT_COUNTED = /[\s\p{M}]/gu;

/** Normalises a code, however it was typed or copied. */
export function normalCode(code: string): string {
  return visiblePart(code).trim();
}

export function visibleLength(code: string): number {
  return [...normalCode(code).replace(NOT_COUNTED, "")].length;
}
