import type { PythonOutcome, SqlOutcome, Stopped } from "../../../../labs/engine/jobs";
import { isStopped } from "../../../../labs/engine/jobs";
import { failureName } from "../../../../labs/engine/storedTest";
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

/** As the schema names it. */
export function reasonOf(why: string): FailureReason {
  return failureName(why) as FailureReason;
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
