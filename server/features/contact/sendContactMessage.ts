import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { emailColumns } from "../../core/email";
import type { Context } from "../../graphql/context";
import { textOrNull } from "../../graphql/text";
import { countAttempt } from "../../platform/countAttempt";
import { queueLetter } from "../../platform/mail/queueLetter";
import { phoneOrRefuse } from "../../platform/phoneOrRefuse";
import { defineLimit } from "../../platform/rateLimits";
import type { TooManyAttempts } from "../auth/auth.results";
import { tooManyAttempts } from "../auth/auth.results";
import type { SendContactMessageInput } from "./contact.inputs";
import { ContactMessageSent } from "./contact.results";
import { ContactStatus } from "./contact.values";
import { newMessageLetter, receivedLetter } from "./contactLetters";
import { ContactMessage } from "./contactMessage.entity";
import { readAcademy } from "../../platform/readAcademy";
import { isAskedFor, refuseMissing } from "./requiredFields";

/** A college lab or an office is one client. */
const PER_CLIENT = defineLimit({ name: "contact", points: 100, seconds: 60 * 60 });
const PER_EMAIL = defineLimit({ name: "contact-email", points: 5, seconds: 60 * 60 });
/** So that nobody's mailbox is filled by those who give its address as theirs. */
const RECEIVED_LETTERS = defineLimit({ name: "contact-received", points: 3, seconds: 24 * 60 * 60 });

const DAY_MS = 24 * 60 * 60 * 1000;

type Sent = ContactMessageSent | TooManyAttempts;

function messageOf(input: SendContactMessageInput, now: Date): ContactMessage {
  const { desk, sendingKey } = input;
  const own = { ...input, phone: phoneOrRefuse(input.phone) };
  const asked = <Field extends Parameters<typeof isAskedFor>[1]>(field: Field) =>
    isAskedFor(desk, field) ? (own[field] ?? null) : null;
  return Object.assign(new ContactMessage(), {
    id: randomUUID(),
    desk,
    sendingKey,
    // Kept all the same: a browser may have filled in the hidden field for a person.
    status: input.website?.trim() ? ContactStatus.SPAM : ContactStatus.NEW,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    ...emailColumns(input.email),
    phone: asked("phone"),
    state: textOrNull(asked("state")),
    role: asked("role"),
    organization: textOrNull(asked("organization")),
    topic: asked("topic"),
    message: textOrNull(asked("message")),
    createdAt: now,
    version: 1,
  });
}

/** Takes a lock, so that of two at the same moment the second sees the first. */
async function wasSentToday(manager: EntityManager, message: ContactMessage): Promise<boolean> {
  const { desk, emailKey, message: text, role, topic, organization, createdAt, status } = message;
  const lock = `contact:${emailKey}`;
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [lock]);
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM contact_messages
     WHERE created_at > $1 AND email_key = $2 AND desk = $3 AND (status = 'SPAM') = $4
       AND (message, role, topic, organization) IS NOT DISTINCT FROM ($5, $6, $7, $8) LIMIT 1`,
    [
      new Date(createdAt.getTime() - DAY_MS),
      emailKey,
      desk,
      status === ContactStatus.SPAM,
      text,
      role,
      topic,
      organization,
    ],
  );
  return rows.length > 0;
}

/** Stores the message, if the same was not sent in the last day, with the letters about it. Answers whether it is new. */
async function store(context: Context, message: ContactMessage, isReceiptWanted: boolean): Promise<boolean> {
  return context.dataSource.transaction(async (manager) => {
    if (await wasSentToday(manager, message)) return false;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ContactMessage)
      .values(message)
      .orIgnore()
      .returning("id")
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    if (message.status === ContactStatus.SPAM) return true;
    const academy = await readAcademy(manager);
    for (const email of academy.emails) await queueLetter(manager, context, newMessageLetter(email, message));
    if (isReceiptWanted) await queueLetter(manager, context, receivedLetter(message.email, academy));
    return true;
  });
}

async function send(context: Context, message: ContactMessage): Promise<Sent> {
  const { sendingKey, emailKey } = message;
  const sent = Object.assign(new ContactMessageSent(), { sendingKey });
  if (await context.dataSource.manager.existsBy(ContactMessage, { sendingKey })) return sent;
  const attempt = await countAttempt(context, [
    { limit: PER_EMAIL, key: emailKey },
    { limit: PER_CLIENT, key: context.clientAddress },
  ]);
  if (attempt.retryAfterSeconds !== null) return tooManyAttempts(attempt.retryAfterSeconds);
  const receipt = await context.rateLimits.consume(RECEIVED_LETTERS, emailKey);
  try {
    if (!(await store(context, message, receipt.isAllowed))) await attempt.refund();
  } catch (error) {
    await attempt.refund();
    throw error;
  }
  return sent;
}

/** What is being sent by this process: a double click is one try, not several that use up the limit. */
const underWay = new Map<string, Promise<Sent>>();

/** Takes what somebody wrote. It is stored first; the letters leave on their own. */
export async function sendContactMessage(context: Context, input: SendContactMessageInput): Promise<Sent> {
  refuseMissing(input);
  const message = messageOf(input, context.clock.now());
  const same = underWay.get(input.sendingKey);
  if (same) return same;
  const sending = send(context, message).finally(() => underWay.delete(input.sendingKey));
  underWay.set(input.sendingKey, sending);
  return sending;
}
