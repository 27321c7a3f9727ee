import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { inTransaction } from "../jobs/jobs";
import { composeLetter } from "./composeLetter";
import { LetterState, OutboxLetter } from "./letter.entity";
import { mailFaultOf } from "./mailFault";
import type { SendMail } from "./sendMail";

const CLAIM_MS = 35_000;
const LONGEST_PAUSE_SECONDS = 30;
/** At the longest pause, about three days. */
const MOST_ATTEMPTS = 8640;

const WRITE_TRIES = 10;
const WRITE_AGAIN_AFTER_MS = 1000;

export interface PostOffice {
  services: Pick<Services, "dataSource" | "clock" | "jobs">;
  boss: PgBoss;
  /** Null where letters are only kept for staff to look at: the demo. */
  sendMail: SendMail | null;
  origin: string;
  academyName: () => Promise<string>;
}

interface LetterJob {
  jobId: string;
  letterId: string;
}

/** Takes the letter for this process; null where it needs no sending any more. */
async function claim(
  { services: { dataSource, clock } }: PostOffice,
  id: string,
): Promise<OutboxLetter | null> {
  return dataSource.transaction(async (manager) => {
    const letter = await manager.findOne(OutboxLetter, {
      where: { id, state: LetterState.QUEUED },
      lock: { mode: "pessimistic_write" },
    });
    if (!letter) return null;
    const now = clock.now().getTime();
    if (letter.claimedUntil && letter.claimedUntil.getTime() > now)
      throw new Error("Another process is sending this letter.");
    await manager.update(OutboxLetter, { id }, { claimedUntil: new Date(now + CLAIM_MS) });
    return letter;
  });
}

/** Writes down what became of the letter and that the job is done, together. */
async function settle(
  { services: { dataSource }, boss }: PostOffice,
  { jobId, letterId }: LetterJob,
  write: (manager: EntityManager) => Promise<unknown>,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    await write(manager);
    await manager.update(OutboxLetter, { id: letterId }, { claimedUntil: null });
    await boss.complete("letters", jobId, {}, { db: inTransaction(manager) });
  });
}

function sentColumns(letter: OutboxLetter, sentAt: Date): Partial<OutboxLetter> {
  const sent = { state: LetterState.SENT, sentAt, lastError: null };
  if (!letter.isConfidential) return sent;
  return { ...sent, paragraphs: [], actionLabel: null, actionPath: null, attachments: [] };
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

/** Hands one letter to the mail server, and writes down what became of it. */
export async function deliverLetter(office: PostOffice, job: LetterJob): Promise<void> {
  const { clock, jobs } = office.services;
  const { letterId: id } = job;
  const letter = await claim(office, id);
  if (!letter) return settle(office, job, async () => {});
  const change = (manager: EntityManager, columns: Partial<OutboxLetter>) =>
    manager.update(OutboxLetter, { id }, columns);
  if (!office.sendMail) return settle(office, job, (manager) => change(manager, { state: LetterState.KEPT }));

  try {
    const { origin } = office;
    const composed = composeLetter({ letter, origin, academyName: await office.academyName() });
    await office.sendMail({ ...letter, ...composed });
  } catch (error) {
    const { isFinal, words } = mailFaultOf(error);
    const attempts = letter.attempts + 1;
    const isOver = isFinal || attempts >= MOST_ATTEMPTS;
    return settle(office, job, async (manager) => {
      const state = isOver ? LetterState.FAILED : LetterState.QUEUED;
      await change(manager, { attempts, lastError: words, state });
      const again = {
        queue: "letters",
        data: { letterId: id },
        afterSeconds: pauseSeconds(attempts),
      } as const;
      if (!isOver) await jobs.enqueue(manager, again);
    });
  }
  await persistently(() =>
    settle(office, job, (manager) => change(manager, sentColumns(letter, clock.now()))),
  );
}

/** Marks the letter of a job that never came to an end, whichever process tried. */
export async function giveUpLetter(office: PostOffice, { jobId, letterId }: LetterJob): Promise<void> {
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
