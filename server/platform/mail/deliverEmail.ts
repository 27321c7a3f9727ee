import { setTimeout as sleep } from "node:timers/promises";
import type { JobServices } from "../context";
import type { Job } from "../jobs/queue";
import { readAcademy } from "../readAcademy";
import { composeEmail } from "./composeEmail";
import { EmailState, OutboxEmail } from "./email.entity";
import { mailFaultOf } from "./mailFault";

/** Lease: longer than any delivery, so no other process sends the e-mail. */
const CLAIM_MS = 35_000;
const MAX_DELAY_SECONDS = 30;
/** About three days at the maximum delay. */
const MAX_ATTEMPTS = 8640;

const WRITE_TRIES = 10;
const WRITE_AGAIN_AFTER_MS = 1000;

type ClaimedEmail = OutboxEmail & { claimedUntil: Date };

function emailIdOf({ data }: Job): string {
  return "letterId" in data ? String(data.letterId) : "";
}

async function claim({ dataSource, clock }: JobServices, id: string): Promise<ClaimedEmail | null> {
  return dataSource.transaction(async (manager) => {
    const email = await manager.findOne(OutboxEmail, {
      where: { id, state: EmailState.QUEUED },
      lock: { mode: "pessimistic_write" },
    });
    if (!email) return null;
    const now = clock.now().getTime();
    if (email.claimedUntil && email.claimedUntil.getTime() > now)
      throw new Error("Another process is sending this e-mail.");
    const claimedUntil = new Date(now + CLAIM_MS);
    await manager.update(OutboxEmail, { id }, { claimedUntil });
    return { ...email, claimedUntil };
  });
}

interface Outcome {
  columns: Partial<OutboxEmail>;
  retryAfterSeconds?: number;
}

/** Stores the outcome and completes the job. If another process has taken over the lease, does neither. */
async function settle(
  { dataSource, jobs }: JobServices,
  { email: { id, claimedUntil }, job }: { email: ClaimedEmail; job: Job },
  { columns, retryAfterSeconds: afterSeconds }: Outcome,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const settled = { ...columns, claimedUntil: null };
    const { affected } = await manager.update(OutboxEmail, { id, claimedUntil }, settled);
    if (!affected) return;
    if (afterSeconds) await jobs.enqueue(manager, { queue: "letters", data: { letterId: id }, afterSeconds });
    await job.complete(manager);
  });
}

function sentColumns(email: OutboxEmail, sentAt: Date): Partial<OutboxEmail> {
  const sent = { state: EmailState.SENT, sentAt, lastError: null };
  if (!email.isConfidential) return sent;
  const action = { actionLabel: null, actionPath: null, actionSeed: null };
  return { ...sent, ...action, paragraphs: [], trustedLink: null, attachments: [] };
}

/** Exponential backoff, capped so that a recovered mail server is noticed within 30 seconds. */
function delaySeconds(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 10), MAX_DELAY_SECONDS);
}

/** Retries the write: an unrecorded delivery would be sent twice. */
async function persistently(write: () => Promise<void>): Promise<void> {
  for (let triesLeft = WRITE_TRIES; ; triesLeft -= 1) {
    try {
      return await write();
    } catch (error) {
      if (triesLeft === 0) throw error;
      await sleep(WRITE_AGAIN_AFTER_MS);
    }
  }
}

function outcomeOf({ attempts }: OutboxEmail, error: unknown): Outcome {
  const { isFinal, message: lastError } = mailFaultOf(error);
  const columns = { attempts: attempts + 1, lastError };
  if (isFinal || columns.attempts >= MAX_ATTEMPTS)
    return { columns: { ...columns, state: EmailState.FAILED } };
  return { columns, retryAfterSeconds: delaySeconds(columns.attempts) };
}

export async function deliverEmail(services: JobServices, job: Job): Promise<void> {
  const { dataSource, clock, mailer } = services;
  const email = await claim(services, emailIdOf(job));
  if (!email) return job.complete(dataSource.manager);
  const claimed = { email, job };
  if (!mailer.sendMail) return settle(services, claimed, { columns: { state: EmailState.KEPT } });

  try {
    const academy = await readAcademy(dataSource.manager);
    const composed = composeEmail({ services, email, origin: mailer.origin, academy });
    await mailer.sendMail({ ...email, ...composed });
  } catch (error) {
    const outcome = outcomeOf(email, error);
    mailer.logFault("mail failed", { reason: outcome.columns.lastError });
    return settle(services, claimed, outcome);
  }
  const columns = sentColumns(email, clock.now());
  await persistently(() => settle(services, claimed, { columns }));
}

/** Dead letter: marks an e-mail whose job used up its retries. */
export async function giveUpEmail({ dataSource }: JobServices, job: Job): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.update(
      OutboxEmail,
      { id: emailIdOf(job), state: EmailState.QUEUED },
      {
        state: EmailState.FAILED,
        claimedUntil: null,
        lastError: "It was tried too often without a response.",
      },
    );
    await job.complete(manager);
  });
}
