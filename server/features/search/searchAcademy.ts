import type { Context } from "../../platform/context";
import { findOpenBatchIds } from "../learning/access/findOpenBatchIds";
import { correctWords } from "./correctWords";
import { findLessons } from "./findLessons";
import { findPages } from "./findPages";
import { findStems } from "./findStems";
import type { SearchResult } from "./searchResult";
import { tsqueryOf, wordsIn } from "./searchWords";

/** With fewer results, other forms of the words are found too, and typing errors corrected. */
const FEW = 3;
/** A single letter begins nearly every text. */
const MIN_LETTERS = 2;

async function findOthers({ dataSource }: Context, words: string[]): Promise<Map<string, string[]>> {
  const [stems, corrections] = await Promise.all([
    findStems(dataSource, words),
    correctWords(dataSource, words),
  ]);
  const others = new Map<string, string[]>();
  for (const word of words) {
    const found = [...(stems.get(word) ?? []), ...(corrections.get(word) ?? [])];
    if (found.length > 0) others.set(word, found);
  }
  return others;
}

/** Public pages, and lessons of the batches that the viewer may open. */
export async function searchAcademy(context: Context, text: string): Promise<SearchResult[]> {
  const words = wordsIn(text);
  if (words.join("").length < MIN_LETTERS) return [];
  const batchIds = await findOpenBatchIds(context);
  const find = async (tsquery: string) => {
    const found = [findLessons(context, tsquery, batchIds), findPages(context, tsquery)];
    return (await Promise.all(found)).flat();
  };
  const exact = await find(tsqueryOf(words));
  if (exact.length >= FEW) return exact;
  const others = await findOthers(context, words);
  if (others.size === 0) return exact;
  const near = await find(tsqueryOf(words, others));
  const isExact = new Set(exact.map(({ id }) => id));
  return [...exact, ...near.filter(({ id }) => !isExact.has(id))];
}
