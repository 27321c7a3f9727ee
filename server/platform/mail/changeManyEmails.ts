import type { EntityManager } from "typeorm";
import type { Context } from "../context";
import { recordAudit } from "../audit/recordAudit";
import { EmailState } from "./email.entity";

const MAX_AT_ONCE = 500;

const OLDEST = `
  SELECT id FROM letters WHERE state = $1 ORDER BY queued_at LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED`;
const QUEUE_AGAIN = `
  UPDATE letters SET state = 'QUEUED', attempts = 0, last_error = NULL, claimed_until = NULL
  WHERE id IN (${OLDEST}) RETURNING id`;
const DELETE = `DELETE FROM letters WHERE id IN (${OLDEST}) RETURNING id`;

interface Change {
  action: string;
  from: EmailState;
  /** Null deletes them. */
  to: EmailState.QUEUED | null;
}

async function enqueue(manager: EntityManager, { jobs }: Context, ids: string[]): Promise<void> {
  await jobs.enqueueAll(
    manager,
    ids.map((id) => ({ queue: "letters", data: { letterId: id } })),
  );
}

/** Changes the oldest in one state; returns how many. */
async function changeOldest(context: Context, { action, from, to }: Change): Promise<number> {
  return context.dataSource.transaction(async (manager) => {
    const [taken] = await manager.query<[{ id: string }[], number]>(to ? QUEUE_AGAIN : DELETE, [from]);
    const emails = taken.length;
    if (emails === 0) return 0;
    if (to)
      await enqueue(
        manager,
        context,
        taken.map(({ id }) => id),
      );
    await recordAudit(
      { manager, services: context },
      { action, entity: "Email", entityId: null, before: { state: from }, after: { emails, state: to } },
    );
    return emails;
  });
}

const { FAILED, HELD, QUEUED } = EmailState;

export async function retryFailedEmails(context: Context): Promise<number> {
  return changeOldest(context, { action: "retryFailedEmails", from: FAILED, to: QUEUED });
}

export async function releaseHeldEmails(context: Context): Promise<number> {
  return changeOldest(context, { action: "releaseHeldEmails", from: HELD, to: QUEUED });
}

export async function dropHeldEmails(context: Context): Promise<number> {
  return changeOldest(context, { action: "dropHeldEmails", from: HELD, to: null });
}
