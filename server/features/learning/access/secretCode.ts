/** Shorter codes are rejected; existing ones stay valid. */
export const MIN_CODE_CHARACTERS = 6;

const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** Guessable codes are allowed, but flagged and limited more tightly. */
export function isWeakCode(code: string): boolean {
  return code.length < MIN_CHARACTERS || new Set(code.toLowerCase()).size < MIN_DIFFERENT;
}
