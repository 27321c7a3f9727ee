const MAX_WORDS = 8;
const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
/** Joiners inside words of Indian scripts and the like, which the index leaves out too. */
const UNSEEN = /[\u00ad\u200b-\u200d\ufeff]/g;

export function wordsIn(text: string): string[] {
  const words = text.normalize("NFC").replace(UNSEEN, "").toLowerCase().split(SEPARATORS);
  return [...new Set(words.filter((word) => /[\p{L}\p{N}]/u.test(word)))].slice(0, MAX_WORDS);
}

/** For `to_tsquery`: every word, or a correction of it, begins a word of the text. */
export function tsqueryOf(words: string[], corrections: ReadonlyMap<string, string[]> = new Map()): string {
  const lexeme = (word: string) => `'${word}':*`;
  return words
    .map((word) => `(${[word, ...(corrections.get(word) ?? [])].map(lexeme).join(" | ")})`)
    .join(" & ");
}
