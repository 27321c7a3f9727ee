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
import { samePhrases, tsqueryOf, withSamePhrases, wordsIn } from "./searchWords";

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
  if (words.length === 0) return [];
  const [batchIds, lines] = await Promise.all([findOpenBatchIds(context), readSamePhrases(context)]);
  const asked = withSamePhrases(words, lines);
  const find = async (tsquery: string) => {
    const found = [findLessons(context, tsquery, batchIds), findPages(context, tsquery)];
    return (await Promise.all(found)).flat();
  };
  const exact = await find(tsqueryOf(asked));
  if (exact.length >= FEW) return exact;
  const others = await findOthers(context, words);
  if (others.size === 0) return exact;
  const near = await find(tsqueryOf(asked, others));
  const isExact = new Set(exact.map(({ id }) => id));
  return [...exact, ...near.filter(({ id }) => !isExact.has(id))];
}
