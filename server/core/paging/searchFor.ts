import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

interface Searched {
  texts: string[];
  /** References, phones and other numbers that people type with blanks and hyphens. */
  codes?: string[];
}

const NUMBER = /^[+\d\s().-]{1,120}$/u;

/** Stored phones have a country code, so a typed leading zero is dropped. */
function numberIn(groups: string[]): string {
  return groups.join("").replace(/\D/g, "").replace(/^0+/, "");
}

/** Strips separators from a word; "" if it is too short or no code. */
function compact(word: string): string {
  const code = NUMBER.test(word) ? numberIn([word]) : word.toLowerCase().replace(/[().+-]/g, "");
  return /^[a-z0-9]{3,}$/.test(code) ? code : "";
}

/** Matches every word in any order and case; a number typed in groups, such as a phone, also as one. */
export function searchFor<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  search: string | null | undefined,
  { texts, codes = [] }: Searched,
): SelectQueryBuilder<Row> {
  const words = search?.trim().split(/\s+/u).filter(Boolean) ?? [];
  if (words.length === 0) return query;
  const isGrouped = codes.length > 0 && words.length > 1 && NUMBER.test(words.join(" "));
  const compacts = isGrouped ? [numberIn(words)] : words.map(compact);
  // The blanks let TypeORM recognise column names.
  const text = `lower(concat_ws(' ', ${[...texts, ...codes].join(", ")} ))`;
  const code = `regexp_replace(lower(concat_ws(' ', ${["''", ...codes].join(", ")} )), '[^a-z0-9 ]', '', 'g')`;
  return query.andWhere(
    `NOT EXISTS (
      SELECT 1 FROM unnest(:wholes::text[], :compacts::text[]) AS word (whole, compact)
      WHERE strpos(${text}, lower(word.whole)) = 0 AND (word.compact = '' OR strpos(${code}, word.compact) = 0))`,
    { wholes: isGrouped ? [words.join(" ")] : words, compacts },
  );
}
