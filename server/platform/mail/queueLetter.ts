import { isEmail } from "class-validator";
import { emailKey, mailboxKey } from "../../core/text/email";
import type { Services } from "../context";
import type { LetterAttachment } from "./letter.entity";
import { LetterState, OutboxLetter } from "./letter.entity";
import type { LetterLink } from "./letterLink";
import { mayMailUnverified } from "./mayMailUnverified";
import type { Transaction } from "../transaction";

export type MailServices = Pick<Services, "clock" | "jobs" | "security">;

export interface Letter {
  /** What it is about, such as `passwordReset`. */
  kind: string;
  /** The id of the record that it is about. */
  aboutId?: string;
  to: string;
  /** Whether anyone can cause it by typing an address that is not known to be theirs: few of these reach one address. */
  isToUnverified?: boolean;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | null;
  subject: string;
  paragraphs: string[];
  /** An `https:` address of our own settings: it becomes a link where the paragraphs have it, and no other text does. */
  trustedLink?: string | null;
  /** A button. */
  action?: { label: string } & LetterLink;
  attachments?: LetterAttachment[];
  /** Whether it holds a link that grants something: its words are forgotten once it is sent. */
  isConfidential?: boolean;
}

function columnsOf(letter: Letter) {
  return {
    kind: letter.kind,
    aboutId: letter.aboutId ?? null,
    to: letter.to,
    toKey: emailKey(letter.to),
    // An invalid address is left out: the e-mail matters more than its reply address.
    replyTo: letter.replyTo && isEmail(letter.replyTo) ? letter.replyTo : null,
    subject: letter.subject,
    paragraphs: letter.paragraphs,
    trustedLink: letter.trustedLink ?? null,
    actionLabel: letter.action?.label ?? null,
    actionPath: letter.action?.path ?? null,
    actionSeed: letter.action?.seed ?? null,
    attachments: letter.attachments ?? [],
    isConfidential: letter.isConfidential ?? false,
  };
}

/**
 * Writes an e-mail in the caller's transaction; it leaves after the commit, and not without it. One too many to an
 * unverified address is left out.
 */
export async function queueLetter(
  { manager, services }: Transaction<MailServices>,
  letter: Letter,
): Promise<void> {
  const { clock, jobs } = services;
  const unverifiedKey = letter.isToUnverified ? mailboxKey(letter.to) : null;
  if (unverifiedKey && !(await mayMailUnverified({ manager, services }, unverifiedKey))) return;
  const { id } = await manager.save(
    manager.create(OutboxLetter, {
      ...columnsOf(letter),
      unverifiedKey,
      state: LetterState.QUEUED,
      queuedAt: clock.now(),
    }),
  );
  await jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
}
