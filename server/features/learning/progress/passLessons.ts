import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { LEARNING } from "../access/learningSql";

interface Pass {
  userId: string;
  exerciseId: string;
  at: Date;
}

/** Lessons that were not opened yet are done when they are. */
const PASS = `
  UPDATE lesson_progress p SET passed_at = coalesce(p.passed_at, $3) FROM batch_references r
  WHERE r.id = p.reference_id AND p.user_id = $1 AND r.exercise_id = $2`;

const BATCHES = `
  SELECT DISTINCT r.batch_id AS id FROM batch_references r
  WHERE r.exercise_id = $2 AND r.removed_at IS NULL
    AND r.batch_id IN (SELECT batch_id FROM ${LEARNING} learning WHERE user_id = $1)`;

/** In the transaction in which the learner passes the exercise for the first time, or for the first time without help. */
export async function passLessons(
  { manager, services }: Transaction<Pick<Services, "certificateChecks">>,
  { userId, exerciseId, at }: Pass,
): Promise<void> {
  await manager.query(PASS, [userId, exerciseId, at]);
  const batches = await manager.query<{ id: string }[]>(BATCHES, [userId, exerciseId]);
  for (const { id: batchId } of batches)
    await services.certificateChecks.enqueue(manager, { userId, batchId, runId: null });
}

const WITHDRAW = `
  UPDATE lesson_progress p SET passed_at = NULL FROM batch_references r
  WHERE r.id = p.reference_id AND p.user_id = ANY($1) AND r.exercise_id = $2`;

/** After staff took back that these people passed the exercise. */
export async function withdrawLessons(
  manager: EntityManager,
  { userIds, exerciseId }: { userIds: string[]; exerciseId: string },
): Promise<void> {
  await manager.query(WITHDRAW, [userIds, exerciseId]);
}
