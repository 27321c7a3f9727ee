import { MINUTE_MS } from "../../core/clock";
import { emailKey } from "../../core/text/email";
import { MailDelivery } from "../mail/mailDelivery";
import type { Contact } from "../people";
import type { Transaction } from "../transaction";
import { readModes } from "./emailModes";
import { mailContacts, mailGuests } from "./mailNews";
import type { News, NotifyServices } from "./news";
import { EmailMode } from "./notificationKinds";

const JOIN = `
  UPDATE notifications SET events = events + 1, title = (events + 1) || ' ' || $4
  WHERE user_id = ANY($1::uuid[]) AND kind = $2 AND about_id = $3 AND read_at IS NULL AND created_at > $5
  RETURNING user_id AS id`;

const INSERT = `
  INSERT INTO notifications (user_id, is_for_digest, kind, title, text, path, about_id, is_once, created_at)
  SELECT id, is_for_digest, $3, $4, $5, $6, $7::uuid, $8, $9
  FROM unnest($1::uuid[], $2::boolean[]) AS recipient (id, is_for_digest)
  ON CONFLICT DO NOTHING
  RETURNING user_id AS id`;

async function join(
  { manager, services }: Transaction<NotifyServices>,
  { recipients, kind, aboutId, joins }: News,
): Promise<Set<string>> {
  if (!joins || !aboutId) return new Set();
  const since = new Date(services.clock.now().getTime() - joins.withinMinutes * MINUTE_MS);
  const values = [recipients, kind, aboutId, joins.title, since];
  const [joined] = await manager.query<[{ id: string }[], number]>(JOIN, values);
  return new Set(joined.map(({ id }) => id));
}

/** E-mails that wait for a mail server would be out of date. */
function sendsEmails({ mailDelivery }: NotifyServices): boolean {
  return mailDelivery !== MailDelivery.WAITING;
}

async function tell(
  { manager, services }: Transaction<NotifyServices>,
  news: News,
  contacts: Contact[],
): Promise<void> {
  const ids = contacts.map(({ id }) => id);
  const modeFor = await readModes(manager, news.kind, ids);
  // Others may have typed an unverified address, so it gets no e-mails.
  const hasMode = ({ id, isVerified }: Contact, mode: EmailMode) =>
    sendsEmails(services) && isVerified && modeFor(id) === mode;
  const notified = await manager.query<{ id: string }[]>(INSERT, [
    ids,
    contacts.map((contact) => hasMode(contact, EmailMode.DAILY)),
    ...[news.kind, news.title, news.text ?? "", news.path],
    ...[news.aboutId ?? null, news.isOnce ?? false, services.clock.now()],
  ]);
  const isNotified = new Set(notified.map(({ id }) => id));
  const atOnce = contacts.filter(
    (contact) => isNotified.has(contact.id) && hasMode(contact, EmailMode.AT_ONCE),
  );
  await mailContacts({ manager, services }, news, atOnce);
}

/**
 * Tells people of something, in the transaction of its cause: a line in each recipient's bell, and e-mails as each person chose
 * for the kind. The number of statements does not depend on the number of recipients.
 *
 *     await notify({ manager, services: context }, {
 *       kind: NotificationKind.QUESTION_ANSWERED,
 *       recipients: [question.authorId],
 *       title: `An answer to your question about ${lesson.title}`,
 *       text: excerpt,
 *       path: "/dash?…",
 *       aboutId: answer.id,
 *       isOnce: true,
 *     });
 *
 * Leave out the person who caused it. Staff are `services.people.staffIds(manager)`.
 * Call it last: it locks the accounts against deletion until the transaction ends.
 */
export async function notify({ manager, services }: Transaction<NotifyServices>, news: News): Promise<void> {
  const ids = [...new Set(news.recipients)];
  const contacts = ids.length > 0 ? await services.people.holdContacts(manager, ids) : [];
  const joined = await join({ manager, services }, news);
  const others = contacts.filter(({ id }) => !joined.has(id));
  if (others.length > 0) await tell({ manager, services }, news, others);
  const known = new Set(contacts.filter(({ isVerified }) => isVerified).map(({ email }) => emailKey(email)));
  const guests = (news.guests ?? []).filter(({ email }) => !known.has(emailKey(email)));
  if (guests.length > 0 && sendsEmails(services)) await mailGuests({ manager, services }, news, guests);
}
