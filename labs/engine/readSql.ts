export interface SqlToken {
  kind: "word" | "name" | "text" | "number" | "sign";
  /** A word in capitals, anything else as written. */
  text: string;
  start: number;
  end: number;
  /** Which pair of parentheses it is in; both of them belong to what is around them. */
  level: number;
  /** How many parentheses are open around it. */
  depth: number;
}

/** PostgreSQL takes any other blank for a letter. */
const BLANKS = " \t\n\r\f\v";
const LONG_SIGNS = ["->>", "<=", ">=", "<>", "!=", "||", "&&", "::", "->"];

const isWordStart = (sign: string | undefined) => sign !== undefined && /[\p{L}_]/u.test(sign);
const isWordPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}_$]/u.test(sign);
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";

function endAfter(code: string, mark: string, from: number): number {
  const found = code.indexOf(mark, from);
  return found < 0 ? code.length : found + mark.length;
}

/** A doubled quote is one inside; after E, a backslash keeps the next character. */
function endOfQuoted(code: string, start: number, hasEscapes: boolean): number {
  const quote = code[start];
  let at = start + 1;
  while (at < code.length) {
    if (hasEscapes && code[at] === "\\") at += 2;
    else if (code[at] !== quote) at++;
    else if (code[at + 1] === quote) at += 2;
    else return at + 1;
  }
  return code.length;
}

function endOfComment(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    const pair = code.slice(at, at + 2);
    if (pair === "/*") depth++;
    if (pair === "*/") depth--;
    if (pair === "/*" || pair === "*/") at++;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

function endWhile(code: string, start: number, isPart: (sign: string | undefined) => boolean): number {
  let at = start;
  while (isPart(code[at])) at++;
  return at;
}

/** Of `$$…$$` or `$tag$…$tag$`; null if it is none. */
function endOfDollars(code: string, start: number): number | null {
  const tagEnd = endWhile(code, start + 1, (sign) => isWordPart(sign) && sign !== "$");
  if (code[tagEnd] !== "$") return null;
  return endAfter(code, code.slice(start, tagEnd + 1), tagEnd + 1);
}

type Read = Pick<SqlToken, "kind" | "end">;

function readQuoted(code: string, start: number): Read | null {
  const sign = code[start];
  if (sign === "'") return { kind: "text", end: endOfQuoted(code, start, false) };
  if (sign === '"') return { kind: "name", end: endOfQuoted(code, start, false) };
  if (sign !== undefined && "eE".includes(sign) && code[start + 1] === "'")
    return { kind: "text", end: endOfQuoted(code, start + 1, true) };
  const end = sign === "$" ? endOfDollars(code, start) : null;
  return end === null ? null : { kind: "text", end };
}

function readToken(code: string, start: number): Read {
  const quoted = readQuoted(code, start);
  if (quoted) return quoted;
  if (isWordStart(code[start])) return { kind: "word", end: endWhile(code, start, isWordPart) };
  if (isDigit(code[start]))
    return { kind: "number", end: endWhile(code, start, (sign) => isDigit(sign) || sign === ".") };
  const long = LONG_SIGNS.find((sign) => code.startsWith(sign, start));
  return { kind: "sign", end: start + (long?.length ?? 1) };
}

/** Linear in the length of the code; leaves out blanks and comments. */
export function readSql(code: string): SqlToken[] {
  const tokens: SqlToken[] = [];
  const around: number[] = [];
  let [level, levels, at] = [0, 0, 0];
  while (at < code.length) {
    if (code.startsWith("--", at)) at = endAfter(code, "\n", at);
    else if (code.startsWith("/*", at)) at = endOfComment(code, at);
    else if (BLANKS.includes(code[at] ?? "")) at++;
    else {
      const { kind, end } = readToken(code, at);
      const written = code.slice(at, end);
      if (written === ")") level = around.pop() ?? 0;
      const text = kind === "word" ? written.toUpperCase() : written;
      tokens.push({ kind, end, start: at, level, depth: around.length, text });
      if (written === "(") {
        around.push(level);
        level = ++levels;
      }
      at = end;
    }
  }
  return tokens;
}
