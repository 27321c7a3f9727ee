import { isStopped, type SqlOutcome, type Stopped } from "../../../../labs/engine/jobs";
import { judgeSql } from "../../../../labs/engine/judgeSql";
import { seeSql } from "../../../../labs/engine/seenOutcome";
import { sqlTest } from "../../../../labs/engine/storedTest";
import type { Results_ExerciseFragment } from "../feedback/Results.generated";
import type { TestResultView } from "../feedback/testResult";
import type { Lab } from "./Lab";
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

async function query(lab: Lab, setup: string, code: string): Promise<SqlOutcome | Stopped> {
  const [outcome] = (await lab.check({ language: "sql", setup, code })).outcomes;
  return outcome && (isStopped(outcome) || "sets" in outcome) ? outcome : { stopped: "crashed" };
}

/** Runs the query on the exercise's data set, then on those that visible tests have of their own. */
export async function runSql(lab: Lab, { code, setup, exercise }: SqlTask): Promise<SqlRun> {
  const outcome = await query(lab, setup, code);
  if (isStopped(outcome) || outcome.error) return { outcome, results: [] };
  const results: TestResultView[] = [];
  for (const test of exercise.visibleTests) {
    const own = test.setup ? await query(lab, test.setup, code) : outcome;
    results.push(resultOf(test, judgeSql(sqlTest(test.expected, exercise), own), seeSql(own, code)));
  }
  return { outcome, results };
}
