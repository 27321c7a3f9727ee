import type { EntityManager } from "typeorm";
import { DAY_MS, HOUR_MS } from "../../core/clock";
import { isoDayInIndia, startOfDayInIndia } from "../../core/timeInIndia";
import type { Services } from "../context";
import type { Email } from "../mail/queueEmail";
import { queueEmails } from "../mail/queueEmail";
import type { Contact } from "../people";
import { DAILY_TOPIC, unsubscribeSeed } from "./unsubscribeSeed";

const AT_HOUR = 7;
const PEOPLE_AT_ONCE = 200;
const MAX_LINES = 20;

type DigestServices = Pick<Services, "dataSource" | "clock" | "jobs" | "people">;

interface Taken {
  userId: string;
  title: string;
  readAt: Date | null;
}

/** The latest 7:00 am in India. A run at any other time sends only what was due by then. */
function dueAt(now: Date): Date {
  const today = new Date(startOfDayInIndia(isoDayInIndia(now)).getTime() + AT_HOUR * HOUR_MS);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
}

const TAKE = `
  WITH people AS (
    SELECT DISTINCT user_id FROM notifications WHERE is_for_digest AND created_at < $1
    ORDER BY user_id LIMIT ${PEOPLE_AT_ONCE}
  ), taken AS (
    UPDATE notifications SET is_for_digest = false FROM people
    WHERE notifications.user_id = people.user_id AND is_for_digest AND created_at < $1
    RETURNING notifications.user_id, title, read_at, created_at
  )
  SELECT user_id AS "userId", title, read_at AS "readAt" FROM taken ORDER BY created_at`;

function linesOf(titles: string[]): string {
  const rest = titles.length - MAX_LINES;
  const shown = titles.slice(0, MAX_LINES).map((title) => `• ${title}`);
  return [...shown, ...(rest > 0 ? [`… and ${rest} more`] : [])].join("\n");
}

function digestEmail({ id, name, email }: Contact, titles: string[]): Email {
  const [first = ""] = titles;
  const subject = titles.length === 1 ? first : `${titles.length} new for you: ${first} …`;
  return {
    kind: "dailySummary",
    to: email,
    subject,
    paragraphs: [`Hello ${name},`, "New since our last summary:", linesOf(titles)],
    action: { label: "See all", path: "/notifications" },
    unsubscribeSeed: unsubscribeSeed({ userId: id, topic: DAILY_TOPIC }),
  };
}

/** Each notification is in one digest at most: taking it and queueing the e-mail is one transaction. */
async function sendSome(manager: EntityManager, services: DigestServices, due: Date): Promise<number> {
  // One process at a time, so that nobody gets two.
  await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('digests', 0))");
  const taken = await manager.query<Taken[]>(TAKE, [due]);
  const unread = taken.filter(({ readAt }) => readAt === null);
  const titles = new Map<string, string[]>();
  for (const { userId, title } of unread) titles.set(userId, [...(titles.get(userId) ?? []), title]);
  const contacts = await services.people.holdContacts(manager, [...titles.keys()]);
  const emails = contacts
    .filter(({ isVerified }) => isVerified)
    .map((contact) => digestEmail(contact, titles.get(contact.id) ?? []));
  await queueEmails({ manager, services }, emails);
  return taken.length;
}

export async function sendDigests(services: DigestServices): Promise<void> {
  const due = dueAt(services.clock.now());
  let taken: number;
  do taken = await services.dataSource.transaction((manager) => sendSome(manager, services, due));
  while (taken > 0);
}
