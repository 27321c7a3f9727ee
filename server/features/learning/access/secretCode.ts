/** Shorter codes are rejected; existing ones stay valid. */
export const MIN_CODE_CHARACTERS = 6;

const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** Blanks, marks and dashes make a code longer, not harder to guess. */
const SEPARATORS = /[\s\p{M}\p{Pd}]/gu;

/** Guessable codes are allowed, but flagged and limited more tightly. */
export function isWeakCode(code: string): boolean {
  const signs = code.toLowerCase().replace(SEPARATORS, "");
  return signs.length < MIN_CHARACTERS || new Set(signs).size < MIN_DIFFERENT;
}
