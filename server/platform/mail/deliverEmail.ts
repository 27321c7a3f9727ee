import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { Services } from "../context";
import type { FaultLog } from "../faultLog";
import { inTransaction } from "../jobs/jobs";
import { composeLetter } from "./composeLetter";
import { LetterState, OutboxLetter } from "./letter.entity";
import { mailFaultOf } from "./mailFault";
import type { SendMail } from "./sendMail";

/** Longer than any sending; within it no other process takes the letter. */
const CLAIM_MS = 35_000;
const LONGEST_PAUSE_SECONDS = 30;
/** At the longest pause, about three days. */
const MOST_ATTEMPTS = 8640;

const WRITE_TRIES = 10;
const WRITE_AGAIN_AFTER_MS = 1000;

export interface PostOffice {
  services: Pick<Services, "dataSource" | "clock" | "hashing" | "jobs">;
  boss: PgBoss;
  /** Null where letters are only kept for staff to look at: the demo. */
  sendMail: SendMail | null;
  origin: string;
  academyName: () => Promise<string>;
  logFault: FaultLog;
}

interface LetterJob {
  jobId: string;
  letterId: string;
}

/** A letter that is this process's to send, until then or until another has taken it over. */
type ClaimedLetter = OutboxLetter & { claimedUntil: Date };

/** Takes the letter for this process; null where it needs no sending any more. */
async function claim(
  { services: { dataSource, clock } }: PostOffice,
  id: string,
): Promise<ClaimedLetter | null> {
  return dataSource.transaction(async (manager) => {
    const letter = await manager.findOne(OutboxLetter, {
      where: { id, state: LetterState.QUEUED },
      lock: { mode: "pessimistic_write" },
    });
    if (!letter) return null;
    const now = clock.now().getTime();
    if (letter.claimedUntil && letter.claimedUntil.getTime() > now)
      throw new Error("Another process is sending this letter.");
    const claimedUntil = new Date(now + CLAIM_MS);
    await manager.update(OutboxLetter, { id }, { claimedUntil });
    return { ...letter, claimedUntil };
  });
}

/** Tells that the job is done, in the caller's transaction. */
async function complete({ boss }: PostOffice, manager: EntityManager, jobId: string): Promise<void> {
  await boss.complete("letters", jobId, {}, { db: inTransaction(manager) });
}

interface Outcome {
  columns: Partial<OutboxLetter>;
  tryAgainAfterSeconds?: number;
}

/**
 * Writes down what became of the letter and that the job is done, together. Nothing where this process was so late that
 * another has taken the letter over: what became of it, that one tells.
 */
async function settle(
  office: PostOffice,
  { jobId, letter }: { jobId: string; letter: ClaimedLetter },
  { columns, tryAgainAfterSeconds: afterSeconds }: Outcome,
): Promise<void> {
  const { dataSource, jobs } = office.services;
  const { id, claimedUntil } = letter;
  await dataSource.transaction(async (manager) => {
    const settled = { ...columns, claimedUntil: null };
    const { affected } = await manager.update(OutboxLetter, { id, claimedUntil }, settled);
    if (!affected) return;
    const again = { queue: "letters", data: { letterId: id }, afterSeconds } as const;
    if (afterSeconds) await jobs.enqueue(manager, again);
    await complete(office, manager, jobId);
  });
}

function sentColumns(letter: OutboxLetter, sentAt: Date): Partial<OutboxLetter> {
  const sent = { state: LetterState.SENT, sentAt, lastError: null };
  if (!letter.isConfidential) return sent;
  const action = { actionLabel: null, actionPath: null, actionSeed: null };
  return { ...sent, ...action, paragraphs: [], trustedLink: null, attachments: [] };
}

/** After 2, 4, 8, 16, then every 30 seconds: a mail server that returns is noticed soon. */
function pauseSeconds(attempts: number): number {
  return Math.min(2 ** Math.min(attempts, 10), LONGEST_PAUSE_SECONDS);
}

/** Tries again for a while: what was sent and is not known as sent would be sent twice. */
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

/** What becomes of a letter that could not be handed over. */
function outcomeOf({ attempts }: OutboxLetter, error: unknown): Outcome {
  const { isFinal, words: lastError } = mailFaultOf(error);
  const columns = { attempts: attempts + 1, lastError };
  if (isFinal || columns.attempts >= MOST_ATTEMPTS)
    return { columns: { ...columns, state: LetterState.FAILED } };
  return { columns, tryAgainAfterSeconds: pauseSeconds(columns.attempts) };
}

/** Hands one letter to the mail server, and writes down what became of it. */
export async function deliverEmail(office: PostOffice, { jobId, letterId }: LetterJob): Promise<void> {
  const { services, sendMail, origin } = office;
  const { dataSource, clock } = services;
  const letter = await claim(office, letterId);
  if (!letter) return complete(office, dataSource.manager, jobId);
  if (!sendMail) return settle(office, { jobId, letter }, { columns: { state: LetterState.KEPT } });

  try {
    const composed = composeLetter({ services, letter, origin, academyName: await office.academyName() });
    await sendMail({ ...letter, ...composed });
  } catch (error) {
    const outcome = outcomeOf(letter, error);
    office.logFault("mail failed", { reason: outcome.columns.lastError });
    return settle(office, { jobId, letter }, outcome);
  }
  const columns = sentColumns(letter, clock.now());
  await persistently(() => settle(office, { jobId, letter }, { columns }));
}

/** Marks the letter of a job that never came to an end, whichever process tried. */
export async function giveUpEmail(office: PostOffice, { jobId, letterId }: LetterJob): Promise<void> {
  const { services, boss } = office;
  await services.dataSource.transaction(async (manager) => {
    await manager.update(
      OutboxLetter,
      { id: letterId, state: LetterState.QUEUED },
      {
        state: LetterState.FAILED,
        claimedUntil: null,
        lastError: "It was tried too often without an answer.",
      },
    );
    await boss.complete("dead-letters", jobId, {}, { db: inTransaction(manager) });
  });
}
