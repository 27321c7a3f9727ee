import type { DataSource } from "typeorm";
import { typingDistance } from "./typingDistance";

/** Each costs a search in the vocabulary. */
const MAX_CORRECTED = 3;
const MIN_LETTERS = 4;
const MAX_LETTERS = 40;
/** From this length on, two errors are likely. */
const LONG = 7;
const CORRECTIONS = 3;

/** The nearest words of titles, for typed words that begin none: in order, the next word would begin with it. */
const NEAREST = `
  SELECT typed, near.word FROM unnest($1::text[]) AS typed
  CROSS JOIN LATERAL (SELECT word FROM search_vocabulary ORDER BY word <-> typed LIMIT 20) AS near
  WHERE starts_with((SELECT word FROM search_vocabulary WHERE word >= typed ORDER BY word LIMIT 1), typed)
    IS NOT TRUE`;

function isCorrectable(word: string): boolean {
  return word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && !/\p{N}/u.test(word);
}

/** Words with the words of titles that they probably mean. */
export async function correctWords(dataSource: DataSource, words: string[]): Promise<Map<string, string[]>> {
  const asked = words.filter(isCorrectable).slice(0, MAX_CORRECTED);
  if (asked.length === 0) return new Map();
  const rows = await dataSource.query<{ typed: string; word: string }[]>(NEAREST, [asked]);
  const near = rows
    .map(({ typed, word }) => ({ typed, word, distance: typingDistance(typed, word) }))
    .filter(({ typed, distance }) => distance <= (typed.length >= LONG ? 2 : 1))
    .toSorted((one, other) => one.distance - other.distance);
  const corrections = new Map<string, string[]>();
  for (const { typed, word } of near) {
    const chosen = corrections.get(typed) ?? [];
    if (chosen.length < CORRECTIONS && !chosen.includes(word)) corrections.set(typed, [...chosen, word]);
  }
  return corrections;
}
