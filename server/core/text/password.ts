const WORD_MIN_EMAILS = 3;

/** Keyboards compose letters differently. */
export function normalPassword(password: string): string {
  return password.normalize("NFC");
}

function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsOf(texts: string[]): string[] {
  const words = texts.map(folded).flatMap((text) => [text.trim(), ...text.split(/[^\p{L}]+/u)]);
  const long = [...new Set(words)].filter((word) => word.length >= WORD_MIN_EMAILS);
  return long.sort((one, other) => other.length - one.length);
}

/** Whether the password is only words of these texts, digits, signs and blanks, e.g. `sopaan2026`. */
export function isMadeOf(password: string, texts: string[]): boolean {
  const whole = folded(password);
  const rest = wordsOf(texts).reduce((left, word) => left.replaceAll(word, " "), whole);
  return rest !== whole && !/\p{L}/u.test(rest);
}
