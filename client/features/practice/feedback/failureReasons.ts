import type { FailureReason } from "../../../apollo/schema.generated";

/** What went wrong, as the page says it; `ERROR` has the error's own text. */
export const FAILURE_REASONS: Record<FailureReason, string> = {
  VALUE: "The result differs.",
  TYPE: "The result is of another type.",
  BLANKS: "Only blanks or invisible signs differ.",
  OUTPUT: "The output differs.",
  PRINTED_NOT_RETURNED: "It printed the answer but returned None. Use return to give a value back.",
  ERROR: "The code stopped with an error.",
  NO_ERROR: "An error should have been raised here, and none was.",
  OTHER_ERROR: "Another error was raised.",
  STRUCTURE: "The task says how to solve it.",
  COLUMNS: "The number of columns differs.",
  NAMES: "The columns have other names, or come in another order.",
  TYPES: "A column has another type.",
  COUNT: "The number of rows differs.",
  ROWS: "Some rows differ.",
  ORDER: "The rows are right, but in another order.",
  UNSORTED: "The rows come in this order by chance. Sort them with ORDER BY at the end of the query.",
  NO_ROWS: "There is no result to compare. Write a query that begins with SELECT.",
  TIME: "Time is up: a loop may run without end.",
  MEMORY: "The code needs more memory than there is.",
  OUTPUT_LIMIT: "The code prints too much: a loop may run without end.",
  REFUSED: "Practice has no network, no other programs and no files but its own.",
  CRASHED: "The code ended Python itself.",
  NOT_RUN: "It wasn't run, because a test before it stopped the code.",
  UNJUDGED: "The academy couldn't compare what the code gave. Its staff can see this.",
};
