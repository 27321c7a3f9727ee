import type { SqlColumn } from "./jobs";
import { readSql, type SqlToken } from "./readSql";

/** After the list of ORDER BY. */
const ENDS = new Set(["LIMIT", "OFFSET", "FETCH", "FOR", ";"]);
const DIRECTIONS = new Set(["ASC", "DESC", "NULLS", "FIRST", "LAST"]);

/** What the outermost query of the last statement is sorted by, as written; none if it has no ORDER BY. */
export function readOrder(code: string): string[] {
  return orderOf(code).map((tokens) => code.slice(tokens[0]?.start, tokens.at(-1)?.end));
}

/** Columns of the result that sort it; null if something else does, too. */
export function orderColumns(code: string, columns: SqlColumn[]): number[] | null {
  const found = orderOf(code).map((tokens) => columnOf(tokens, columns));
  return found.every((column) => column !== null) ? found : null;
}

/** Their result has only what they sort by. */
const SORTED_WITHIN = new Set(["DISTINCT", "UNION", "INTERSECT", "EXCEPT"]);

/**
 * The same query with what sorts it as further columns, by their places, so that rows which it takes as equal are known.
 * Null if the result has all of it, or cannot have it.
 */
export function withSortKeys(code: string, columns: SqlColumn[]): string | null {
  const keys = orderOf(code).filter((key) => columnOf(key, columns) === null);
  const tokens = lastStatement(readSql(code));
  const from = tokens.find(({ text }, index) => text === "FROM" && tokens[index - 1]?.text !== "DISTINCT");
  const isPlain = !tokens.some(({ kind, text }, index) => {
    const isComparison = tokens[index + 1]?.text === "FROM";
    return kind === "word" && SORTED_WITHIN.has(text) && !isComparison;
  });
  if (keys.length === 0 || !from || !isPlain) return null;
  const texts = keys.map((key) => code.slice(key[0]?.start, key.at(-1)?.end));
  let sorted = code.slice(0, from.start) + texts.map((text) => `, ${text}`).join("") + " ";
  let last = from.start;
  for (const [index, key] of keys.entries()) {
    sorted += `${code.slice(last, key[0]?.start)}${columns.length + index + 1}`;
    last = key.at(-1)?.end ?? last;
  }
  return sorted + code.slice(last);
}

function orderOf(code: string): SqlToken[][] {
  const tokens = lastStatement(readSql(code));
  const start = tokens.findLastIndex(
    ({ text }, index) => text === "ORDER" && tokens[index + 1]?.text === "BY",
  );
  if (start < 0) return [];
  const rest = tokens.slice(start + 2);
  const length = rest.findIndex(({ text, kind }) => (kind === "word" || text === ";") && ENDS.has(text));
  return splitKeys(length < 0 ? rest : rest.slice(0, length));
}

/** Its outermost tokens, also if all of it is in brackets. */
function lastStatement(all: SqlToken[]): SqlToken[] {
  const isEnd = ({ text, level }: SqlToken) => text === ";" && level === 0;
  const ends = all.findLastIndex((token) => !isEnd(token)) + 1;
  const begins = all.slice(0, ends).findLastIndex(isEnd) + 1;
  let inside = all.slice(begins, ends);
  for (;;) {
    const level = inside[0]?.level;
    const own = inside.filter((token) => token.level === level);
    if (own.length !== 2 || own[0]?.text !== "(") return own;
    inside = inside.slice(1, -1);
  }
}

function splitKeys(tokens: SqlToken[]): SqlToken[][] {
  const keys: SqlToken[][] = [[]];
  for (const token of tokens) {
    if (token.text === ",") keys.push([]);
    else keys.at(-1)?.push(token);
  }
  return keys
    .map((key) => key.filter(({ text, kind }) => kind !== "word" || !DIRECTIONS.has(text)))
    .filter((key) => key.length > 0);
}

/** By its place, or by its name, also behind its table's. */
function columnOf(key: SqlToken[], columns: SqlColumn[]): number | null {
  const last = key.at(-1);
  if (!last || (key.length > 1 && !(key.length === 3 && key[1]?.text === "."))) return null;
  const place =
    last.kind === "number" ? Number(last.text) - 1 : columns.findIndex(({ name }) => isNamed(last, name));
  return columns[place] ? place : null;
}

function isNamed({ kind, text }: SqlToken, name: string): boolean {
  return kind === "name" ? text.slice(1, -1).replaceAll('""', '"') === name : text === name.toUpperCase();
}
