import { PRESENT } from "../../classes/attendance/classAttendance.entity";
import type { Measure, MeasureWork, Measured } from "./measure";

/** Of all classes, also those to come: one of one class is not a whole series. */
const ATTENDED = `
  WITH all_classes AS (
    SELECT id FROM class_sessions WHERE (batch_id = $1 OR run_id = $2) AND cancelled_at IS NULL
  )
  SELECT a.user_id AS "userId", count(*) FILTER (WHERE ${PRESENT})::int AS done,
    (SELECT count(*)::int FROM all_classes) AS total
  FROM class_attendances a JOIN all_classes ON all_classes.id = a.session_id
  WHERE a.user_id = ANY($3)
  GROUP BY a.user_id`;

export async function measureClasses(
  { manager }: MeasureWork,
  { place: { batchId, runId }, userIds }: Measured,
): Promise<Map<string, Measure>> {
  const rows = await manager.query<{ userId: string; done: number; total: number }[]>(ATTENDED, [
    batchId,
    runId,
    userIds,
  ]);
  return new Map(
    rows.map(({ userId, done, total }) => [userId, { done, total, proofs: { attended: done } }]),
  );
}
