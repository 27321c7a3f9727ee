import { DAY_MS } from "../../../core/clock";
import type { Services } from "../../../platform/context";
import type { LessonStop } from "./lessonStop.results";

/** Who was in a lesson more recently may still go on. */
const STOPPED_AFTER_MS = 2 * DAY_MS;
export const MAX_STOPS = 10;

/** By minute first, then by lesson; the earliest of equal minutes. */
const STOPS = `
  WITH watching AS (
    SELECT r.id, r.title, r.position, r.removed_at, r.kind, r.batch_id, p.position_seconds / 60 AS minute,
      p.position_at IS NOT NULL AS is_played, p.watched_at IS NOT NULL OR p.ticked_at IS NOT NULL AS is_done,
      greatest(p.viewed_at, p.position_at) AS last_at,
      max(p.viewed_at) OVER (PARTITION BY p.user_id, r.batch_id) AS last_opened
    FROM batches b
    JOIN batch_references r ON r.batch_id = b.id
    JOIN lesson_progress p ON p.reference_id = r.id
    JOIN users u ON u.id = p.user_id AND u.role = 'LEARNER'
    WHERE b.course_id = $1
  ), minutes AS (
    SELECT id, title, position, batch_id, minute, count(*) AS started, count(*) FILTER (WHERE is_done) AS done,
      count(*) FILTER (WHERE NOT is_done AND last_at < $2) AS stopped,
      count(*) FILTER (WHERE NOT is_done AND last_at < $2 AND last_opened <= last_at) AS gone
    FROM watching
    WHERE removed_at IS NULL AND kind IN ('VIDEO', 'RECORDING') AND (is_played OR is_done)
    GROUP BY id, title, position, batch_id, minute
  )
  SELECT m.id, m.title, m.batch_id AS "batchId", b.name AS "batchName",
    sum(started)::int AS "startedCount", sum(done)::int AS "doneCount", sum(stopped)::int AS "stoppedCount",
    sum(gone)::int AS "leftCount", (array_agg(minute ORDER BY stopped DESC, minute))[1] AS minute
  FROM minutes m JOIN batches b ON b.id = m.batch_id
  GROUP BY m.id, m.title, m.position, m.batch_id, b.name, b.position
  HAVING sum(stopped) > 0
  ORDER BY sum(stopped) DESC, b.position, m.position, m.id LIMIT ${MAX_STOPS}`;

/** Where most learners of a course stopped, in all its batches. */
export async function findLessonStops(
  { clock, dataSource }: Pick<Services, "clock" | "dataSource">,
  courseId: string,
): Promise<LessonStop[]> {
  const before = new Date(clock.now().getTime() - STOPPED_AFTER_MS);
  return dataSource.manager.query<LessonStop[]>(STOPS, [courseId, before]);
}
