const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** A code that someone could guess by trying; the server decides by the same rule, which a test compares. */
export function isWeakCode(code: string): boolean {
  return code.length < MIN_CHARACTERS || new Set(code.toLowerCase()).size < MIN_DIFFERENT;
}
