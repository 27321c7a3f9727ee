const KEYWORDS =
  `SELECT DISTINCT FROM WHERE GROUP HAVING ORDER LIMIT OFFSET JOIN INNER LEFT RIGHT FULL OUTER CROSS USING UNION
  EXCEPT INTERSECT INSERT UPDATE DELETE VALUES WITH BETWEEN LIKE CASE WHEN THEN ELSE NULL DESC OVER PARTITION`.split(
    /\s+/,
  );
const KNOWN = new Set([
  ...KEYWORDS,
  "BY",
  "AS",
  "ON",
  "AND",
  "OR",
  "NOT",
  "IN",
  "IS",
  "ASC",
  "END",
  "INTO",
  "SET",
]);
const MIN_LETTERS = 4;
const LONG = 6;

/** The keyword that a word was meant to be: a letter too many, too few, another one, or two in the wrong order. */
export function findKeyword(word: string): string | undefined {
  if (word.length < MIN_LETTERS || KNOWN.has(word)) return undefined;
  // A plural is rather a table, such as orders, and value a column.
  const candidates = KEYWORDS.filter((keyword) => word !== `${keyword}S` && keyword !== `${word}S`);
  const near = candidates.map((keyword) => [keyword, distance(word, keyword)] as const);
  const [best] = near.toSorted(([, a], [, b]) => a - b);
  if (!best) return undefined;
  const [keyword, steps] = best;
  return steps <= (Math.min(word.length, keyword.length) >= LONG ? 2 : 1) ? keyword : undefined;
}

/** How many letters to add, drop, change or swap with the next one. */
function distance(word: string, other: string): number {
  if (Math.abs(word.length - other.length) > 2) return Infinity;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = word[i - 1] === other[j - 1];
      const isSwapped = word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? Infinity;
      const swap = isSwapped ? at(2, 2) + 1 : Infinity;
      row.push(Math.min(at(1, 1) + (isSame ? 0 : 1), at(1, 0) + 1, at(0, 1) + 1, swap));
    }
    rows.push(row);
  }
  return rows[word.length]?.[other.length] ?? Infinity;
}
