/** Without 0, o, 1, i and l: people read codes aloud and copy them by hand. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const CHARACTERS_PER_GROUP = 4;
/** Rejects larger bytes, which would make the first letters more likely. */
const EVEN_BYTES = 256 - (256 % ALPHABET.length);

function randomCharacter(): string {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < EVEN_BYTES) return ALPHABET.charAt(byte % ALPHABET.length);
  }
}

/** Returns a code such as "abcd-efgh-jkmn". Generated in the browser, so that the server never sends one. */
export function generateSecretCode(): string {
  const group = () => Array.from({ length: CHARACTERS_PER_GROUP }, randomCharacter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** Same rule as on the server; a test compares them. */
export function isWeakCode(code: string): boolean {
  return code.length < MIN_CHARACTERS || new Set(code.toLowerCase()).size < MIN_DIFFERENT;
}
