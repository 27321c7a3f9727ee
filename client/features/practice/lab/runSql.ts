import { isStopped, type Outcome, type SqlOutcome, type Stopped } from "../../../../labs/engine/jobs";
import { judgeSql } from "../../../../labs/engine/judgeSql";
import { seeSql } from "../../../../labs/engine/seenOutcome";
import { dataSetsOf, pickOutcomes, sqlTest } from "../../../../labs/engine/storedTest";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { Lab } from "./Lab";
import type { TestResultView } from "../feedback/testResult";
import { resultOf } from "./visibleTests";

export interface SqlTask {
  code: string;
  setup: string;
  exercise: Pick<Results_ExerciseFragment, "visibleTests" | "isOrdered" | "tolerance">;
}

export interface SqlRun {
  outcome: SqlOutcome | Stopped;
  results: TestResultView[];
}

function sqlOf(outcome: Outcome | Stopped | undefined): SqlOutcome | Stopped {
  return outcome && (isStopped(outcome) || "sets" in outcome) ? outcome : { stopped: "crashed" };
}

/** Runs the query on the exercise's data set, and on those that visible tests have of their own. */
export async function runSql(lab: Lab, { code, setup, exercise }: SqlTask): Promise<SqlRun> {
  const { visibleTests, isOrdered } = exercise;
  const data = dataSetsOf({ setup, isStoredTwice: isOrdered }, [{ setup }, ...visibleTests]);
  const report = await lab.check({ language: "sql", data, code });
  const outcomes = report.outcomes.map(sqlOf);
  const outcome = outcomes[0] ?? { stopped: "crashed" };
  if (isStopped(outcome) || outcome.error) return { outcome, results: [] };
  const results = visibleTests.map((test) => {
    const own = pickOutcomes(data, outcomes, test.setup || setup);
    const verdict = judgeSql(sqlTest(test.expected, exercise), own.outcome, { code, again: own.again });
    return resultOf(test, verdict, seeSql(own.outcome, code));
  });
  return { outcome, results };
}
