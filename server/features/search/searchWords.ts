const MAX_WORDS = 8;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
/** Joiners inside words of Indian scripts and the like, which the index leaves out too. */
const UNSEEN = /[\u00ad\u200b-\u200d\ufeff]/g;

/** Of Latin, Greek and Cyrillic letters. The index leaves them out too. */
const ACCENTS = /[\u0300-\u036f]/g;

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(ACCENTS, "").normalize("NFC");
}

export function wordsIn(text: string): string[] {
  const words = withoutAccents(text).replace(UNSEEN, "").toLowerCase().split(SEPARATORS);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, MAX_WORDS);
}

/** For `to_tsquery`: every word, or another one in its place, begins a word of the text. */
export function tsqueryOf(words: string[], others: ReadonlyMap<string, string[]> = new Map()): string {
  const lexeme = (word: string) => `'${word}':*`;
  return words.map((word) => `(${[word, ...(others.get(word) ?? [])].map(lexeme).join(" | ")})`).join(" & ");
}
