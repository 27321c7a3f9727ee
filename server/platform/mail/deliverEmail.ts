import { setTimeout as sleep } from "node:timers/promises";
import type { JobServices } from "../context";
import type { Job } from "../jobs/queue";
import { composeEmail } from "./composeEmail";
import { EmailState, OutboxEmail } from "./email.entity";
import { mailFaultOf } from "./mailFault";

/** Longer than any sending; until then no other process sends the e-mail. */
const CLAIM_MS = 35_000;
const MAX_DELAY_SECONDS = 30;
/** At the longest delay, about three days. */
const MAX_ATTEMPTS = 8640;

const WRITE_TRIES = 10;
const WRITE_AGAIN_AFTER_MS = 1000;

/** An e-mail that is this process's to send, until then or until another has taken it over. */
type ClaimedEmail = OutboxEmail & { claimedUntil: Date };

function emailIdOf({ data }: Job): string {
  return "letterId" in data ? String(data.letterId) : "";
}

/** Takes the e-mail for this process; null where it needs no sending any more. */
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

/**
 * Stores the outcome and completes the job, together. A process so late that another has taken the e-mail over stores
 * nothing, and leaves the job to the other.
 */
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

/** Exponential backoff, but never more than 30 seconds: a mail server that returns is noticed soon. */
function delaySeconds(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 10), MAX_DELAY_SECONDS);
}

/** Retries for a while: an e-mail that was sent and is not stored as sent would be sent twice. */
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
  const { isFinal, words: lastError } = mailFaultOf(error);
  const columns = { attempts: attempts + 1, lastError };
  if (isFinal || columns.attempts >= MAX_ATTEMPTS)
    return { columns: { ...columns, state: EmailState.FAILED } };
  return { columns, retryAfterSeconds: delaySeconds(columns.attempts) };
}

/** Hands one e-mail to the mail server, and stores the outcome. */
export async function deliverEmail(services: JobServices, job: Job): Promise<void> {
  const { dataSource, clock, mailer } = services;
  const email = await claim(services, emailIdOf(job));
  if (!email) return job.complete(dataSource.manager);
  const claimed = { email, job };
  if (!mailer.sendMail) return settle(services, claimed, { columns: { state: EmailState.KEPT } });

  try {
    const academyName = await services.academyName();
    const composed = composeEmail({ services, email: email, origin: mailer.origin, academyName });
    await mailer.sendMail({ ...email, ...composed });
  } catch (error) {
    const outcome = outcomeOf(email, error);
    mailer.logFault("mail failed", { reason: outcome.columns.lastError });
    return settle(services, claimed, outcome);
  }
  const columns = sentColumns(email, clock.now());
  await persistently(() => settle(services, claimed, { columns }));
}

/** Marks an e-mail as dead whose job never came to an end, whichever process tried. */
export async function giveUpEmail({ dataSource }: JobServices, job: Job): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await manager.update(
      OutboxEmail,
      { id: emailIdOf(job), state: EmailState.QUEUED },
      {
        state: EmailState.FAILED,
        claimedUntil: null,
        lastError: "It was tried too often without an answer.",
      },
    );
    await job.complete(manager);
  });
}
