/** Characters that show nothing, such as zero-width spaces and joiners, which copying from a chat adds. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{DI}\u2800]/gu;
/** Blanks, and marks on the character before them. */
const NOT_COUNTED = /[\s\p{M}]/gu;

/** One form for each secret code, however it was typed or copied. */
export function normalCode(code: string): string {
  return code.normalize("NFC").replace(INVISIBLE, "").trim();
}

/** How many characters of a code can be seen. */
export function visibleLength(code: string): number {
  return [...normalCode(code).replace(NOT_COUNTED, "")].length;
}
