import type { Context } from "../context";
import { recordAudit } from "../audit/recordAudit";
import { EmailState } from "./email.entity";

const MAX_AT_ONCE = 500;

const TAKE = `
  UPDATE letters SET state = $2, attempts = 0, last_error = NULL, claimed_until = NULL WHERE id IN (
    SELECT id FROM letters WHERE state = $1 ORDER BY queued_at LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING id`;

export async function retryFailedEmails(context: Context): Promise<number> {
  const { FAILED, QUEUED } = EmailState;
  return context.dataSource.transaction(async (manager) => {
    const [taken] = await manager.query<[{ id: string }[], number]>(TAKE, [FAILED, QUEUED]);
    const emails = taken.length;
    if (emails === 0) return 0;
    for (const { id } of taken)
      await context.jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
    await recordAudit(
      { manager, services: context },
      {
        action: "retryFailedEmails",
        entity: "Email",
        entityId: null,
        before: { state: FAILED },
        after: { emails, state: QUEUED },
      },
    );
    return emails;
  });
}
