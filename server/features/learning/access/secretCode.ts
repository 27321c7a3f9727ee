/** A shorter one is refused; those that were set before stay valid. */
export const MIN_CODE_CHARACTERS = 6;

const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** A code that somebody could guess by trying. It is allowed, flagged, and has a tighter limit. */
export function isWeakCode(code: string): boolean {
  return code.length < MIN_CHARACTERS || new Set(code.toLowerCase()).size < MIN_DIFFERENT;
}
