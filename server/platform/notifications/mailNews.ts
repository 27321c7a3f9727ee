import { emailKey } from "../../core/text/email";
import { sentence } from "../../core/text/sentence";
import type { Email } from "../mail/queueEmail";
import { queueEmails } from "../mail/queueEmail";
import type { Contact } from "../people";
import type { Transaction } from "../transaction";
import { readOptOuts } from "./emailModes";
import type { Guest, News, NotifyServices } from "./news";
import { canStop, EmailMode, KINDS } from "./notificationKinds";
import { addressKeyOf, unsubscribeSeed } from "./unsubscribeSeed";

function newsEmail(news: News, { name, email, link }: Guest, seed: string): Email {
  const { kind, title, text, path, aboutId } = news;
  return {
    kind,
    ...(aboutId && { aboutId }),
    to: email,
    subject: title,
    paragraphs: [`Hello ${name},`, sentence(title), ...(text ? [text] : [])],
    action: { label: KINDS[kind].action, ...(link ?? { path }) },
    ...(canStop(kind) && { unsubscribeSeed: seed }),
  };
}

export async function mailContacts(
  { manager, services }: Transaction<NotifyServices>,
  news: News,
  contacts: Contact[],
): Promise<void> {
  const emails = contacts.map((contact) =>
    newsEmail(news, contact, unsubscribeSeed({ userId: contact.id, topic: news.kind })),
  );
  await queueEmails({ manager, services }, emails);
}

const MAILED = `SELECT DISTINCT to_key AS key FROM letters WHERE about_id = $1 AND kind = $2 AND to_key = ANY($3)`;

/** Guests have no notifications, so the outbox says who got the e-mail. The lock orders concurrent calls. */
async function findMailed(
  { manager }: Pick<Transaction, "manager">,
  { kind, aboutId, isOnce }: News,
  keys: string[],
): Promise<Set<string>> {
  if (!isOnce || !aboutId) return new Set();
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`news:${kind}:${aboutId}`]);
  const rows = await manager.query<{ key: string }[]>(MAILED, [aboutId, kind, keys]);
  return new Set(rows.map(({ key }) => key));
}

export async function mailGuests(
  { manager, services }: Transaction<NotifyServices>,
  news: News,
  given: Guest[],
): Promise<void> {
  if (KINDS[news.kind].byDefault === EmailMode.NEVER) return;
  const byKey = new Map(given.map((guest) => [emailKey(guest.email), guest]));
  const mailed = await findMailed({ manager }, news, [...byKey.keys()]);
  const guests = [...byKey]
    .filter(([key]) => !mailed.has(key))
    .map(([, guest]) => ({ guest, addressKey: addressKeyOf(services, guest.email) }));
  const hashes = guests.map(({ addressKey }) => addressKey);
  const optOuts = await readOptOuts(manager, news.kind, hashes);
  const emails = guests
    .filter(({ addressKey }) => !optOuts.has(addressKey))
    .map(({ guest, addressKey }) =>
      newsEmail(news, guest, unsubscribeSeed({ addressKey, topic: news.kind })),
    );
  await queueEmails({ manager, services }, emails);
}
