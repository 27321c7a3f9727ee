import type { SqlToken } from "../readSql";
import { splitAt, type Edit } from "./sqlClauses";

/** What beginners mistake for each other. */
const CONFUSED: Record<string, string[]> = {
  "<": ["<=", ">"],
  "<=": ["<", ">="],
  ">": [">=", "<"],
  ">=": [">", "<="],
  "=": [">=", "<="],
  "<>": ["="],
  "!=": ["="],
  AND: ["OR"],
  OR: ["AND"],
  LIKE: ["ILIKE"],
  ILIKE: ["LIKE"],
  RANK: ["DENSE_RANK", "ROW_NUMBER"],
  DENSE_RANK: ["RANK", "ROW_NUMBER"],
  ROW_NUMBER: ["RANK"],
  MIN: ["MAX"],
  MAX: ["MIN"],
  SUM: ["AVG"],
  AVG: ["SUM"],
};
const UNWRAPPED = new Set("ROUND COALESCE LOWER UPPER INITCAP TRIM BTRIM ABS NULLIF CEIL FLOOR".split(" "));
const COUNTING = new Set(["COUNT", "SUM", "AVG"]);

function replace({ start, end }: Pick<SqlToken, "start" | "end">, text: string, label: string): Edit {
  return { label, start, end, text };
}

/** `=` between columns has no greater and smaller; BETWEEN has an AND of its own. */
function isConfusable(tokens: SqlToken[], index: number): boolean {
  const { text } = tokens[index] as SqlToken;
  if (text === "=") return ["number", "text"].includes(tokens[index + 1]?.kind ?? "");
  if (text !== "AND") return true;
  return !tokens.slice(Math.max(0, index - 3), index).some((token) => token.text === "BETWEEN");
}

function confusedEdits(tokens: SqlToken[], index: number): Edit[] {
  const token = tokens[index] as SqlToken;
  if (token.kind === "text" || token.kind === "name" || !Object.hasOwn(CONFUSED, token.text)) return [];
  if (!isConfusable(tokens, index)) return [];
  return (CONFUSED[token.text] ?? []).map((other) =>
    replace(token, other, `${other} in place of ${token.text}`),
  );
}

/** With its unit: one more than 1000.0 is 1001.0. */
function otherNumbers(text: string): string[] {
  const [whole = "", ...rest] = text.split(".");
  const number = BigInt(whole || "0");
  return [number + 1n, number - 1n].map((other) => [String(other), ...rest].join("."));
}

function otherTexts(text: string): string[] {
  const quote = text.indexOf("'");
  const inner = text.slice(quote + 1, -1);
  const changed = new Set([`${inner}x`]);
  if (inner.startsWith("%")) changed.add(inner.slice(1));
  if (inner.endsWith("%")) changed.add(inner.slice(0, -1));
  const [, date, day] = /^(\d{4}-\d{2}-)(\d{2})$/.exec(inner) ?? [];
  if (date) for (const step of [1, -1]) changed.add(`${date}${String(Number(day) + step).padStart(2, "0")}`);
  return [...changed].map((other) => `${text.slice(0, quote + 1)}${other}'`);
}

function literalEdits(token: SqlToken): Edit[] {
  const { kind, text } = token;
  const isText = kind === "text" && text.endsWith("'");
  if (!isText && kind !== "number") return [];
  const others = isText ? otherTexts(text) : otherNumbers(text);
  return others.map((other) => replace(token, other, `${other} in place of ${text}`));
}

/** Of the parentheses that open at `index`; its tokens, and where they close. */
function insideOf(tokens: SqlToken[], index: number): { inner: SqlToken[]; close: SqlToken } | null {
  const open = tokens[index];
  if (open?.text !== "(") return null;
  const length = tokens.slice(index + 1).findIndex(({ text, level }) => text === ")" && level === open.level);
  const close = tokens[index + 1 + length];
  if (length < 1 || !close) return null;
  const inside = tokens.slice(index + 1, index + 1 + length);
  const level = inside[0]?.level;
  return { inner: inside.filter((token) => token.level === level), close };
}

function callEdits(code: string, tokens: SqlToken[], index: number): Edit[] {
  const token = tokens[index] as SqlToken;
  const { kind, text: name } = token;
  const inside = kind === "word" ? insideOf(tokens, index + 1) : null;
  if (!inside) return [];
  const { inner, close } = inside;
  const first = inner[0] as SqlToken;
  const [argument = []] = splitAt(inner, ",");
  const edits: Edit[] = [];
  if (UNWRAPPED.has(name))
    edits.push({
      label: `without ${name}`,
      start: token.start,
      end: close.end,
      text: code.slice(first.start, argument.at(-1)?.end),
    });
  if (COUNTING.has(name) && first.text === "DISTINCT")
    edits.push(replace(first, "", `${name} without DISTINCT`));
  else if (COUNTING.has(name) && first.text !== "*")
    edits.push(replace({ start: first.start, end: first.start }, "DISTINCT ", `${name} with DISTINCT`));
  if (name === "COUNT" && first.text !== "*")
    edits.push(
      replace({ start: first.start, end: close.start }, "*", "COUNT(*) in place of COUNT of a value"),
    );
  return edits;
}

function listEdits(code: string, tokens: SqlToken[], index: number): Edit[] {
  const inside = tokens[index]?.text === "IN" ? insideOf(tokens, index + 1) : null;
  if (!inside) return [];
  const items = splitAt(inside.inner, ",");
  if (items.length < 2) return [];
  const texts = items.map((item) => code.slice(item[0]?.start, item.at(-1)?.end));
  const place = { start: inside.inner[0]?.start ?? 0, end: inside.close.start };
  return texts.map((text, at) =>
    replace(place, texts.toSpliced(at, 1).join(", "), `without ${text} in IN (…)`),
  );
}

/** Leaves out each WHEN of a CASE, and its ELSE. */
function caseEdits(tokens: SqlToken[], index: number): Edit[] {
  const { level, start, text } = tokens[index] as SqlToken;
  if (text !== "WHEN" && text !== "ELSE") return [];
  const next = tokens
    .slice(index + 1)
    .find((token) => token.level === level && ["WHEN", "ELSE", "END"].includes(token.text));
  return next ? [replace({ start, end: next.start }, "", `without a ${text} of CASE`)] : [];
}

function nullEdits(tokens: SqlToken[], index: number): Edit[] {
  const [is, not, value] = tokens.slice(index, index + 3);
  if (is?.text !== "IS" || not === undefined) return [];
  if (not.text === "NULL") return [replace(not, "NOT NULL", "IS NOT NULL in place of IS NULL")];
  const isNotNull = not.text === "NOT" && value?.text === "NULL";
  return isNotNull ? [replace(not, "", "IS NULL in place of IS NOT NULL")] : [];
}

export function changedTokens(code: string, tokens: SqlToken[]): Edit[] {
  return tokens.flatMap((token, index) => [
    ...confusedEdits(tokens, index),
    ...callEdits(code, tokens, index),
    ...listEdits(code, tokens, index),
    ...caseEdits(tokens, index),
    ...nullEdits(tokens, index),
    ...literalEdits(token),
  ]);
}
