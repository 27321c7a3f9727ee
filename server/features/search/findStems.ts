import type { DataSource } from "typeorm";

const STEMS = `
  SELECT typed, (ts_lexize('english_stem', typed))[1] AS stem FROM unnest($1::text[]) AS typed`;

/** The stem of "aws" is "aw", which begins too much. */
const MIN_LETTERS = 3;

/** What other forms of an English word begin with: "regress" for "regressions", "queri" and "query" for "queries". */
function beginningsOf(stem: string): string[] {
  return stem.endsWith("i") ? [stem, `${stem.slice(0, -1)}y`] : [stem];
}

/** The words that have other forms. */
export async function findStems(dataSource: DataSource, words: string[]): Promise<Map<string, string[]>> {
  const asked = words.filter((word) => /^[a-z]{1,120}$/.test(word));
  if (asked.length === 0) return new Map();
  const rows = await dataSource.query<{ typed: string; stem: string | null }[]>(STEMS, [asked]);
  const stems = new Map<string, string[]>();
  for (const { typed, stem } of rows) {
    if (!stem || stem === typed || stem.length < MIN_LETTERS) continue;
    stems.set(typed, beginningsOf(stem));
  }
  return stems;
}
