import type { Services } from "../context";
import { daysBefore, SWEPT_AT_ONCE, sweepInBatches } from "../retention";

const READ_KEPT_DAYS = 90;
const KEPT_DAYS = 180;

const FORGET = `
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM notifications WHERE created_at < $1 AND (read_at IS NOT NULL OR created_at < $2)
    ORDER BY created_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

export async function sweepNotifications({
  dataSource,
  clock,
}: Pick<Services, "dataSource" | "clock">): Promise<number> {
  const now = clock.now();
  return sweepInBatches(async () => {
    const values = [daysBefore(now, READ_KEPT_DAYS), daysBefore(now, KEPT_DAYS)];
    const [, deleted] = await dataSource.query<[unknown, number]>(FORGET, values);
    return deleted;
  });
}
