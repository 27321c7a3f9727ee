import type { EntityManager } from "typeorm";
import { slugify } from "../../catalog/slugify";
import { findClassEvents, isClass } from "../../classes/classEvents";
import { MAX_CLASSES } from "../../classes/saveClass";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";
import { writeCalendarFile } from "../../workshops/writeCalendarFile";
import type { Services } from "../../../platform/context";
import type { Offering } from "./offering";

interface CalendarText {
  fileName: string;
  content: string;
}

function overlap(one: CalendarEvent, other: CalendarEvent): boolean {
  if (!one.endsAt || !other.endsAt) return false;
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** The live classes of a workshop are its sessions: they replace those that are reckoned from its dates. */
export function withClasses(dates: CalendarEvent[], classes: CalendarEvent[]): CalendarEvent[] {
  const sessions = dates.filter(({ endsAt }) => endsAt);
  const areAll = classes.length >= sessions.length;
  const isReplaced = (event: CalendarEvent) =>
    sessions.includes(event) && (areAll || classes.some((session) => overlap(session, event)));
  return [...dates.filter((event) => !isReplaced(event)), ...classes];
}

export async function findOfferingEvents(
  manager: EntityManager,
  { id, eventsAt }: Offering,
  now: Date,
): Promise<CalendarEvent[]> {
  const classes = (await findClassEvents(manager, [id], MAX_CLASSES)).get(id) ?? [];
  return withClasses(eventsAt(now), classes);
}

interface NextClass {
  title: string;
  startsAt: Date;
  /** If not, it is reckoned from the batch's schedule, and has no page yet. */
  isPlanned: boolean;
}

/** The class that runs or comes next. Without planned ones, a batch's dates and schedule say when the first or next one is. */
export function nextClassOf(
  { title, scheduledAfter }: Pick<Offering, "title" | "scheduledAfter">,
  events: CalendarEvent[],
  now: Date,
): NextClass | null {
  const classes = events.filter(({ uid }) => isClass(uid));
  const next = classes.find(
    ({ startsAt, endsAt, isCancelled }) => new Date(endsAt ?? startsAt) > now && !isCancelled,
  );
  if (next) return { title: next.summary, startsAt: new Date(next.startsAt), isPlanned: true };
  const startsAt = classes.length === 0 ? scheduledAfter(now) : null;
  return startsAt && { title, startsAt, isPlanned: false };
}

export function writeOfferingCalendar(
  { publicOrigin: origin }: Pick<Services, "publicOrigin">,
  { title }: Offering,
  events: CalendarEvent[],
): CalendarText | null {
  if (events.length === 0) return null;
  const content = writeCalendarFile({ product: "Places", head: ["METHOD:PUBLISH"], events, origin });
  return { fileName: `${slugify(title, "calendar")}.ics`, content };
}
