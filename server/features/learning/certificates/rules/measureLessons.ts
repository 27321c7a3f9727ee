import { doneSql } from "../../progress/lessonProgress.entity";
import type { Measure, MeasureWork, Place } from "./measure";

const DONE = `
  SELECT p.user_id AS "userId",
    count(*) FILTER (WHERE ${doneSql("p")})::int AS done,
    (SELECT count(*)::int FROM batch_references WHERE batch_id = $1 AND removed_at IS NULL) AS total
  FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
  WHERE r.batch_id = $1 AND r.removed_at IS NULL AND p.user_id = ANY($2)
  GROUP BY p.user_id`;

/** Lessons of the batch as it is today: a lesson that staff removed does not count. */
export async function measureLessons(
  { manager }: MeasureWork,
  { batchId }: Place,
  userIds: string[],
): Promise<Map<string, Measure>> {
  const rows = await manager.query<(Measure & { userId: string })[]>(DONE, [batchId, userIds]);
  return new Map(rows.map(({ userId, done, total }) => [userId, { done, total }]));
}
