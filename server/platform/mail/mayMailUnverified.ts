import type { Services } from "../context";
import { SecurityEventKind } from "../security/securityEvent.entity";
import type { Transaction } from "../transaction";

const MAX_PER_HOUR = 10;
const MAX_PER_DAY = 20;

const COUNT = `
  SELECT count(*) FILTER (WHERE queued_at > $2::timestamptz - interval '1 hour')::int AS "inHour",
    count(*)::int AS "inDay"
  FROM letters WHERE unverified_key = $1 AND queued_at > $2::timestamptz - interval '1 day'`;

/**
 * Whether this mailbox, which nobody has shown to be theirs, may get one more e-mail: the outbox itself is the count. For
 * one e-mail in a transaction at most, as mailboxes are locked in the order in which they come.
 */
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
