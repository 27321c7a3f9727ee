import type { FailureReason } from "../../../apollo/schema.generated";

/** What went wrong, as the page says it; `ERROR` has the error's own text. */
export const FAILURE_REASONS: Record<FailureReason, string> = {
  VALUE: "Wrong result.",
  TYPE: "The result has the wrong type.",
  BLANKS: "Only spaces or invisible characters differ.",
  OUTPUT: "Wrong output.",
  PRINTED_NOT_RETURNED: "It printed the answer but returned None. Use return to give a value back.",
  ERROR: "The code stopped with an error.",
  NO_ERROR: "An error should have been raised here, and none was.",
  OTHER_ERROR: "A different error was raised.",
  STRUCTURE: "The task says how to solve it.",
  COLUMNS: "Wrong number of columns.",
  NAMES: "The columns have different names or a different order.",
  TYPES: "A column has the wrong type.",
  COUNT: "Wrong number of rows.",
  ROWS: "Some rows differ.",
  ORDER: "The rows are right, but in a different order.",
  UNSORTED: "The rows come in this order by chance. Sort them with ORDER BY at the end of the query.",
  NO_ROWS: "There is no result to compare. Write a query that begins with SELECT.",
  TIME: "Time is up: a loop may never end.",
  MEMORY: "The code ran out of memory.",
  OUTPUT_LIMIT: "The code prints too much: a loop may never end.",
  REFUSED: "Exercises can't use the network, other programs or files other than their own.",
  CRASHED: "The code made Python quit.",
  NOT_RUN: "It wasn't run, because an earlier test stopped the code.",
  UNJUDGED: "The academy couldn't compare what the code gave. Its staff can see this.",
};
