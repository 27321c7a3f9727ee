/** Characters that show nothing or alter others: control and format characters, fillers, variation selectors. */
export const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800`;

const EACH = new RegExp(`[${INVISIBLE}]`, "gu");

export function visiblePart(text: string): string {
  return text.normalize("NFKC").replace(EACH, "");
}

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Signs that show nothing, which copying from a PDF or a chat adds: zero widths, directions, variation selectors. */
export function dropIgnorable(text: string): string {
  return text.replace(IGNORABLE, "");
}
