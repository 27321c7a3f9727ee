import type { DataSource } from "typeorm";
import type { Context } from "../../platform/context";
import { ONLY_ROW } from "../../database/onlyRow";
import { findOpenBatchIds } from "../learning/access/findOpenBatchIds";
import { SiteSettings } from "../site/siteSettings.entity";
import { correctWords } from "./correctWords";
import { findLessons } from "./findLessons";
import { findPages } from "./findPages";
import { findStems } from "./findStems";
import type { SearchResult } from "./searchResult";
import type { Phrase } from "./searchWords";
import {
  samePhrases,
  tsqueryOf,
  withJoinedPairs,
  withSamePhrases,
  withoutFillers,
  wordsIn,
} from "./searchWords";

/** With fewer results, other forms of the words are found too, and typing errors corrected. */
const FEW = 3;

/** Staff's lines of words that mean the same. */
async function readSamePhrases({ dataSource }: Context): Promise<Phrase[][]> {
  const settings = await dataSource.manager.findOne(SiteSettings, {
    select: { id: true, sameWords: true },
    where: { id: ONLY_ROW },
  });
  return samePhrases(settings?.sameWords ?? []);
}

async function findOthers(dataSource: DataSource, words: string[]): Promise<Map<string, string[]>> {
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

type Find = (tsquery: string) => Promise<SearchResult[]>;

async function findByWords(
  { dataSource }: Context,
  words: string[],
  { lines, find }: { lines: Phrase[][]; find: Find },
): Promise<SearchResult[]> {
  const asked = withSamePhrases(words, lines);
  const exact = await find(tsqueryOf(asked));
  if (exact.length >= FEW) return exact;
  const others = await findOthers(dataSource, words);
  const joined = withJoinedPairs(words).map((pair) => withSamePhrases(pair, lines));
  if (others.size === 0 && joined.length === 0) return exact;
  const queries = [tsqueryOf(asked, others), ...joined.map((pair) => tsqueryOf(pair))];
  const near = await find(queries.map((query) => `(${query})`).join(" | "));
  const isExact = new Set(exact.map(({ id }) => id));
  return [...exact, ...near.filter(({ id }) => !isExact.has(id))];
}

/** Public pages, and lessons of the batches that the viewer may open. */
export async function searchAcademy(context: Context, text: string): Promise<SearchResult[]> {
  const words = wordsIn(text);
  if (words.length === 0) return [];
  const [batchIds, lines] = await Promise.all([findOpenBatchIds(context), readSamePhrases(context)]);
  const find: Find = async (tsquery) => {
    const found = [findLessons(context, tsquery, batchIds), findPages(context, tsquery)];
    return (await Promise.all(found)).flat();
  };
  const found = await findByWords(context, words, { lines, find });
  const fewer = withoutFillers(words);
  if (found.length > 0 || fewer.length === 0 || fewer.length === words.length) return found;
  return findByWords(context, fewer, { lines, find });
}
