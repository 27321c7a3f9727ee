import type { Outcome, SqlColumn } from "../../labs/engine/jobs";
import type { TypedValue } from "../../labs/engine/typedValue";
import type { JudgeTask } from "../../server/features/practice/checker/judgeReport";

/** As many values as the checker passes on, and as much text as a child may write. */
const VALUES = 20_000;
const CHARACTERS = 3_900_000;
const ROWS = 1_000;
const DIGITS = "9".repeat(20_000);

const numbers = (count: number, of: (n: number) => TypedValue) =>
  Array.from({ length: count }, (_, n) => of(n));
const float = (n: number): TypedValue => ({ float: `${n}.000000001` });
const nested = (depth: number): TypedValue =>
  depth === 0 ? 1 : { list: [nested(depth - 1), nested(depth - 1)] };

/** What the solution gave and what the code gave. */
const VALUE_SHAPES: Record<string, [TypedValue, TypedValue]> = {
  "digits in a whole number": [{ int: DIGITS }, { int: `${DIGITS}1` }],
  "digits in a decimal number": [{ float: "1.5" }, { float: `${DIGITS}.5` }],
  "digits in a text": [DIGITS, `${DIGITS.slice(1)} `],
  "blanks in a text": ["a", `a${" \n".repeat(10_000)}`],
  "invisible signs in a text": ["a", `a${"\u200b".repeat(19_999)}`],
  "a list of numbers": [{ list: numbers(VALUES, (n) => n) }, { list: numbers(VALUES, (n) => n + 1) }],
  "a set of whole numbers": [{ set: numbers(VALUES, (n) => n) }, { set: numbers(VALUES, (n) => n + 1) }],
  "a set of decimal numbers": [
    { set: numbers(VALUES, float) },
    { set: numbers(VALUES, (n) => float(n + 1)) },
  ],
  "a set of lists": [
    { set: numbers(VALUES / 2, (n) => ({ list: [n] })) },
    { set: numbers(VALUES / 2, (n) => ({ list: [n + 1] })) },
  ],
  "a set of long digits": [
    { set: numbers(190, (n) => ({ int: `${n}${DIGITS}` })) },
    { set: numbers(190, (n) => ({ int: `${n + 1}${DIGITS}` })) },
  ],
  "a dictionary of numbers": [
    { dict: numbers(VALUES / 2, (n) => n).map((n) => [n, n]) },
    { dict: numbers(VALUES / 2, (n) => n + 1).map((n) => [n, n]) },
  ],
  "one pair again and again": [
    { dict: numbers(VALUES / 2, (n) => n).map((n) => [n, 1]) },
    { dict: numbers(VALUES / 2, () => 1).map((n) => [n, 1]) },
  ],
  "lists in lists": [nested(11), nested(11)],
  "texts of one length": [
    { list: numbers(190, (n) => `${DIGITS}${n}`) },
    { list: numbers(190, (n) => `${DIGITS}${n + 1}`) },
  ],
};

const OUTPUT_SHAPES: Record<string, string> = {
  "empty lines": "\n".repeat(65_536),
  "blanks at the end of a line": `a${" ".repeat(65_000)}b`,
  "returns without new lines": "\r".repeat(65_536),
};

const ROW_SHAPES: Record<string, (row: number) => string> = {
  "numbers as rows": (row) => `${row}.0000000001`,
  "digits as rows": (row) => `${row}${"9".repeat(CHARACTERS / ROWS)}`,
  "texts as rows": (row) => `${row}${" ".repeat(CHARACTERS / ROWS)}`,
};

function taskOf(
  kind: string,
  test: Partial<JudgeTask["exercise"]["tests"][number]>,
  outcome: Outcome,
): JudgeTask {
  const given = { id: "t", visibility: "VISIBLE", call: "f()", setup: "", input: "", isTypeStrict: false };
  const tests = [{ ...given, kind: "CALL", uses: [], avoids: [], expected: null, ...test }];
  const exercise = { kind, setup: "", isOrdered: false, isStoredTwice: false, tolerance: null, tests };
  return { exercise, code: "SELECT 1", report: JSON.stringify({ outcomes: [outcome], cpuMs: 1 }) };
}

const rowsOf = (cell: (row: number) => string, first: number) =>
  Array.from({ length: ROWS }, (_, row) => [cell(first + row)]);

/** Twenty reports as large as they may be, each in a shape that could be slow to compare. */
export function largestReports(): [string, JudgeTask][] {
  const columns: SqlColumn[] = [{ name: "n", kind: "number" }];
  return [
    ...Object.entries(VALUE_SHAPES).map(([name, [expected, value]]): [string, JudgeTask] => [
      name,
      taskOf("PYTHON", { expected: JSON.stringify(expected) }, { stdout: "", ms: 1, value }),
    ]),
    ...Object.entries(OUTPUT_SHAPES).map(([name, stdout]): [string, JudgeTask] => [
      name,
      taskOf("PYTHON", { kind: "PROGRAM", expected: "a" }, { stdout, ms: 1 }),
    ]),
    ...Object.entries(ROW_SHAPES).map(([name, cell]): [string, JudgeTask] => {
      const expected = JSON.stringify({ columns, rows: rowsOf(cell, 0) });
      const sets = [{ columns, rows: rowsOf(cell, 1), count: ROWS, affected: 0 }];
      return [name, taskOf("SQL", { kind: "ROWS", expected }, { sets, ms: 1 })];
    }),
  ];
}
