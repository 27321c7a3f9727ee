/** Looks like a blank, or like nothing, and is no blank that a keyboard types. */
export const ODD_BLANK = /(?![ \n\r\t])[\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

const NAMES = new Map([
  [0xa0, "a non-breaking space"],
  [0xad, "a soft hyphen"],
  [0x200b, "a zero-width space"],
  [0x202f, "a narrow non-breaking space"],
  [0x3000, "a wide space"],
  [0xfeff, "a byte order mark"],
]);

/** Such as `U+00A0`. */
function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Such as "A non-breaking space (U+00A0)". */
export function nameOfCharacter(character: string): string {
  const name = NAMES.get(character.codePointAt(0) ?? 0) ?? "an invisible character";
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} (${codeOf(character)})`;
}

/** Belong to words of Indian scripts and to emojis. */
const JOINERS = new Set(["\u200c", "\u200d", "\ufe0e", "\ufe0f"]);

/** Tabs as `→` and what no keyboard types as `␣U+00A0`; blanks as `·` where they matter, and joiners where they differ. */
export function showInvisible(
  text: string,
  { areBlanksShown = false, areJoinersShown = false } = {},
): string {
  return Array.from(text, (character) => {
    if (character === " ") return areBlanksShown ? "·" : character;
    if (character === "\t") return "→";
    if (!ODD_BLANK.test(character) || (JOINERS.has(character) && !areJoinersShown)) return character;
    return `␣${codeOf(character)}`;
  }).join("");
}

export function withoutBlanks(text: string): string {
  return Array.from(text)
    .filter((character) => !/\s/.test(character) && !ODD_BLANK.test(character))
    .join("");
}

interface Parts {
  before: string;
  /** The first character that differs; empty if the text ends there. */
  different: string;
  after: string;
}

const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
const charactersOf = (text: string) => Array.from(CHARACTERS.segment(text), ({ segment }) => segment);

/** A text where it first differs from another one. */
export function splitAtDifference(text: string, other: string): Parts {
  const [characters, others] = [charactersOf(text), charactersOf(other)];
  const found = characters.findIndex((character, index) => character !== others[index]);
  const at = found < 0 ? characters.length : found;
  return {
    before: characters.slice(0, at).join(""),
    different: characters[at] ?? "",
    after: characters.slice(at + 1).join(""),
  };
}
