import type { ErrorRule } from "./errorRule";
import { MISPLACED, MISSING_FUNCTIONS, OTHER_RULES } from "./sqlDialects";
import {
  findBrokenText,
  findCopiedSign,
  findEarlyAlias,
  findFirstWord,
  findForeignQuotes,
  findHalfCondition,
  findJoinWithoutOn,
  findLastComma,
  findLateClause,
  findMisspelt,
  findMissingBy,
  findSecondWhere,
  findTop,
} from "./sqlMistakes";

const SYNTAX = "42601";
const NO_COLUMN = "42703";
const NO_FUNCTION = "42883";

/** Signs of other languages, and PostgreSQL's. */
const SIGNS = new Map(
  Object.entries({ "==": "=", "===": "=", "!==": "<>", "=!": "<>", "=<": "<=", "=>": ">=", "&&": "AND" }),
);

function foreignSign(type: string, message: RegExp): ErrorRule {
  return {
    key: "sql.sign",
    type,
    message,
    find: (_, { sign = "" }) => (SIGNS.has(sign) ? { right: SIGNS.get(sign) } : null),
    text: "SQL doesn't know {sign}. Write {right} instead.",
  };
}

const QUOTES = {
  find: findForeignQuotes,
  text: "PostgreSQL doesn't know {quotes} around names. Leave them out; a name with spaces or capitals goes in double quotes.",
};

const COPIED_SIGNS: ErrorRule[] = [SYNTAX, NO_COLUMN, NO_FUNCTION, "42P01", "42704"].map((type) => ({
  ...{ key: "sql.copied", type, find: findCopiedSign },
  text: "{what}",
}));

/** Of queries that PostgreSQL cannot read at all. */
const UNREADABLE: ErrorRule[] = [
  {
    key: "sql.quote",
    type: SYNTAX,
    message: /^unterminated quoted string/,
    text: "A string starts with ' and never ends. Add ' at its end; write an apostrophe inside a string twice, e.g. 'O''Brien'.",
  },
  {
    key: "sql.apostrophe",
    type: SYNTAX,
    find: findBrokenText,
    text: "The string ends at {text}. Write an apostrophe inside a string twice, e.g. 'O''Brien'.",
  },
  {
    key: "sql.nameQuote",
    type: SYNTAX,
    message: /^unterminated quoted identifier/,
    text: 'A name starts with " and never ends. Text goes in single quotes; names seldom need any.',
  },
  {
    key: "sql.comment",
    type: SYNTAX,
    message: /^unterminated \/\* comment/,
    text: "A comment starts with /* and never ends. Add */ at its end.",
  },
  {
    key: "sql.limit",
    type: SYNTAX,
    message: /^LIMIT #,# syntax/,
    text: "LIMIT takes one number here. Write LIMIT 10 OFFSET 20 to skip 20 rows first.",
  },
  { key: "sql.quotes", type: SYNTAX, ...QUOTES },
  {
    key: "sql.top",
    type: SYNTAX,
    find: findTop,
    text: "PostgreSQL doesn't know TOP. Write LIMIT {count} at the end of the query.",
  },
  foreignSign(SYNTAX, /^syntax error at or near "(?<sign>[=!<>&|]{2,3})"/),
  ...MISPLACED,
  {
    key: "sql.misspelt",
    type: SYNTAX,
    find: findMisspelt,
    text: "{written} looks like a misspelt {keyword}.",
  },
  {
    key: "sql.firstWord",
    type: SYNTAX,
    message: /^syntax error at or near "(?<word>[^"]+)"/,
    find: findFirstWord,
    text: "A query starts with SELECT or WITH, not with {word}.",
  },
  {
    key: "sql.comma",
    type: SYNTAX,
    find: findLastComma,
    text: "There is an extra comma before {word}.",
  },
  {
    key: "sql.by",
    type: SYNTAX,
    find: findMissingBy,
    text: "BY is missing. Write {word} BY.",
  },
  {
    key: "sql.join",
    type: SYNTAX,
    find: findJoinWithoutOn,
    text: "JOIN {table} has no condition. Write ON after it, and which columns of the two tables are equal.",
  },
  {
    key: "sql.secondWhere",
    type: SYNTAX,
    find: findSecondWhere,
    text: "A query has one WHERE. Join its conditions with AND or OR.",
  },
  {
    key: "sql.order",
    type: SYNTAX,
    find: findLateClause,
    text: "{late} comes before {early}. The order is SELECT, FROM, JOIN, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.",
  },
  {
    key: "sql.end",
    type: SYNTAX,
    message: /^syntax error at end of input/,
    text: "The query ends too early. Look for a missing bracket or an unfinished clause.",
  },
  {
    key: "sql.syntax",
    type: SYNTAX,
    message: /^syntax error at or near "(?<word>[^"]+)"/,
    text: "PostgreSQL didn't expect {word}. Look just before it: an extra or missing comma, a missing word, or clauses that aren't in the order SELECT, FROM, JOIN, WHERE, GROUP BY, HAVING, ORDER BY.",
  },
];

/** By PostgreSQL's codes. The first rule that fits explains an error. */
export const SQL_ERRORS: ErrorRule[] = [
  ...COPIED_SIGNS,
  ...OTHER_RULES,
  ...UNREADABLE,
  {
    key: "sql.table",
    type: "42P01",
    message: /^(?:relation|missing FROM-clause entry for table) "(?<name>[^"]+)"/,
    text: "There is no table called {name} here. Check its spelling, and that FROM or JOIN names it.",
  },
  {
    key: "sql.alias",
    type: NO_COLUMN,
    message: /^column (?<name>"[^"]+"|\S+) does not exist/,
    find: findEarlyAlias,
    text: "{name} is a name that SELECT gives, and {clause} doesn't know it. Write {expression} in its place.",
  },
  {
    key: "sql.column",
    type: NO_COLUMN,
    message: /^column (?<name>"[^"]+"|\S+) does not exist/,
    text: "There is no column called {name}. Check its spelling; text goes in single quotes, not double ones.",
  },
  {
    key: "sql.ambiguous",
    type: "42702",
    message: /^column reference "(?<name>[^"]+)"/,
    text: "More than one table has a column called {name}. Write the table's name before it, e.g. orders.{name}.",
  },
  {
    key: "sql.grouping",
    type: "42803",
    message: /^column "(?<name>[^"]+)" must appear/,
    text: "{name} differs within a group. Add it to GROUP BY, or put it in a function like max(…).",
  },
  {
    key: "sql.aggregate",
    type: "42803",
    text: "A function over many rows, like count(…), can't be used here. To filter groups, use HAVING.",
  },
  foreignSign(NO_FUNCTION, /^operator does not exist: (?:[^=!<>&|]+ )?(?<sign>[=!<>&|]{2,3}) /),
  { key: "sql.quotes", type: NO_FUNCTION, ...QUOTES },
  ...MISSING_FUNCTIONS,
  {
    key: "sql.function",
    type: NO_FUNCTION,
    text: "No function or operator fits these types. Check its name, and convert a value, e.g. price::numeric.",
  },
  {
    key: "sql.condition",
    type: "42804",
    message: /^argument of (?:OR|AND) must be type boolean/,
    find: findHalfCondition,
    text: "{word} needs a whole condition on both sides.{example}",
  },
  {
    key: "sql.types",
    type: "42804",
    text: "Two values that belong together have different types. Convert one of them, e.g. quantity::text.",
  },
  {
    key: "sql.condition",
    type: "22P02",
    message: /^invalid input syntax for type boolean/,
    find: findHalfCondition,
    text: "{word} needs a whole condition on both sides.{example}",
  },
  {
    key: "sql.value",
    type: "22P02",
    text: "This text can't be read as a number, a date or whatever the column holds.",
  },
  {
    key: "sql.zeroDivision",
    type: "22012",
    text: "It divides by 0. NULLIF(x, 0) gives NULL in that case.",
  },
  {
    key: "sql.oneRow",
    type: "21000",
    text: "The query in brackets gives more than one row, but one value is needed. Use IN, or narrow it down.",
  },
];
