import { randomUUID } from "node:crypto";
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
  kind: string;
  aboutId?: string;
  to: string;
  /** Set if anyone can cause it by typing an address; rate-limited. */
  isToUnverified?: boolean;
  replyTo?: string | null;
  subject: string;
  /** Several lines of "Name: value" in one paragraph are drawn as a table. */
  paragraphs: string[];
  /** A trusted `https:` address from settings: the only text that becomes a link. */
  trustedLink?: string | null;
  action?: { label: string } & EmailLink;
  attachments?: EmailAttachment[];
  /** See `unsubscribeSeed`: adds the link at the foot and the headers of one-click unsubscription. */
  unsubscribeSeed?: string;
  /** Contains a link that grants access: its text is deleted after delivery. */
  isConfidential?: boolean;
}

function columnsOf(email: Email) {
  return {
    kind: email.kind,
    aboutId: email.aboutId ?? null,
    to: email.to,
    toKey: emailKey(email.to),
    // Sending without an invalid reply address beats not sending.
    replyTo: email.replyTo && isEmail(email.replyTo) ? email.replyTo : null,
    subject: email.subject,
    paragraphs: email.paragraphs,
    trustedLink: email.trustedLink ?? null,
    actionLabel: email.action?.label ?? null,
    actionPath: email.action?.path ?? null,
    actionSeed: email.action?.seed ?? null,
    attachments: email.attachments ?? [],
    unsubscribeSeed: email.unsubscribeSeed ?? null,
    isConfidential: email.isConfidential ?? false,
  };
}

/** Transactional outbox: sent after the caller commits. Drops e-mails over the limit of an unverified address. */
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

/** Far below PostgreSQL's 65,535 parameters per statement. */
const ROWS_PER_STATEMENT = 1000;

/** Like `queueEmail`, for many e-mails to verified addresses: two statements per thousand. */
export async function queueEmails(
  { manager, services: { clock, jobs } }: Transaction<Pick<MailServices, "clock" | "jobs">>,
  emails: Omit<Email, "isToUnverified">[],
): Promise<void> {
  for (let start = 0; start < emails.length; start += ROWS_PER_STATEMENT) {
    const rows = emails.slice(start, start + ROWS_PER_STATEMENT).map((email) => ({
      ...columnsOf(email),
      id: randomUUID(),
      state: EmailState.QUEUED,
      queuedAt: clock.now(),
    }));
    await manager.insert(OutboxEmail, rows);
    await jobs.enqueueAll(
      manager,
      rows.map(({ id }) => ({ queue: "letters", data: { letterId: id } })),
    );
  }
}
