import type { CheckReport, Outcome, PythonOutcome, SqlOutcome, Stopped } from "../../../../labs/engine/jobs";
import { isStopped } from "../../../../labs/engine/jobs";
import { expectedFrom, judgePython } from "../../../../labs/engine/judgePython";
import { expectedRows, isStable, judgeSql } from "../../../../labs/engine/judgeSql";
import type { SeenOutcome } from "../../../../labs/engine/seenOutcome";
import { NOTHING_SEEN, lastRows, seePython, seeSql } from "../../../../labs/engine/seenOutcome";
import type { StoredTest } from "../../../../labs/engine/storedTest";
import {
  dataSetsOf,
  failureName,
  inputOf,
  pickOutcomes,
  pythonTest,
  sqlTest,
} from "../../../../labs/engine/storedTest";
import { MAX_SHOWN, MAX_TEXT } from "./shownLimits";
import type { FailureReason, TestResult } from "./testResult";

// Runs in a worker: imports types alone of what knows GraphQL or the database.

interface JudgedTest extends StoredTest {
  id: string;
  /** `VISIBLE` or `HIDDEN`. */
  visibility: string;
}

export interface JudgedExercise {
  /** `PYTHON` or `SQL`. */
  kind: string;
  setup: string;
  isOrdered: boolean;
  /** Whether the code also ran on the same rows in another order. */
  isStoredTwice: boolean;
  tolerance: number | null;
  tests: JudgedTest[];
}

export interface JudgeTask {
  exercise: JudgedExercise;
  code: string;
  /** Asks for the expectations, too. */
  isSolution?: boolean;
  /** The checker's `CheckReport` as JSON: of what a guest wrote, even reading takes time. */
  report: string;
}

export interface Expectation {
  /** As it is stored; null of STRUCTURE. */
  expected: string | null;
  /** Why the code cannot say what is expected. */
  failure: string | null;
}

export interface Judgement {
  /** In the order of the tests. Of hidden tests, nothing stays that the code could have chosen. */
  results: TestResult[];
  /** What the tests expect if the code is the solution; empty if it is not. */
  expectations: Expectation[];
  cpuMs: number;
}

type Ran = Outcome | Stopped | undefined;

interface TestRun {
  outcome: Ran;
  /** Of SQL where the order counts: on the same rows in another order. */
  again?: Ran;
}

const MAX_ROWS = 100;

export function judgeReport({ exercise, code, isSolution = false, report }: JudgeTask): Judgement {
  const { outcomes, cpuMs } = JSON.parse(report) as CheckReport;
  const runs = runsOf(exercise, outcomes).map((run, index) => ({ test: exercise.tests[index]!, run, code }));
  const results = runs.map((given) => judgeTest(exercise, given));
  const expectations = isSolution ? runs.map((given) => expectationOf(exercise, given)) : [];
  return { results, expectations, cpuMs };
}

function runsOf({ kind, setup, tests, isStoredTwice }: JudgedExercise, outcomes: Ran[]): TestRun[] {
  if (kind !== "SQL") return tests.map((_test, index) => ({ outcome: outcomes[index] }));
  const data = dataSetsOf({ setup, isStoredTwice }, tests);
  return tests.map((test) => pickOutcomes(data, outcomes, test.setup || setup));
}

function pythonOf(outcome: Ran): PythonOutcome | Stopped | undefined {
  return outcome && !isStopped(outcome) && "sets" in outcome ? undefined : outcome;
}

function sqlOf(outcome: Ran): SqlOutcome | Stopped | undefined {
  return outcome && !isStopped(outcome) && !("sets" in outcome) ? undefined : outcome;
}

function judge(exercise: JudgedExercise, { test, run: { outcome, again }, code }: TestOfRun) {
  if (exercise.kind !== "SQL") return judgePython(pythonTest(test, exercise.tolerance), pythonOf(outcome));
  return judgeSql(sqlTest(test.expected, exercise), sqlOf(outcome), { code, again: sqlOf(again) });
}

interface TestOfRun {
  test: JudgedTest;
  run: TestRun;
  code: string;
}

function judgeTest(exercise: JudgedExercise, given: TestOfRun): TestResult {
  const { test, run, code } = given;
  const { passed, why } = judge(exercise, given);
  const reason = why === null ? null : (failureName(why) as FailureReason);
  const verdict = { testId: test.id, passed, why: reason };
  if (test.visibility === "VISIBLE") return { ...verdict, ...seenIn(run.outcome, code) };
  // Not even an error's name: code could choose one that says what a hidden test gives.
  return { ...verdict, ...NOTHING_SEEN };
}

function expectationOf(exercise: JudgedExercise, { test, run, code }: TestOfRun): Expectation {
  const { outcome, again } = run;
  if (exercise.kind === "SQL") {
    const { isOrdered } = exercise;
    const rows = expectedRows(sqlOf(outcome), isOrdered ? code : undefined);
    if (rows.failure !== null) return { expected: null, failure: rows.failure };
    const expected = JSON.stringify(rows.expected);
    const isSure = again === undefined || isStable(sqlTest(expected, exercise), sqlOf(again));
    return { expected, failure: isSure ? null : "several-answers" };
  }
  const input = inputOf(test);
  const { expected, failure } = expectedFrom(input, pythonOf(outcome));
  if (failure !== null || expected === undefined) return { expected: null, failure };
  // The value of a call is JSON; a program's output and an error's name are plain text.
  const isText = input.kind !== "call" && typeof expected === "string";
  return { expected: isText ? expected : JSON.stringify(expected), failure: null };
}

/** A cut may part an emoji, and the database refuses one half of it, and NUL. */
function short(text: string | null, length = MAX_TEXT): string | null {
  return text?.slice(0, length).replaceAll("\0", "\u{fffd}").toWellFormed() || null;
}

/** Code can claim to have failed in any line; null if the schema's `Int` cannot say it. */
function whole(number: number | null): number | null {
  return number !== null && number === Math.trunc(number) && Math.abs(number) < 2 ** 31 ? number : null;
}

function placeIn({ place }: SeenOutcome): SeenOutcome["place"] {
  const line = whole(place?.line ?? null);
  return place && line !== null ? { line, values: place.values.map((text) => short(text, 300) ?? "") } : null;
}

/** As many rows as there is room for, or nothing beside too many columns: JSON that is cut could not be read. */
function shortRows(outcome: SqlOutcome): SqlOutcome {
  const last = lastRows(outcome);
  if (!last) return outcome;
  let left = MAX_SHOWN - JSON.stringify({ ...last, rows: [] }).length;
  if (left < 0) return { ...outcome, sets: [] };
  const rows = last.rows.slice(0, MAX_ROWS).filter((row) => {
    left -= JSON.stringify(row).length + 1;
    return left >= 0;
  });
  return { ...outcome, sets: [{ ...last, rows }] };
}

function seenIn(outcome: Ran, code: string): SeenOutcome {
  const isSql = outcome && !isStopped(outcome) && "sets" in outcome;
  const seen = isSql ? seeSql(shortRows(outcome), code) : seePython(outcome);
  return {
    ...seen,
    errorType: short(seen.errorType, 100),
    message: short(seen.message),
    hint: short(seen.hint),
    line: whole(seen.line),
    place: placeIn(seen),
    shown: short(seen.shown, MAX_SHOWN),
    printed: short(seen.printed),
  };
}
