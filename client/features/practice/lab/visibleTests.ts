import type { SeenOutcome } from "../../../../labs/engine/seenOutcome";
import { failureName } from "../../../../labs/engine/storedTest";
import type { FailureReason } from "../../../apollo/schema.generated";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { TestResultView } from "../feedback/testResult";

export type VisibleTest = Results_ExerciseFragment["visibleTests"][number];

interface Judged {
  passed: boolean;
  why: string | null;
}

/** As the schema names it. */
export function reasonOf(why: string): FailureReason {
  return failureName(why) as FailureReason;
}

export function resultOf({ id }: VisibleTest, { passed, why }: Judged, seen: SeenOutcome): TestResultView {
  return { ...seen, testId: id, passed, why: why === null ? null : reasonOf(why) };
}
