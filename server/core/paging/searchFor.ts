import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

interface Searched {
  /** What words are looked for in, such as "course.name". */
  texts: string[];
  /** References, phones and other numbers, which people type with blanks and hyphens of their own. */
  codes?: string[];
}

/** A phone or another number, however it is grouped. */
const NUMBER = /^[+\d\s().-]+$/u;

/** A phone is stored with its country's code, and so without a zero before it. */
function numberIn(groups: string[]): string {
  return groups.join("").replace(/\D/g, "").replace(/^0+/, "");
}

/** A word without what people put between its characters; empty for one that is too short, or no code. */
function compact(word: string): string {
  const code = NUMBER.test(word) ? numberIn([word]) : word.toLowerCase().replace(/[().+-]/g, "");
  return /^[a-z0-9]{3,}$/.test(code) ? code : "";
}

/**
 * Narrows a query down to rows that have every word, in any order and letter case. A number that is typed in groups, such
 * as a phone, is looked for as one.
 */
export function searchFor<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: string | null | undefined,
  { texts, codes = [] }: Searched,
): SelectQueryBuilder<Row> {
  const words = search?.trim().split(/\s+/u).filter(Boolean) ?? [];
  if (words.length === 0) return query;
  const isGrouped = codes.length > 0 && words.length > 1 && NUMBER.test(words.join(" "));
  const compacts = isGrouped ? [numberIn(words)] : words.map(compact);
  // The blanks let TypeORM find the names of columns.
  const text = `lower(concat_ws(' ', ${[...texts, ...codes].join(", ")} ))`;
  const code = `regexp_replace(lower(concat_ws(' ', ${["''", ...codes].join(", ")} )), '[^a-z0-9 ]', '', 'g')`;
  return query.andWhere(
    `NOT EXISTS (
      SELECT 1 FROM unnest(:wholes::text[], :compacts::text[]) AS word (whole, compact)
      WHERE strpos(${text}, lower(word.whole)) = 0 AND (word.compact = '' OR strpos(${code}, word.compact) = 0))`,
    { wholes: isGrouped ? [words.join(" ")] : words, compacts },
  );
}
