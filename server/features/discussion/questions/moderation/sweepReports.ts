import type { Services } from "../../../../platform/context";
import { daysBefore, SWEPT_AT_ONCE, sweepInBatches } from "../../../../platform/retention";

/** Reports name their writer; the activity log keeps what staff did about them. */
const HANDLED_KEPT_DAYS = 90;

const SWEEP = `
  WITH swept AS (
    DELETE FROM post_reports WHERE id IN (
      SELECT id FROM post_reports WHERE handled_at < $1 LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id)
  SELECT count(*)::int AS count FROM swept`;

export async function sweepReports({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<void> {
  const before = daysBefore(clock.now(), HANDLED_KEPT_DAYS);
  await sweepInBatches(async () => {
    const [row] = await dataSource.query<[{ count: number }]>(SWEEP, [before]);
    return row.count;
  });
}
