import type { ErrorRule, FoundError, Groups } from "./errorRule";
import { placeOf } from "./sqlMistakes";

const YEAR = "EXTRACT(YEAR FROM …)";

/** Functions of other databases, and what PostgreSQL has. */
const FUNCTIONS = new Map(
  Object.entries({
    ...{ ifnull: "COALESCE(…)", isnull: "COALESCE(…)", nvl: "COALESCE(…)", if: "CASE WHEN … END" },
    ...{ iif: "CASE WHEN … END", decode: "CASE WHEN … END", len: "length(…)", group_concat: "string_agg(…)" },
    ...{ ucase: "upper(…)", lcase: "lower(…)", instr: "strpos(…)", charindex: "strpos(…)", rand: "random()" },
    ...{ year: YEAR, month: YEAR.replace("YEAR", "MONTH"), day: YEAR.replace("YEAR", "DAY") },
    ...{ date_format: "to_char(…)", str_to_date: "to_date(…)", datediff: "one date minus the other" },
    ...{ getdate: "CURRENT_DATE", curdate: "CURRENT_DATE", sysdate: "CURRENT_DATE" },
    ...{ dateadd: "+ INTERVAL '1 day'", date_add: "+ INTERVAL '1 day'", date_sub: "- INTERVAL '1 day'" },
  }),
);

/** Of functions and operators that there are not. */
export const MISSING_FUNCTIONS: ErrorRule[] = [
  {
    key: "sql.foreignFunction",
    type: "42883",
    message: /^function (?<name>\w+)\(/,
    find: (_, { name = "" }) => (FUNCTIONS.has(name) ? { right: FUNCTIONS.get(name) } : null),
    text: "PostgreSQL has no {name}(…), which other databases know. Write {right} instead.",
  },
  {
    key: "sql.joinText",
    type: "42883",
    message: /^operator does not exist: (?:(?:text|character varying) \+|\w+ \+ (?:text|character varying))/,
    text: "+ adds numbers. To join strings, write ||.",
  },
  {
    key: "sql.dateQuotes",
    type: "42883",
    message: /^operator does not exist: (?:date|timestamp[a-z ]*) [<>=]{1,2} integer/,
    text: "A date is written in quotes, e.g. '2026-01-31'. Without them, it is a subtraction of numbers.",
  },
];

/** The token before the one that PostgreSQL didn't expect, and the kind of that one. */
const NEIGHBOURS: { before: string; found: RegExp; key: string; text: string }[] = [
  {
    ...{ before: "IS", found: /^text$/, key: "sql.isText" },
    text: "IS goes with NULL alone. Write = to compare.",
  },
  {
    ...{ before: "LIKE", found: /^%$/, key: "sql.like" },
    text: "What LIKE looks for goes in single quotes, e.g. LIKE '%a%'.",
  },
  {
    ...{ before: "IN", found: /^(?:text|number|name)$/, key: "sql.inBrackets" },
    text: "The values after IN go in brackets, e.g. IN (1, 2).",
  },
  {
    ...{ before: "AS", found: /^text$/, key: "sql.aliasQuotes" },
    text: 'A name you give takes no single quotes: AS total, or AS "Total" with spaces or capitals.',
  },
  ...["AS", "EXISTS", "IN", "="].map((before) => ({
    ...{ before, found: /^SELECT$/, key: "sql.subquery" },
    text: "A query inside another one goes in brackets: (SELECT …).",
  })),
];

function besides(error: FoundError): { previous: string; found: string[] } | null {
  const { tokens, index } = placeOf(error);
  const token = tokens[index];
  return token ? { previous: tokens[index - 1]?.text ?? "", found: [token.kind, token.text] } : null;
}

function findAmpersands(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  return tokens.slice(0, index).some(({ text }) => text === "&&") ? {} : null;
}

/** BETWEEN 1, 5 */
function findBetween(error: FoundError): Groups | null {
  const { tokens, index } = placeOf(error);
  return tokens[index]?.text === "," && tokens[index - 2]?.text === "BETWEEN" ? {} : null;
}

export const MISPLACED: ErrorRule[] = [
  ...NEIGHBOURS.map(({ before, found, key, text }) => ({
    ...{ key, type: "42601", text },
    find: (error: FoundError) => {
      const place = besides(error);
      return place?.previous === before && place.found.some((part) => found.test(part)) ? {} : null;
    },
  })),
  {
    key: "sql.sign",
    type: "42601",
    find: findAmpersands,
    text: "SQL doesn't know &&. Write AND instead.",
  },
  {
    key: "sql.between",
    type: "42601",
    find: findBetween,
    text: "BETWEEN takes AND between its two values, e.g. BETWEEN 1 AND 5.",
  },
];

/** What PostgreSQL says in words that a beginner does not know. */
export const OTHER_RULES: ErrorRule[] = [
  {
    key: "sql.tableAlias",
    type: "42P01",
    message: /^invalid reference to FROM-clause entry for table "(?<name>[^"]+)"/,
    text: "FROM or JOIN gives {name} another name. Write that name before the column.",
  },
  {
    key: "sql.windowPlace",
    type: "42P20",
    message: /^window functions are not allowed in (?<clause>\w+)/,
    text: "{clause} can't use a window function. Calculate it in a WITH query, and filter afterwards.",
  },
  {
    key: "sql.over",
    type: "42809",
    message: /^window function (?<name>\w+) requires an OVER clause/,
    text: "{name}() needs OVER (…) behind it, e.g. OVER (ORDER BY price DESC).",
  },
  {
    key: "sql.columnCount",
    type: "42601",
    message: /^each (?<word>\w+) query must have the same number of columns/,
    text: "The queries on both sides of {word} need the same number of columns.",
  },
  {
    key: "sql.oneColumn",
    type: "42601",
    message: /^subquery (?:must return only one column|has too many columns)/,
    text: "The query in brackets gives several columns, but one is needed. Select one column in it.",
  },
];
