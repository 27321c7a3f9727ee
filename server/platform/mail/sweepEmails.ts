import type { Services } from "../context";
import { daysBefore, SWEPT_AT_ONCE, sweepInBatches } from "../retention";
import { EmailState } from "./email.entity";

/** Retention in periods after the end. Waiting e-mails have no end; failed ones get longer, for retries. */
const PERIODS: Partial<Record<EmailState, number>> = {
  [EmailState.SENT]: 1,
  [EmailState.KEPT]: 1,
  [EmailState.FAILED]: 2,
};

const FORGET = `
  DELETE FROM letters WHERE id IN (
    SELECT id FROM letters WHERE state = $1 AND queued_at < $2 AND coalesce(sent_at, queued_at) < $2
    ORDER BY queued_at LIMIT ${SWEPT_AT_ONCE} FOR UPDATE SKIP LOCKED)`;

export async function sweepEmails({
  dataSource,
  clock,
  retention,
}: Pick<Services, "dataSource" | "clock" | "retention">): Promise<number> {
  const { emailsKeptDays } = await retention();
  let forgotten = 0;
  for (const [state, periods] of Object.entries(PERIODS)) {
    const before = daysBefore(clock.now(), periods * emailsKeptDays);
    forgotten += await sweepInBatches(async () => {
      const [, deleted] = await dataSource.query<[unknown, number]>(FORGET, [state, before]);
      return deleted;
    });
  }
  return forgotten;
}
