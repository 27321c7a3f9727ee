import { signedInActor } from "../../../core/requestContext";
import { poolOf } from "../../../database/dataSource";
import type { Context } from "../../../platform/context";
import type { BatchProgress } from "./progress.results";

export const MAX_BATCHES = 50;

/** Joined by code, payment or staff, or open to everyone and begun. */
const BATCH_PROGRESS = {
  name: "batch-progress",
  text: `
    SELECT b.id AS "batchId", count(r.id)::int AS "lessonCount",
      count(r.id) FILTER (WHERE p.watched_at IS NOT NULL OR p.ticked_at IS NOT NULL)::int AS "doneCount"
    FROM (
      SELECT batch_id AS id FROM batch_accesses WHERE user_id = $1
      UNION
      SELECT r.batch_id FROM lesson_progress p
      JOIN batch_references r ON r.id = p.reference_id AND r.removed_at IS NULL
      JOIN batches o ON o.id = r.batch_id AND o.access = 'OPEN'
      WHERE p.user_id = $1
    ) own
    JOIN batches b ON b.id = own.id
    JOIN courses c ON c.id = b.course_id AND c.is_published
    LEFT JOIN batch_references r ON r.batch_id = b.id AND r.removed_at IS NULL
    LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
    GROUP BY b.id
    ORDER BY max(p.viewed_at) DESC NULLS LAST, b.id
    LIMIT ${MAX_BATCHES}`,
};

export async function findBatchProgress(context: Context): Promise<BatchProgress[]> {
  const { userId } = await signedInActor(context);
  const { rows } = await poolOf(context.dataSource).query<BatchProgress>({
    ...BATCH_PROGRESS,
    values: [userId],
  });
  return rows;
}
