import type { SqlToken } from "../readSql";

/** One change of the code, from `start` to `end`. */
export interface Edit {
  label: string;
  start: number;
  end: number;
  text: string;
}

/** A part of a query with its keyword, such as WHERE and its condition. */
export interface SqlClause {
  name: string;
  start: number;
  body: SqlToken[];
}

const CLAUSES = new Set(
  "WITH SELECT FROM WHERE HAVING WINDOW LIMIT OFFSET FETCH UNION EXCEPT INTERSECT VALUES ON USING".split(" "),
);
/** Together with BY. */
const LISTS = new Set(["GROUP", "ORDER", "PARTITION"]);
const JOIN_WORDS = new Set(["JOIN", "INNER", "LEFT", "RIGHT", "FULL", "CROSS", "NATURAL"]);

function startsJoin(tokens: SqlToken[], index: number): boolean {
  const { text, kind } = tokens[index] ?? {};
  // LEFT and RIGHT are functions, too.
  return kind === "word" && text !== undefined && JOIN_WORDS.has(text) && tokens[index + 1]?.text !== "(";
}

function clauseAt(tokens: SqlToken[], index: number): { name: string; length: number } | null {
  const { kind, text = "" } = tokens[index] ?? {};
  if (text === ";") return { name: text, length: 1 };
  if (kind !== "word") return null;
  if (LISTS.has(text) && tokens[index + 1]?.text === "BY") return { name: `${text} BY`, length: 2 };
  if (startsJoin(tokens, index)) return { name: "JOIN", length: 1 };
  return CLAUSES.has(text) ? { name: text, length: 1 } : null;
}

/** `tokens` are those of one level. */
export function clausesOf(tokens: SqlToken[]): SqlClause[] {
  const clauses: SqlClause[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as SqlToken;
    const found = clauseAt(tokens, index);
    if (found) {
      clauses.push({ name: found.name, start: token.start, body: [] });
      index += found.length - 1;
    } else clauses.at(-1)?.body.push(token);
  }
  return clauses;
}

export function levelsOf(tokens: SqlToken[]): SqlToken[][] {
  const levels: SqlToken[][] = [];
  for (const token of tokens) (levels[token.level] ??= []).push(token);
  return levels.filter(Boolean);
}

/** Not inside of CASE; the AND of BETWEEN is none. */
export function splitAt(tokens: SqlToken[], separator: string): SqlToken[][] {
  const parts: SqlToken[][] = [[]];
  let [cases, isBetween] = [0, false];
  for (const token of tokens) {
    const { text } = token;
    if (text === "CASE") cases++;
    if (text === "END") cases--;
    if (text === "BETWEEN") isBetween = true;
    const isRange = text === "AND" && isBetween;
    if (isRange) isBetween = false;
    if (text === separator && cases === 0 && !isRange) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
