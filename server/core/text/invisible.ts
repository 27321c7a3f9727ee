/** Characters that show nothing or change how others are shown: control and format characters, fillers, selectors of variants. */
export const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800`;

const EACH = new RegExp(`[${INVISIBLE}]`, "gu");

/** What a reader sees of the text, each character in its plain form. */
export function visiblePart(text: string): string {
  return text.normalize("NFKC").replace(EACH, "");
}
