import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { paths } from "../../../../shared/paths";
import { DAY_MS, HOUR_MS } from "../../../core/clock";
import { momentInIndia } from "../../../core/timeInIndia";
import type { Services } from "../../../platform/context";
import { NotificationKind } from "../../../platform/notifications/notificationKinds";
import { notify } from "../../../platform/notifications/notify";
import type { Transaction } from "../../../platform/transaction";
import { findClassReaders } from "./classPeople";
import { ClassSession } from "../classSession.entity";

interface Reminder {
  kind: NotificationKind;
  column: "day_reminder_for" | "hour_reminder_for";
  /** How long before the start it is sent, at most and at least. */
  fromMs: number;
  untilMs: number;
  when: string;
}

const REMINDERS: Reminder[] = [
  // A class that was added later than this has the other reminder only.
  {
    kind: NotificationKind.CLASS_TOMORROW,
    column: "day_reminder_for",
    fromMs: DAY_MS,
    untilMs: 2 * HOUR_MS,
    when: "Live class",
  },
  {
    kind: NotificationKind.CLASS_SOON,
    column: "hour_reminder_for",
    fromMs: HOUR_MS,
    untilMs: 0,
    when: "Live class soon",
  },
];

const MAX_AT_ONCE = 20;

/** Decides by itself which reminders are due, so that a second run finds none. */
function takeSql(column: Reminder["column"]): string {
  return `
    UPDATE class_sessions SET ${column} = starts_at WHERE id IN (
      SELECT id FROM class_sessions
      WHERE starts_at > $1 AND starts_at <= $2 AND cancelled_at IS NULL AND ${column} IS DISTINCT FROM starts_at
      ORDER BY starts_at, id LIMIT ${MAX_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING id`;
}

async function takeDue(
  manager: EntityManager,
  { column, fromMs, untilMs }: Reminder,
  now: Date,
): Promise<ClassSession[]> {
  const [first, last] = [untilMs, fromMs].map((ms) => new Date(now.getTime() + ms));
  const [rows] = await manager.query<[{ id: string }[], number]>(takeSql(column), [first, last]);
  const relations = { batch: { course: true } };
  return manager.find(ClassSession, { where: { id: In(rows.map(({ id }) => id)) }, relations });
}

async function remind(
  { manager, services }: Transaction<Services>,
  session: ClassSession,
  { kind, when }: Reminder,
): Promise<void> {
  const { id: aboutId, batch, title, startsAt, teacherName } = session;
  if (batch && !batch.course.isPublished) return;
  const { accountIds: recipients, guests } = await findClassReaders(manager, services, session);
  const teacher = teacherName ? `With ${teacherName}. ` : "";
  await notify(
    { manager, services },
    {
      ...{ kind, recipients, guests, aboutId },
      title: `${when}: ${title}, ${momentInIndia(startsAt)}`,
      text: `${teacher}The room opens 10 minutes before the start.`,
      path: paths.classes,
    },
  );
}

/** A page of due reminders and their notifications in one transaction; returns whether more may follow. */
async function remindSome(services: Services, reminder: Reminder): Promise<boolean> {
  return services.dataSource.transaction(async (manager) => {
    const due = await takeDue(manager, reminder, services.clock.now());
    for (const session of due) await remind({ manager, services }, session, reminder);
    return due.length === MAX_AT_ONCE;
  });
}

export async function remindOfClasses(services: Services): Promise<void> {
  for (const reminder of REMINDERS) while (await remindSome(services, reminder));
}
