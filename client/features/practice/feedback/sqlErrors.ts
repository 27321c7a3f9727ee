import type { ErrorRule } from "./errorRule";

/** By PostgreSQL's codes. */
export const SQL_ERRORS: ErrorRule[] = [
  {
    key: "sql.table",
    type: "42P01",
    message: /^(?:relation|missing FROM-clause entry for table) "(?<name>[^"]+)"/,
    text: "There is no table called {name} here. Check its spelling, and that FROM or JOIN names it.",
  },
  {
    key: "sql.column",
    type: "42703",
    message: /^column (?<name>"[^"]+"|\S+) does not exist/,
    text: "There is no column called {name}. Check its spelling; text goes in single quotes, not double ones.",
  },
  {
    key: "sql.ambiguous",
    type: "42702",
    message: /^column reference "(?<name>[^"]+)"/,
    text: "More than one table has a column called {name}. Write the table's name before it, such as orders.{name}.",
  },
  {
    key: "sql.grouping",
    type: "42803",
    message: /^column "(?<name>[^"]+)" must appear/,
    text: "{name} differs within a group. Add it to GROUP BY, or put it in a function such as max(…).",
  },
  {
    key: "sql.aggregate",
    type: "42803",
    text: "A function over many rows, such as count(…), can't be used here. To filter groups, use HAVING.",
  },
  {
    key: "sql.function",
    type: "42883",
    text: "No function or operator fits these types. Check its name, and convert a value, such as price::numeric.",
  },
  {
    key: "sql.types",
    type: "42804",
    text: "Two values that belong together have different types. Convert one of them, such as quantity::text.",
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
  {
    key: "sql.end",
    type: "42601",
    message: /^syntax error at end of input/,
    text: "The query ends too early. Look for a missing bracket or an unfinished clause.",
  },
  {
    key: "sql.syntax",
    type: "42601",
    message: /^syntax error at or near "(?<word>[^"]+)"/,
    text: "PostgreSQL didn't expect {word}. Look just before it: a comma too many or too few, a missing word, or clauses in another order than SELECT, FROM, JOIN, WHERE, GROUP BY, HAVING, ORDER BY.",
  },
];
