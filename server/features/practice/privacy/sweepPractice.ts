import type { Services } from "../../../platform/context";
import { monthsBefore, SWEPT_AT_ONCE, sweepInBatches } from "../../../platform/retention";

/** Code that passed stays with the account, for a check after the exercise changes. */
const FAILED_CODE_KEPT_MONTHS = 12;
const DRAFTS_KEPT_MONTHS = 24;

const FAILED = `
  WITH swept AS (
    DELETE FROM exercise_submissions WHERE id IN (
      SELECT id FROM exercise_submissions s WHERE created_at < $1 AND state = 'DONE' AND NOT EXISTS (
        SELECT 1 FROM exercise_verdicts v WHERE v.submission_id = s.id AND v.passed)
      LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id)
  SELECT count(*)::int AS count FROM swept`;

const DRAFTS = `
  WITH swept AS (
    DELETE FROM exercise_drafts WHERE (user_id, exercise_id) IN (
      SELECT user_id, exercise_id FROM exercise_drafts WHERE updated_at < $1
      LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING user_id)
  SELECT count(*)::int AS count FROM swept`;

export async function sweepPractice({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<void> {
  const sweep = (sql: string, months: number) =>
    sweepInBatches(async () => {
      const before = monthsBefore(clock.now(), months);
      const [row] = await dataSource.query<[{ count: number }]>(sql, [before]);
      return row.count;
    });
  await sweep(FAILED, FAILED_CODE_KEPT_MONTHS);
  await sweep(DRAFTS, DRAFTS_KEPT_MONTHS);
}
