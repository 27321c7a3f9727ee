import { visiblePart } from "./invisible";

/** Blanks, and marks on the character before them. */
const NOT_COUNTED = /[\s\p{M}]/gu;

/** One form for each secret code, however it was typed or copied. */
export function normalCode(code: string): string {
  return visiblePart(code).trim();
}

/** How many characters of a code can be seen. */
export function visibleLength(code: string): number {
  return [...normalCode(code).replace(NOT_COUNTED, "")].length;
}
