import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../core/clock";
import { LEARNING } from "./access/learningSql";
import type { Batch } from "./batch.entity";
import { openBatchSql } from "./batch.policy";

/** Anyone can open an open batch, so only those who learn in it are notified. */
const LEARNED_WITHIN_MS = 60 * DAY_MS;

const LEARNERS = `
  SELECT DISTINCT learning.user_id AS id FROM ${LEARNING} learning
  JOIN batches b ON b.id = learning.batch_id JOIN courses c ON c.id = b.course_id
  WHERE b.id = $1 AND learning.viewed_at > $2
    AND ${openBatchSql({ batch: "b", course: "c", person: "learning.user_id" })}`;

/** Who is notified of a batch's lessons and classes. */
export async function findBatchLearners(
  manager: EntityManager,
  { id }: Pick<Batch, "id">,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - LEARNED_WITHIN_MS);
  const rows = await manager.query<{ id: string }[]>(LEARNERS, [id, since]);
  return rows.map((row) => row.id);
}
