/** Without 0 and o, 1, i and l: a code is read out on the phone and copied by hand. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 3;
const SIGNS_PER_GROUP = 4;
/** Bytes from here on would favour the first signs. */
const EVEN_BYTES = 256 - (256 % SIGNS.length);

function randomSign(): string {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < EVEN_BYTES) return SIGNS.charAt(byte % SIGNS.length);
  }
}

/** A new code of 12 signs, such as "abcd-efgh-jkmn", made here so that the server never has to tell one. */
export function generateSecretCode(): string {
  const group = () => Array.from({ length: SIGNS_PER_GROUP }, randomSign).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

const MIN_CHARACTERS = 10;
const MIN_DIFFERENT = 6;

/** A code that someone could guess by trying; the server decides by the same rule, which a test compares. */
export function isWeakCode(code: string): boolean {
  return code.length < MIN_CHARACTERS || new Set(code.toLowerCase()).size < MIN_DIFFERENT;
}
