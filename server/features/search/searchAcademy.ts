import type { Context } from "../../platform/context";
import { findReadableBatchIds } from "../learning/access/findReadableBatchIds";
import { correctWords } from "./correctWords";
import { findLessons } from "./findLessons";
import { findPages } from "./findPages";
import type { SearchResult } from "./searchResult";
import { tsqueryOf, wordsIn } from "./searchWords";

/** With fewer results, typing errors are corrected. */
const FEW = 3;
/** A single letter begins nearly every text. */
const MIN_LETTERS = 2;

/** Public pages, and lessons of the batches that the viewer may open. */
export async function searchAcademy(context: Context, text: string): Promise<SearchResult[]> {
  const words = wordsIn(text);
  if (words.join("").length < MIN_LETTERS) return [];
  const batchIds = await findReadableBatchIds(context);
  const find = async (tsquery: string) => {
    const found = [findLessons(context, tsquery, batchIds), findPages(context, tsquery)];
    return (await Promise.all(found)).flat();
  };
  const exact = await find(tsqueryOf(words));
  if (exact.length >= FEW) return exact;
  const corrections = await correctWords(context.dataSource, words);
  if (corrections.size === 0) return exact;
  const near = await find(tsqueryOf(words, corrections));
  const isExact = new Set(exact.map(({ id }) => id));
  return [...exact, ...near.filter(({ id }) => !isExact.has(id))];
}
