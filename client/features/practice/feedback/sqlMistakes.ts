import type { FoundError, Groups } from "./errorRule";
import { nameOfCharacter, ODD_BLANK } from "../../../../labs/engine/invisible";
import { readSql, type SqlToken } from "../../../../labs/engine/readSql";
import { findKeyword } from "./sqlKeywords";

/** In the order in which PostgreSQL reads them. */
const CLAUSES = ["SELECT", "FROM", "JOIN", "WHERE", "GROUP BY", "HAVING", "ORDER BY", "LIMIT"];
const FIRST_WORDS: Record<string, string> = {
  ...{ GROUP: "GROUP BY", ORDER: "ORDER BY", OFFSET: "LIMIT" },
  ...{ INNER: "JOIN", LEFT: "JOIN", RIGHT: "JOIN", FULL: "JOIN", CROSS: "JOIN", NATURAL: "JOIN" },
};
const NEW_QUERY = new Set(["UNION", "EXCEPT", "INTERSECT", ";"]);
const MAX_EXPRESSION = 60;
const COMPARISONS = new Set(["=", "<>", "!=", "<", ">", "<=", ">=", "LIKE"]);
const CURLY_QUOTE = /[‘’“”„]/;
const RETYPE = "It came with copied text. Delete it and type a space.";

interface Place {
  tokens: SqlToken[];
  /** Of the token that PostgreSQL didn't expect. */
  index: number;
}

export function placeOf({ code, position }: FoundError): Place {
  const tokens = readSql(code);
  const index = position === null ? -1 : tokens.findIndex(({ start }) => start >= position - 1);
  return { tokens, index: index < 0 ? tokens.length : index };
}

function clauseOf({ kind, text }: SqlToken): string | undefined {
  if (kind !== "word") return undefined;
  const clause = FIRST_WORDS[text] ?? text;
  return CLAUSES.includes(clause) ? clause : undefined;
}

/** The tokens of the same query before a place, the nearest first, without what is in brackets. */
function* before({ tokens, index }: Place): Generator<SqlToken & { at: number }> {
  const from = tokens[index];
  let depth = from ? from.depth + (from.text === ")" ? 1 : 0) : 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || token.depth > depth) continue;
    const isSubquery = token.depth < depth && tokens[at + 1]?.text === "SELECT";
    if (isSubquery || NEW_QUERY.has(token.text)) return;
    ({ depth } = token);
    yield { ...token, at };
  }
}

export function findMisspelt(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  for (const at of [index, index - 1]) {
    const [token, previous, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
    if (token?.kind !== "word" || next?.text === ".") continue;
    if (["FROM", "JOIN", ",", "."].includes(previous?.text ?? "")) continue;
    const keyword = findKeyword(token.text);
    if (keyword) return { written: wordIn(error, token), keyword };
  }
  return null;
}

function wordIn({ code }: FoundError, { start, text }: SqlToken): string {
  return code.slice(start, start + text.length);
}

export function findFirstWord(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  return index < tokens.length && (index === 0 || tokens[index - 1]?.text === ";") ? {} : null;
}

/** A word that touches the text before it: `'O'Brien'`. */
export function findBrokenText(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const [previous, token] = [tokens[index - 1], tokens[index]];
  const isTouching = previous?.kind === "text" && token?.start === previous.start + previous.text.length;
  return isTouching ? { text: previous.text } : null;
}

/** GROUP or ORDER without BY. */
export function findMissingBy(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const previous = tokens[index - 1]?.text ?? "";
  return previous === "GROUP" || previous === "ORDER" ? { word: previous } : null;
}

export function findTop(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const count = tokens[index];
  return tokens[index - 1]?.text === "TOP" && count
    ? { count: count.kind === "number" ? count.text : "5" }
    : null;
}

export function findForeignQuotes(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const bracket = tokens[index]?.text === "[" ? "[ ]" : null;
  const quotes = tokens.some(({ text }) => text === "`") ? "` `" : bracket;
  return quotes ? { quotes } : null;
}

export function findLateClause(error: FoundError): Groups | null {
  const place = placeOf(error);
  const token = place.tokens[place.index];
  const late = token && clauseOf(token);
  if (!late || late === "SELECT") return null;
  for (const other of before(place)) {
    const early = clauseOf(other);
    if (early && CLAUSES.indexOf(early) > CLAUSES.indexOf(late)) return { late, early };
  }
  return null;
}

export function findSecondWhere(error: FoundError): Groups | null {
  const place = placeOf(error);
  if (place.tokens[place.index]?.text !== "WHERE") return null;
  return [...before(place)].some(({ text }) => text === "WHERE") ? {} : null;
}

/** A JOIN before the place where PostgreSQL stopped, which has no ON and needs one. */
export function findJoinWithoutOn(error: FoundError): Groups | null {
  const place = placeOf(error);
  for (const { text, at } of before(place)) {
    if (text === "ON" || text === "USING") return null;
    if (text !== "JOIN") continue;
    const [kind, table] = [place.tokens[at - 1]?.text ?? "", place.tokens[at + 1]];
    if (kind === "CROSS" || kind === "NATURAL" || !table || at + 1 >= place.index) return null;
    return { table: wordIn(error, table) };
  }
  return null;
}

export function findLastComma(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const token = tokens[index];
  if (tokens[index - 1]?.text !== ",") return null;
  return token && !clauseOf(token) && token.text !== ")" ? null : { word: token?.text ?? "the end" };
}

/** `city = 'Pune' OR 'Delhi'`: the second text alone is no condition. */
export function findHalfCondition(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  const [word, second] = [tokens[index - 1], tokens[index]];
  if (!second || (word?.text !== "OR" && word?.text !== "AND")) return null;
  const [column, sign, first] = [tokens[index - 4], tokens[index - 3], tokens[index - 2]];
  if (!column || !first || !COMPARISONS.has(sign?.text ?? "")) return { word: word.text, example: "" };
  const comparison = `${wordIn(error, column)} ${sign?.text}`;
  const whole = `${comparison} ${first.text} ${word.text} ${comparison} ${second.text}`;
  const isList = sign?.text === "=" && word.text === "OR";
  const list = isList ? `, or ${wordIn(error, column)} IN (${first.text}, ${second.text})` : "";
  return { word: word.text, example: ` Write ${whole}${list}.` };
}

/** A name that SELECT gives to a column, used where PostgreSQL doesn't know it yet. */
export function findEarlyAlias(error: FoundError, { name = "" }: Groups): Groups | null {
  const place = placeOf(error);
  const wanted = name.replaceAll('"', "").toUpperCase();
  let clause: string | undefined;
  let alias: (SqlToken & { at: number }) | undefined;
  for (const token of before(place)) {
    const found = token.text === "ON" ? "ON" : clauseOf(token);
    clause ??= found;
    if (found === "SELECT" && alias) break;
    if (found) alias = undefined;
    else if (isGiven(place.tokens, token.at) && token.text.replaceAll('"', "").toUpperCase() === wanted)
      alias = token;
  }
  if (!alias) return null;
  const end = place.tokens[alias.at - 1]?.text === "AS" ? alias.at - 1 : alias.at;
  const expression = expressionBefore(error.code, { ...place, index: end });
  return { name: wordIn(error, alias), clause: clause ?? "SELECT", expression };
}

/** A name after AS, or right after a value and before a comma or FROM. */
function isGiven(tokens: SqlToken[], at: number): boolean {
  const [previous, next] = [tokens[at - 1], tokens[at + 1]];
  if (!previous) return false;
  if (previous.text === "AS") return true;
  const isAfterValue = previous.text === ")" || previous.kind !== "sign";
  return isAfterValue && clauseOf(previous) === undefined && [",", "FROM"].includes(next?.text ?? "");
}

function expressionBefore(code: string, place: Place): string {
  let start = place.tokens[place.index]?.start ?? 0;
  const end = start;
  for (const token of before(place)) {
    if ([",", "SELECT", "DISTINCT"].includes(token.text)) break;
    ({ start } = token);
  }
  const text = code.slice(start, end).trim();
  return text.length > MAX_EXPRESSION || text.includes("\n") ? "what it is short for" : text;
}

/** Copied text brings signs that only look like a blank or a quotation mark. */
export function findCopiedSign({ code }: FoundError): Groups | null {
  const signs = readSql(code).flatMap(({ kind, text }) => (kind === "sign" ? [text] : []));
  if (signs.some((sign) => CURLY_QUOTE.test(sign)))
    return { what: "Curly quotation marks came with copied text. Type the straight ones: ' '." };
  const blank = signs.find((sign) => ODD_BLANK.test(sign));
  return blank
    ? { what: `${nameOfCharacter(blank)} is in the query, which PostgreSQL takes for a letter. ${RETYPE}` }
    : null;
}
