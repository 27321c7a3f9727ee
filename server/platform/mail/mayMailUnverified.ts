import type { Services } from "../context";
import { SecurityEventKind } from "../security/securityEvent.entity";
import type { Transaction } from "../transaction";

const MAX_PER_HOUR = 10;
const MAX_PER_DAY = 20;

const COUNT = `
  SELECT count(*) FILTER (WHERE queued_at > $2::timestamptz - interval '1 hour')::int AS "inHour",
    count(*)::int AS "inDay"
  FROM letters WHERE unverified_key = $1 AND queued_at > $2::timestamptz - interval '1 day'`;

/** Rate-limits e-mails to an unverified mailbox by counting the outbox. Call it once per transaction: two mailbox locks could deadlock. */
export async function mayMailUnverified(
  { manager, services: { clock, security } }: Transaction<Pick<Services, "clock" | "security">>,
  mailbox: string,
): Promise<boolean> {
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`emails:${mailbox}`]);
  const [sent] = await manager.query<[{ inHour: number; inDay: number }]>(COUNT, [mailbox, clock.now()]);
  if (sent.inHour < MAX_PER_HOUR && sent.inDay < MAX_PER_DAY) return true;
  security.note({ kind: SecurityEventKind.LIMIT_EXCEEDED, detail: "mail-to-unverified" });
  return false;
}
