import type { CheckerAddress } from "../../../core/checkerAddress";
import { CheckerUnavailable } from "../checker/askChecker";
import type { Checked, Outcome } from "../checker/runTests";
import { runTests } from "../checker/runTests";
import type { TestResult } from "../checker/testResult";
import { judgeTests } from "../checker/testResult";
import type { ExerciseTest } from "./exerciseTest.content";
import { MAX_EXPECTED, TestKind, TestVisibility } from "./exerciseTest.content";
import { ExerciseProblem, ExerciseRefused } from "./exercise.results";

/** What the solution gave, as text; null if it gave nothing to compare with. */
function expectedOf({ kind }: ExerciseTest, outcome: Outcome): string | null {
  if ("stopped" in outcome || kind === TestKind.STRUCTURE) return null;
  if ("sets" in outcome) {
    const last = outcome.error ? undefined : outcome.sets.filter(({ columns }) => columns.length > 0).at(-1);
    return last ? JSON.stringify({ columns: last.columns, rows: last.rows }) : null;
  }
  if (kind === TestKind.RAISES) return outcome.error?.type ?? null;
  if (outcome.error) return null;
  if (kind === TestKind.PROGRAM) return outcome.stdout;
  return outcome.value === undefined ? null : JSON.stringify(outcome.value);
}

/** Nothing is hidden from staff. */
export function judgeForStaff(exercise: Checked, outcomes: Outcome[]): TestResult[] {
  const tests = exercise.tests.map((test) => ({ ...test, visibility: TestVisibility.VISIBLE }));
  return judgeTests({ ...exercise, tests }, outcomes);
}

function labelOf({ about, call }: ExerciseTest, index: number): string {
  const name = about || call;
  return name ? `test ${index + 1} (${name})` : `test ${index + 1}`;
}

function solutionFails(tests: ExerciseTest[], results: TestResult[]): ExerciseRefused | null {
  const index = results.findIndex(({ passed }) => !passed);
  const [test, result] = [tests[index], results[index]];
  if (!test || !result) return null;
  const { why, errorType, message } = result;
  const error = errorType && [errorType, message].filter(Boolean).join(": ");
  const reason = error ?? why?.toLowerCase().replaceAll("_", " ") ?? "it gave nothing";
  return ExerciseRefused.because(
    ExerciseProblem.SOLUTION_FAILS,
    `The solution fails ${labelOf(test, index)}: ${reason.replace(/\.$/, "")}.`,
    index + 1,
  );
}

export interface CheckedSolution {
  tests: ExerciseTest[];
  problem: ExerciseRefused | null;
}

/** Runs the solution, which says what each test expects. */
export async function checkSolution(
  address: CheckerAddress | null,
  exercise: Checked,
  solution: string,
): Promise<CheckedSolution> {
  let outcomes: Outcome[];
  try {
    outcomes = await runTests(address, exercise, solution);
  } catch (error) {
    if (!(error instanceof CheckerUnavailable)) throw error;
    return { tests: exercise.tests, problem: ExerciseRefused.unchecked };
  }
  const tests = exercise.tests.map((test, index) => {
    const expected = expectedOf(test, outcomes[index] ?? { stopped: "crashed" });
    return { ...test, expected: expected !== null && expected.length > MAX_EXPECTED ? null : expected };
  });
  const long = tests.findIndex((test, index) => {
    return test.expected === null && expectedOf(test, outcomes[index] ?? { stopped: "crashed" }) !== null;
  });
  if (long >= 0) {
    const [test] = tests.slice(long);
    const label = test ? labelOf(test, long) : "a test";
    return {
      tests,
      problem: ExerciseRefused.because(
        ExerciseProblem.SOLUTION_FAILS,
        `What the solution gives in ${label} is too long to compare.`,
        long + 1,
      ),
    };
  }
  return { tests, problem: solutionFails(tests, judgeForStaff({ ...exercise, tests }, outcomes)) };
}

/** Why the starter code would make the exercise pointless, or null. */
export async function checkStarter(
  address: CheckerAddress | null,
  exercise: Checked,
  starterCode: string,
): Promise<ExerciseRefused | null> {
  let outcomes: Outcome[];
  try {
    outcomes = await runTests(address, exercise, starterCode);
  } catch (error) {
    if (!(error instanceof CheckerUnavailable)) throw error;
    return ExerciseRefused.unchecked;
  }
  if (judgeForStaff(exercise, outcomes).some(({ passed }) => !passed)) return null;
  const labels = exercise.tests.map(labelOf).join(", ");
  return ExerciseRefused.because(
    ExerciseProblem.STARTER_PASSES,
    `The starter code passes already: ${labels}. Add a test that it fails, or take the answer out of it.`,
    1,
  );
}
