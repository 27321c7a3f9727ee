import type { EntityManager } from "typeorm";
import { passLessons } from "../../learning/progress/passLessons";
import type { Services } from "../../../platform/context";
import type { RunSeats } from "../../../platform/runSeats";
import type { Transaction } from "../../../platform/transaction";
import type { Whose } from "../progress/editProgress";
import { editProgress } from "../progress/editProgress";
import { afterFailure, afterPass } from "../progress/reviewStages";
import { Submission, SubmissionState } from "./submission.entity";
import type { Verdict } from "./verdict.entity";
import { VerdictCause } from "./verdict.entity";

export type Needs = Pick<Services, "certificateChecks" | "clock" | "runSeats">;

const seasonRuns = ({ runsOfAccount }: RunSeats) => `
  SELECT run.id FROM runs run
  JOIN bootcamp_levels level ON level.season_id = run.season_id
  JOIN bootcamp_questions question ON question.level_id = level.id
  WHERE run.id IN (${runsOfAccount}) AND question.exercise_id = $2 GROUP BY run.id`;

async function tellRuns(
  { manager, services }: Transaction<Needs>,
  { userId, exerciseId }: Whose,
): Promise<void> {
  const statement = seasonRuns(services.runSeats);
  const runs = await manager.query<{ id: string }[]>(statement, [userId, exerciseId]);
  for (const { id: runId } of runs)
    await services.certificateChecks.enqueue(manager, { userId, batchId: null, runId });
}

/** A pass counts in lessons and certificates at once. */
export async function recordPass(transaction: Transaction<Needs>, whose: Whose): Promise<void> {
  const now = transaction.services.clock.now();
  const { before, after } = await editProgress(transaction.manager, whose, (progress) =>
    afterPass(progress, now),
  );
  const isFirst = !before.passedAt;
  const isFirstWithoutHelp = !before.passedWithoutHintsAt && after.passedWithoutHintsAt !== null;
  if (!isFirst && !isFirstWithoutHelp) return;
  await passLessons(transaction, { ...whose, at: now });
  await tellRuns(transaction, whose);
}

const INSERT = `
  INSERT INTO exercise_verdicts (submission_id, check_version, passed, results, runtime, checked_at, cause)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (submission_id, check_version) DO NOTHING RETURNING id`;

type NewVerdict = Pick<Verdict, "checkVersion" | "passed" | "results" | "runtime" | "cause">;

/** Once for each version of the exercise: a second check of the same, by another process, changes nothing. */
export async function recordVerdict(
  transaction: Transaction<Needs>,
  submission: Pick<Submission, "id" | "userId" | "exerciseId">,
  verdict: NewVerdict,
): Promise<void> {
  const { manager, services } = transaction;
  const now = services.clock.now();
  const { checkVersion, passed, results, runtime, cause } = verdict;
  const values = [submission.id, checkVersion, passed, JSON.stringify(results), runtime, now, cause];
  const inserted = await manager.query<unknown[]>(INSERT, values);
  await manager.update(Submission, { id: submission.id }, { state: SubmissionState.DONE });
  if (inserted.length === 0) return;
  if (passed) await recordPass(transaction, submission);
  else if (cause === VerdictCause.SUBMITTED)
    await editProgress(manager, submission, (progress) => afterFailure(progress, now));
}

const SAME = `
  SELECT v.passed, v.results, v.runtime FROM exercise_verdicts v
  JOIN exercise_submissions s ON s.id = v.submission_id
  WHERE s.exercise_id = $1 AND s.code_hash = $2 AND v.check_version = $3 LIMIT 1`;

/** What anyone's same code got for the same version. */
export async function findSameVerdict(
  manager: EntityManager,
  exerciseId: string,
  { codeHash, checkVersion }: Pick<Submission, "codeHash" | "checkVersion">,
): Promise<Pick<Verdict, "passed" | "results" | "runtime"> | null> {
  const rows = await manager.query<Pick<Verdict, "passed" | "results" | "runtime">[]>(SAME, [
    exerciseId,
    codeHash,
    checkVersion,
  ]);
  return rows[0] ?? null;
}
