import type { PythonInput, PythonOutcome, SqlOutcome, Stopped } from "../../../../labs/engine/jobs";
import { isStopped } from "../../../../labs/engine/jobs";
import type { PythonTest } from "../../../../labs/engine/judgePython";
import type { SqlTest } from "../../../../labs/engine/judgeSql";
import type { TypedValue } from "../../../../labs/engine/typedValue";
import type { FailureReason } from "../../../apollo/schema.generated";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import { lineOfPosition } from "../feedback/codePlace";
import type { TestResultView } from "../feedback/testResult";

export type VisibleTest = Results_ExerciseFragment["visibleTests"][number];

export interface Judged {
  passed: boolean;
  why: string | null;
}

const NOTHING = { errorType: null, message: null, line: null, shown: null, printed: null };

export function inputOf({ kind, call, setup, input, uses, avoids }: VisibleTest): PythonInput {
  if (kind === "PROGRAM") return { kind: "program", stdin: input === "" ? [] : input.split("\n") };
  if (kind === "STRUCTURE") return { kind: "structure", rule: { uses, avoids } };
  return { kind: kind === "RAISES" ? "raises" : "call", call, ...(setup && { setup }) };
}

export function pythonTest(test: VisibleTest, tolerance: number | null): PythonTest {
  const input = inputOf(test);
  if (input.kind === "structure") return input;
  if (input.kind !== "call") return { ...input, expected: test.expected ?? "" };
  const expected = JSON.parse(test.expected ?? "null") as TypedValue;
  return { ...input, expected, ...(tolerance !== null && { tolerance }) };
}

type SqlRules = Pick<Results_ExerciseFragment, "isOrdered" | "tolerance">;

export function sqlTest(expected: string | null, { isOrdered, tolerance }: SqlRules): SqlTest {
  const rows = JSON.parse(expected ?? '{"columns":[],"rows":[]}') as SqlTest["expected"];
  return { expected: rows, isOrdered, ...(tolerance !== null && { tolerance }) };
}

/** As the schema names it. */
export function reasonOf(why: string): FailureReason {
  return why.toUpperCase().replaceAll("-", "_") as FailureReason;
}

function verdictOf({ id }: VisibleTest, { passed, why }: Judged) {
  return { testId: id, passed, why: why === null ? null : reasonOf(why) };
}

export function pythonResult(
  test: VisibleTest,
  judged: Judged,
  outcome: PythonOutcome | Stopped | undefined,
): TestResultView {
  const verdict = verdictOf(test, judged);
  if (!outcome || isStopped(outcome)) return { ...verdict, ...NOTHING };
  const { error, shown, printed, stdout } = outcome;
  return {
    ...verdict,
    errorType: error?.type ?? null,
    message: error?.message ?? null,
    line: error?.line ?? null,
    shown: shown ?? null,
    printed: (printed ?? stdout) || null,
    hint: error?.suggestion && `Did you mean ${error.suggestion}?`,
  };
}

export function sqlResult(
  test: VisibleTest,
  judged: Judged,
  { outcome, code }: { outcome: SqlOutcome | Stopped | undefined; code: string },
): TestResultView {
  const verdict = verdictOf(test, judged);
  if (!outcome || isStopped(outcome)) return { ...verdict, ...NOTHING };
  const { error, sets } = outcome;
  const last = sets.findLast(({ columns }) => columns.length > 0);
  return {
    ...verdict,
    ...NOTHING,
    errorType: error?.code ?? null,
    message: error?.message ?? null,
    line: error?.position === undefined ? null : lineOfPosition(code, error.position),
    shown: last && !error ? JSON.stringify(last) : null,
    hint: error?.hint ?? error?.detail,
  };
}
