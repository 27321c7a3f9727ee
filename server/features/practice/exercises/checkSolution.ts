import type { ExpectedRows } from "../../../../labs/engine/judgeSql";
import { withSortKeys } from "../../../../labs/engine/sqlOrder";
import type { CheckerAddress } from "../../../core/checkerAddress";
import { CheckerFault, CheckerUnavailable } from "../checker/askChecker";
import type { CodeRun } from "../checker/checkCode";
import { checkCode, judgeCode, runCode, unhidden } from "../checker/checkCode";
import type { Checked } from "../checker/checked";
import type { Judgement } from "../checker/judgeReport";
import { FailureReason } from "../checker/testResult";
import { ExerciseKind } from "./exercise.content";
import type { ExerciseTest } from "./exerciseTest.content";
import { MAX_EXPECTED } from "./exerciseTest.content";
import { ExerciseProblem, ExerciseRefused } from "./exercise.results";

const SEVERAL_ANSWERS = "several-answers";
const SAY_WHICH =
  "with the same rows stored in another order, the solution gives other rows. Sort by one more column that tells them apart.";
const SAY_ORDER = "the solution needs an ORDER BY of its own, or the order shouldn’t count.";

function labelOf({ about, call }: ExerciseTest, index: number): string {
  const name = about || call;
  return name ? `test ${index + 1} (${name})` : `test ${index + 1}`;
}

/** Python could not even read the solution: no test is to blame. */
const UNREADABLE = /^(?:Syntax|Indentation|Tab)Error$/;

function refuse(message: string, index: number): ExerciseRefused {
  return ExerciseRefused.because(ExerciseProblem.SOLUTION_FAILS, message, index + 1);
}

/** Where the order counts, a solution that passed did so on the same rows in another order, too, but for ties. */
function isSure(failure: string | null, isOrdered: boolean): boolean {
  return failure === null || (failure === SEVERAL_ANSWERS && isOrdered);
}

function syntaxProblem([first]: Judgement["results"]): ExerciseRefused | null {
  if (!first?.errorType || !UNREADABLE.test(first.errorType)) return null;
  return ExerciseRefused.because(
    ExerciseProblem.SOLUTION_FAILS,
    `Python can’t read the solution: ${first.errorType}: ${first.message ?? ""}`,
  );
}

function solutionProblem(
  { tests, isOrdered }: Checked,
  { results, expectations }: Judgement,
): ExerciseRefused | null {
  for (const [index, test] of tests.entries()) {
    const { expected, failure } = expectations[index] ?? { expected: null, failure: "not-run" };
    const label = labelOf(test, index);
    if (expected !== null && expected.length > MAX_EXPECTED)
      return refuse(`What the solution gives in ${label} is too long to compare.`, index);
    const { passed, why, errorType, message } = results[index] ?? { passed: false, why: null };
    if (passed && isSure(failure, isOrdered)) continue;
    if (failure === SEVERAL_ANSWERS)
      return refuse(`Several answers are right in ${label}: ${SAY_WHICH}`, index);
    if (why === FailureReason.UNSORTED)
      return refuse(`The rows of ${label} are in order by chance: ${SAY_ORDER}`, index);
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

export function refusalOf(error: unknown): ExerciseRefused {
  if (error instanceof CheckerUnavailable) return ExerciseRefused.unchecked;
  if (error instanceof CheckerFault) return ExerciseRefused.unjudged;
  throw error;
}

/** Sorted by what is not in the result, rows may be equal too: the same query with its sort keys says which. */
async function withTies(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<ExerciseTest[]> {
  const [{ expected = null } = {}] = exercise.tests;
  const isSorted = exercise.isOrdered && exercise.kind === ExerciseKind.SQL && expected !== null;
  const code = isSorted ? withSortKeys(run.code, rowsOf(expected).columns) : null;
  if (code === null) return exercise.tests;
  const report = await runCode(address, exercise, { ...run, code });
  const { expectations } = await judgeCode(exercise, { ...run, code }, report);
  return exercise.tests.map((test, index) => {
    const sorted = expectations[index]?.expected;
    if (!sorted || test.expected === null) return test;
    const { columns } = rowsOf(test.expected);
    const { rows, ties } = rowsOf(sorted);
    if (!ties) return test;
    const own = rows.map((row) => row.slice(0, columns.length));
    return { ...test, expected: JSON.stringify({ columns, rows: own, ties }) };
  });
}

function rowsOf(expected: string): ExpectedRows {
  return JSON.parse(expected) as ExpectedRows;
}

async function readSolution(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<CheckedSolution> {
  const report = await runCode(address, exercise, run);
  const { expectations } = await judgeCode(exercise, run, report);
  const given = exercise.tests.map((test, index) => {
    const expected = expectations[index]?.expected ?? null;
    return { ...test, expected: expected !== null && expected.length > MAX_EXPECTED ? null : expected };
  });
  const tests = await withTies(address, { ...exercise, tests: given }, run);
  const judgement = await judgeCode(unhidden({ ...exercise, tests }), run, report);
  const problem = syntaxProblem(judgement.results) ?? solutionProblem({ ...exercise, tests }, judgement);
  return { tests, problem };
}

/** Runs the solution, which says what each test expects. */
export async function checkSolution(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<CheckedSolution> {
  try {
    return await readSolution(address, exercise, { ...run, isSolution: true });
  } catch (error) {
    return { tests: exercise.tests, problem: refusalOf(error) };
  }
}

/** Why the starter code would make the exercise pointless, or null. */
export async function checkStarter(
  address: CheckerAddress | null,
  exercise: Checked,
  run: CodeRun,
): Promise<ExerciseRefused | null> {
  try {
    const { passed } = await checkCode(address, exercise, run);
    if (!passed) return null;
  } catch (error) {
    const refused = refusalOf(error);
    return refused === ExerciseRefused.unjudged ? null : refused;
  }
  const labels = exercise.tests.map(labelOf).join(", ");
  return ExerciseRefused.because(
    ExerciseProblem.STARTER_PASSES,
    `The starter code passes already: ${labels}. Add a test that it fails, or take the answer out of it.`,
    1,
  );
}
