export interface SqlToken {
  kind: "word" | "name" | "text" | "number" | "sign";
  /** As written; words in capitals. */
  text: string;
  /** In characters, from 0. */
  start: number;
  /** How many brackets are open around it. */
  depth: number;
}

const PARTS =
  /[ \t\n\r\f\v]+|--[^\n]*|\/\*[^]*?(?:\*\/|$)|(?<text>'[^']*(?:'|$))|(?<name>"[^"]*(?:"|$))|(?<number>\d[\d.]*)|(?<word>[\p{L}_][\p{L}\p{N}\p{M}_$]*)|(?<sign>[<>=!&|]+|[^])/uy;

/** A query without its blanks and comments. */
export function readTokens(code: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  let depth = 0;
  PARTS.lastIndex = 0;
  for (let match = PARTS.exec(code); match; match = PARTS.exec(code)) {
    const { text, name, number, word, sign } = match.groups ?? {};
    if (sign === ")") depth--;
    const given = { start: match.index, depth };
    if (text) tokens.push({ kind: "text", text, ...given });
    else if (name) tokens.push({ kind: "name", text: name, ...given });
    else if (number) tokens.push({ kind: "number", text: number, ...given });
    else if (word) tokens.push({ kind: "word", text: word.toUpperCase(), ...given });
    else if (sign) tokens.push({ kind: "sign", text: sign, ...given });
    if (sign === "(") depth++;
  }
  return tokens;
}

/** The token at a character, from 1; after the last one, their number. */
export function tokenAt(tokens: SqlToken[], position: number | null): number {
  if (position === null) return tokens.length;
  const index = tokens.findIndex(({ start }) => start >= position - 1);
  return index < 0 ? tokens.length : index;
}
