import type { CheckerAddress } from "../../../core/checkerAddress";
import { CheckerUnavailable } from "../checker/askChecker";
import type { Outcome } from "../checker/judge";
import { expectationOf } from "../checker/judge";
import type { Checked } from "../checker/checked";
import { runTests } from "../checker/runTests";
import type { TestResult, TestRun } from "../checker/testResult";
import { judgeTests } from "../checker/testResult";
import type { ExerciseTest } from "./exerciseTest.content";
import { MAX_EXPECTED, TestVisibility } from "./exerciseTest.content";
import { ExerciseProblem, ExerciseRefused } from "./exercise.results";

/** Nothing is hidden from staff. */
export function judgeForStaff(exercise: Checked, run: TestRun): TestResult[] {
  const tests = exercise.tests.map((test) => ({ ...test, visibility: TestVisibility.VISIBLE }));
  return judgeTests({ ...exercise, tests }, run);
}

function labelOf({ about, call }: ExerciseTest, index: number): string {
  const name = about || call;
  return name ? `test ${index + 1} (${name})` : `test ${index + 1}`;
}

function refuse(message: string, index: number): ExerciseRefused {
  return ExerciseRefused.because(ExerciseProblem.SOLUTION_FAILS, message, index + 1);
}

function solutionProblem(exercise: Checked, run: TestRun): ExerciseRefused | null {
  const results = judgeForStaff(exercise, run);
  const { outcomes } = run;
  for (const [index, test] of exercise.tests.entries()) {
    const { expected, failure } = expectationOf(exercise, test, outcomes[index]);
    const label = labelOf(test, index);
    if (expected !== null && expected.length > MAX_EXPECTED)
      return refuse(`What the solution gives in ${label} is too long to compare.`, index);
    const { passed, why, errorType, message } = results[index] ?? { passed: false };
    if (failure === null && passed) continue;
    const error = errorType && [errorType, message].filter(Boolean).join(": ");
    const reason = error ?? (failure ?? why ?? "not-run").toLowerCase().replaceAll(/[-_]/g, " ");
    return refuse(`The solution fails ${label}: ${reason.replace(/\.$/, "")}.`, index);
  }
  return null;
}

export interface CheckedSolution {
  tests: ExerciseTest[];
  problem: ExerciseRefused | null;
}

/** Null while the checker is away. */
async function runNow(
  address: CheckerAddress | null,
  exercise: Checked,
  code: string,
): Promise<Outcome[] | null> {
  try {
    return await runTests(address, exercise, code);
  } catch (error) {
    if (error instanceof CheckerUnavailable) return null;
    throw error;
  }
}

/** Runs the solution, which says what each test expects. */
export async function checkSolution(
  address: CheckerAddress | null,
  exercise: Checked,
  solution: string,
): Promise<CheckedSolution> {
  const outcomes = await runNow(address, exercise, solution);
  if (!outcomes) return { tests: exercise.tests, problem: ExerciseRefused.unchecked };
  const tests = exercise.tests.map((test, index) => {
    const { expected } = expectationOf(exercise, test, outcomes[index]);
    return { ...test, expected: expected !== null && expected.length > MAX_EXPECTED ? null : expected };
  });
  return { tests, problem: solutionProblem({ ...exercise, tests }, { code: solution, outcomes }) };
}

/** Why the starter code would make the exercise pointless, or null. */
export async function checkStarter(
  address: CheckerAddress | null,
  exercise: Checked,
  starterCode: string,
): Promise<ExerciseRefused | null> {
  const outcomes = await runNow(address, exercise, starterCode);
  if (!outcomes) return ExerciseRefused.unchecked;
  if (judgeForStaff(exercise, { code: starterCode, outcomes }).some(({ passed }) => !passed)) return null;
  const labels = exercise.tests.map(labelOf).join(", ");
  return ExerciseRefused.because(
    ExerciseProblem.STARTER_PASSES,
    `The starter code passes already: ${labels}. Add a test that it fails, or take the answer out of it.`,
    1,
  );
}
