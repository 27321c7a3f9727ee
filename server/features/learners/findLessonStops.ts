import { DAY_MS } from "../../core/clock";
import type { Services } from "../../platform/context";
import { doneSql } from "../learning/lessonProgress.entity";
import type { LessonStop } from "./lessonStop.results";

/** Who was in a lesson more recently may still go on. */
const STOPPED_AFTER_MS = 2 * DAY_MS;
export const MAX_STOPS = 10;

/** Counts every video, then finds the minute and who left for the ten at the top alone. */
const STOPS = `
  WITH lessons AS MATERIALIZED (
    SELECT r.id, r.title, r.position, r.batch_id, b.name AS batch_name, b.position AS batch_position
    FROM batches b JOIN batch_references r ON r.batch_id = b.id
    WHERE b.course_id = $1 AND r.removed_at IS NULL AND r.kind IN ('VIDEO', 'RECORDING')
  ), watching AS NOT MATERIALIZED (
    SELECT l.id, p.user_id, l.batch_id, p.position_seconds / 60 AS minute, greatest(p.viewed_at, p.position_at) AS last_at,
      ${doneSql("p")} AS is_done
    FROM lessons l JOIN lesson_progress p ON p.reference_id = l.id
    WHERE (p.position_at IS NOT NULL OR ${doneSql("p")})
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = p.user_id AND u.role = 'LEARNER')
  ), counted AS (
    SELECT id, count(*)::int AS started, (count(*) FILTER (WHERE is_done))::int AS done,
      (count(*) FILTER (WHERE NOT is_done AND last_at < $2))::int AS stopped
    FROM watching GROUP BY id
  ), top AS MATERIALIZED (
    SELECT l.*, c.started, c.done, c.stopped FROM counted c JOIN lessons l ON l.id = c.id WHERE c.stopped > 0
    ORDER BY c.stopped DESC, l.batch_position, l.position, l.id LIMIT ${MAX_STOPS}
  ), opened AS (
    SELECT r.batch_id, p.user_id, max(p.viewed_at) AS last_at
    FROM batch_references r JOIN lesson_progress p ON p.reference_id = r.id
    WHERE r.batch_id IN (SELECT batch_id FROM top) GROUP BY r.batch_id, p.user_id
  ), minutes AS (
    SELECT w.id, w.minute, count(*) AS stopped, count(*) FILTER (WHERE o.last_at <= w.last_at) AS gone
    FROM watching w JOIN opened o ON o.user_id = w.user_id AND o.batch_id = w.batch_id
    WHERE w.id IN (SELECT id FROM top) AND NOT w.is_done AND w.last_at < $2
    GROUP BY w.id, w.minute
  )
  SELECT top.id, title, batch_id AS "batchId", batch_name AS "batchName", started AS "startedCount",
    done AS "doneCount", top.stopped AS "stoppedCount", sum(m.gone)::int AS "leftCount",
    (array_agg(m.minute ORDER BY m.stopped DESC, m.minute))[1] AS minute
  FROM top JOIN minutes m ON m.id = top.id
  GROUP BY top.id, title, batch_id, batch_name, batch_position, position, started, done, top.stopped
  ORDER BY top.stopped DESC, batch_position, position, top.id`;

/** Where most learners of a course stopped, in all its batches. */
export async function findLessonStops(
  { clock, dataSource }: Pick<Services, "clock" | "dataSource">,
  courseId: string,
): Promise<LessonStop[]> {
  const before = new Date(clock.now().getTime() - STOPPED_AFTER_MS);
  return dataSource.manager.query<LessonStop[]>(STOPS, [courseId, before]);
}
