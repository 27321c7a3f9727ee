import { randomUUID } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import { DAY_MS } from "../../core/clock";
import { emailColumns } from "../../core/text/email";
import type { Context } from "../../platform/context";
import { Conflict } from "../../core/errors";
import { textOrNull } from "../../core/content/text";
import { countAttempt } from "../../platform/limits/countAttempt";
import { queueEmail, queueEmails } from "../../platform/mail/queueEmail";
import { phoneOrRefuse } from "../../core/text/phoneOrRefuse";
import { limitOf } from "../../platform/limits/limits";
import type { SendContactMessageInput } from "./contact.inputs";
import { ContactMessageSent } from "./contact.results";
import { ContactStatus } from "./contact.values";
import { newMessageEmail, receivedEmail } from "./contactEmails";
import { ContactMessage } from "./contactMessage.entity";
import { readPolicyVersion } from "../../platform/readPolicyVersion";
import { readAcademy } from "../../platform/readAcademy";
import { isAskedFor, refuseMissing } from "./requiredFields";

/** A college lab or an office is one client. */
const PER_CLIENT = limitOf("contact");
const PER_EMAIL = limitOf("contact-email");
/** Per address, so that strangers cannot flood a mailbox by typing its address. */
const RECEIPTS_A_DAY = 3;

const OTHER_BODY = "This key was used for another message. Please send a new key with this one.";

function messageOf(input: SendContactMessageInput, now: Date): ContactMessage {
  const { desk, sendingKey } = input;
  const own = { ...input, phone: phoneOrRefuse(input.phone) };
  const asked = <Field extends Parameters<typeof isAskedFor>[1]>(field: Field) =>
    isAskedFor(desk, field) ? (own[field] ?? null) : null;
  return Object.assign(new ContactMessage(), {
    id: randomUUID(),
    desk,
    sendingKey,
    // Stored anyway: a browser may have autofilled the honeypot for a person.
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

/** Everything typed, so that a reused key with other text is another message. */
function bodyOf(message: ContactMessage): string {
  const { desk, firstName, lastName, emailKey, phone, state, role, organization, topic } = message;
  const person = [firstName, lastName, emailKey, phone, state, role, organization];
  return JSON.stringify([desk, ...person, topic, message.message]);
}

async function isStored({ manager }: DataSource, message: ContactMessage): Promise<boolean> {
  const stored = await manager.findOneBy(ContactMessage, { sendingKey: message.sendingKey });
  if (stored && bodyOf(stored) !== bodyOf(message)) throw new Conflict(OTHER_BODY);
  return stored !== null;
}

interface SentToday {
  all: number;
  same: number;
}

/** Locks, so that the second of two concurrent messages sees the first. */
async function countSentToday(manager: EntityManager, message: ContactMessage): Promise<SentToday> {
  const { desk, emailKey, createdAt, status } = message;
  const lock = `contact:${emailKey}`;
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [lock]);
  const { firstName, lastName, phone, state, role, organization, topic } = message;
  const details = [firstName, lastName, phone, state, role, organization, topic, message.message];
  const [counts] = await manager.query<SentToday[]>(
    `SELECT count(*)::int AS "all", count(*) FILTER (
       WHERE desk = $3 AND (status = 'SPAM') = $4
         AND (first_name, last_name, phone, state, role, organization, topic, message)
           IS NOT DISTINCT FROM ($5, $6, $7, $8, $9, $10, $11, $12))::int AS same
     FROM contact_messages WHERE created_at > $1 AND email_key = $2`,
    [new Date(createdAt.getTime() - DAY_MS), emailKey, desk, status === ContactStatus.SPAM, ...details],
  );
  return counts ?? { all: 0, same: 0 };
}

/** Returns false for an identical message in the last day. */
async function store(context: Context, message: ContactMessage): Promise<boolean> {
  return context.dataSource.transaction(async (manager) => {
    const sentToday = await countSentToday(manager, message);
    if (sentToday.same > 0) return false;
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(ContactMessage)
      .values({ ...message, policyVersion: await readPolicyVersion(manager) })
      .orIgnore()
      .returning("id")
      .execute();
    if ((inserted.raw as unknown[]).length === 0) return false;
    if (message.status === ContactStatus.SPAM) return true;
    const academy = await readAcademy(manager);
    const alerts = academy.emails.map((email) => newMessageEmail(email, message));
    await queueEmails({ manager, services: context }, alerts);
    if (sentToday.all < RECEIPTS_A_DAY)
      await queueEmail({ manager, services: context }, receivedEmail(message.email, academy));
    return true;
  });
}

async function send(context: Context, message: ContactMessage): Promise<ContactMessageSent> {
  const { sendingKey, emailKey } = message;
  const sent = Object.assign(new ContactMessageSent(), { sendingKey });
  if (await isStored(context.dataSource, message)) return sent;
  const attempt = await countAttempt(context, [
    { limit: PER_EMAIL, key: emailKey },
    { limit: PER_CLIENT, key: context.clientAddress },
  ]);
  try {
    if (!(await store(context, message))) {
      await isStored(context.dataSource, message);
      await attempt.refund();
    }
  } catch (error) {
    await attempt.refund();
    throw error;
  }
  return sent;
}

/** Requests in flight by key and body: a double click counts once against the limit. */
const underWay = new Map<string, Promise<ContactMessageSent>>();

/** Stores the message and queues its e-mails; always succeeds for a honeypot hit. */
export async function sendContactMessage(
  context: Context,
  input: SendContactMessageInput,
): Promise<ContactMessageSent> {
  refuseMissing(input);
  const message = messageOf(input, context.clock.now());
  const body = `${input.sendingKey} ${bodyOf(message)}`;
  const same = underWay.get(body);
  if (same) return same;
  const sending = send(context, message).finally(() => underWay.delete(body));
  underWay.set(body, sending);
  return sending;
}
