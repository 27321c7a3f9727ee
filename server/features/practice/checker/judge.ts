import type { Outcome as Seen, PythonOutcome, SqlOutcome, Stopped } from "../../../../labs/engine/jobs";
import { isStopped } from "../../../../labs/engine/jobs";
import { expectedFrom, judgePython } from "../../../../labs/engine/judgePython";
import { expectedRows, judgeSql } from "../../../../labs/engine/judgeSql";
import { inputOf, pythonTest, sqlTest } from "../../../../labs/engine/storedTest";
import { ExerciseKind } from "../exercises/exercise.content";
import type { ExerciseTest } from "../exercises/exerciseTest.content";
import type { Checked } from "./checked";

/** Undefined of a test that was not reached. */
export type Outcome = Seen | Stopped | undefined;

interface Judgement {
  passed: boolean;
  /** As the engine names it, such as "printed-not-returned". */
  why: string | null;
}

function pythonOf(outcome: Outcome): PythonOutcome | Stopped | undefined {
  return outcome && !isStopped(outcome) && "sets" in outcome ? undefined : outcome;
}

function sqlOf(outcome: Outcome): SqlOutcome | Stopped | undefined {
  return outcome && !isStopped(outcome) && !("sets" in outcome) ? undefined : outcome;
}

export function judge(exercise: Checked, test: ExerciseTest, outcome: Outcome): Judgement {
  if (exercise.kind === ExerciseKind.SQL) return judgeSql(sqlTest(test.expected, exercise), sqlOf(outcome));
  return judgePython(pythonTest(test, exercise.tolerance), pythonOf(outcome));
}

interface Expectation {
  /** As it is stored; null of STRUCTURE. */
  expected: string | null;
  /** Why the solution cannot say what is expected. */
  failure: string | null;
}

/** What the solution gave. */
export function expectationOf({ kind }: Checked, test: ExerciseTest, outcome: Outcome): Expectation {
  if (kind === ExerciseKind.SQL) {
    const rows = expectedRows(sqlOf(outcome));
    return rows.failure === null
      ? { expected: JSON.stringify(rows.expected), failure: null }
      : { expected: null, failure: rows.failure };
  }
  const input = inputOf(test);
  const { expected, failure } = expectedFrom(input, pythonOf(outcome));
  if (failure !== null || expected === undefined) return { expected: null, failure };
  // The value of a call is JSON; a program's output and an error's name are plain text.
  const isText = input.kind !== "call" && typeof expected === "string";
  return { expected: isText ? expected : JSON.stringify(expected), failure: null };
}
