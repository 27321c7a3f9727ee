import { isEmail } from "class-validator";
import { emailKey, mailboxKey } from "../../core/text/email";
import type { Services } from "../context";
import type { EmailAttachment } from "./email.entity";
import { EmailState, OutboxEmail } from "./email.entity";
import type { EmailLink } from "./emailLink";
import { mayMailUnverified } from "./mayMailUnverified";
import type { Transaction } from "../transaction";

export type MailServices = Pick<Services, "clock" | "jobs" | "security">;

export interface Email {
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
  action?: { label: string } & EmailLink;
  attachments?: EmailAttachment[];
  /** Whether it holds a link that grants something: its words are forgotten once it is sent. */
  isConfidential?: boolean;
}

function columnsOf(email: Email) {
  return {
    kind: email.kind,
    aboutId: email.aboutId ?? null,
    to: email.to,
    toKey: emailKey(email.to),
    // An invalid address is left out: the e-mail matters more than its reply address.
    replyTo: email.replyTo && isEmail(email.replyTo) ? email.replyTo : null,
    subject: email.subject,
    paragraphs: email.paragraphs,
    trustedLink: email.trustedLink ?? null,
    actionLabel: email.action?.label ?? null,
    actionPath: email.action?.path ?? null,
    actionSeed: email.action?.seed ?? null,
    attachments: email.attachments ?? [],
    isConfidential: email.isConfidential ?? false,
  };
}

/**
 * Writes an e-mail in the caller's transaction; it leaves after the commit, and not without it. One too many to an
 * unverified address is left out.
 */
export async function queueEmail(
  { manager, services }: Transaction<MailServices>,
  email: Email,
): Promise<void> {
  const { clock, jobs } = services;
  const unverifiedKey = email.isToUnverified ? mailboxKey(email.to) : null;
  if (unverifiedKey && !(await mayMailUnverified({ manager, services }, unverifiedKey))) return;
  const { id } = await manager.save(
    manager.create(OutboxEmail, {
      ...columnsOf(email),
      unverifiedKey,
      state: EmailState.QUEUED,
      queuedAt: clock.now(),
    }),
  );
  await jobs.enqueue(manager, { queue: "letters", data: { letterId: id } });
}
