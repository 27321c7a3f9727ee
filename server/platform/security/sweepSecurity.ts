import type { Services } from "../context";
import { daysBefore, SWEPT_AT_ONCE, sweepInBatches } from "../retention";

const FORGET_ORIGINS = `
  DELETE FROM audit_origins WHERE event_id IN (
    SELECT event_id FROM audit_origins WHERE at < $1 ORDER BY at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

export async function sweepSecurity({
  dataSource,
  clock,
  retention,
}: Pick<Services, "dataSource" | "clock" | "retention">): Promise<void> {
  const before = daysBefore(clock.now(), (await retention()).securityKeptDays);
  await sweepInBatches(async () => {
    // The app's role may not delete: this function may, in batches.
    const [row] = await dataSource.query<{ count: string }[]>("SELECT forget_security_events($1) AS count", [
      before,
    ]);
    return Number(row?.count);
  });
  await sweepInBatches(async () => {
    const [, forgotten] = await dataSource.query<[unknown, number]>(FORGET_ORIGINS, [before]);
    return forgotten;
  });
}
