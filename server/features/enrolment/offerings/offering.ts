import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { registerEnumType } from "type-graphql";
import { DAY_MS } from "../../../core/clock";
import { dateInIndia, momentInIndia, startOfDayInIndia } from "../../../core/timeInIndia";
import { Course } from "../../catalog/course.entity";
import { Batch, BatchAccessKind } from "../../learning/batch.entity";
import { Bootcamp, BOOTCAMP_ID } from "../../workshops/bootcamp/bootcamp.entity";
import { takesRegistrations } from "../../workshops/bootcamp/bootcamp.policy";
import { Run } from "../../workshops/runs/run.entity";
import { findVisibleRuns, hasStarted } from "../../workshops/runs/visibleRun";
import { endOf, sessionsOf } from "../../workshops/workshopDates";
import { eventsOf } from "../../workshops/writeCalendar";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";
import { nameOfSeason } from "../../workshops/bootcamp/nameOfSeason";
import { scheduledAfter, whenOfBatch, whenOfSessions } from "./offeringDates";
import { batchEvents, seasonEvents } from "./offeringEvents";

export enum OfferingKind {
  WORKSHOP = "WORKSHOP",
  SEASON = "SEASON",
  BATCH = "BATCH",
  /** Sold by pay link; a seat in it is a seat in one of its batches. */
  COURSE = "COURSE",
}

registerEnumType(OfferingKind, {
  name: "OfferingKind",
  description: "What people register for, or pay for.",
});

export interface OfferingKey {
  kind: OfferingKind;
  id: string;
}

/** The API's key: a workshop or season means the run on its page. */
export interface PublicOfferingKey {
  kind: OfferingKind;
  offeringId: string;
}

export interface Offering extends OfferingKey, PublicOfferingKey {
  /** Includes the run's date: "Power BI Workshop, 9 Dec 2026". */
  title: string;
  /** URL slug of the workshop or the batch's course; a season has none. */
  slug: string | null;
  priceRupees: number | null;
  startsAt: Date | null;
  /** Registering later means joining late: the first session, or the end of a batch's first day. */
  lateFrom: Date | null;
  /** When each session starts; empty if only days are known. */
  sessionStarts: Date[];
  /** End of the last session or day; null if unknown, as for a season. */
  endsAt: Date | null;
  isOpen: boolean;
  /** Too late to join: the last day is over, or a season has begun. False without dates. */
  isOver: boolean;
  /** Whether new people join the waiting list. */
  isFull: boolean;
  /** "Wed, 9 Dec 2026 to Tue, 15 Dec 2026, 8:00 pm to 9:30 pm IST each day". */
  when: string | null;
  place: string | null;
  /** A batch's hours, as staff wrote them. */
  scheduleText: string | null;
  /** The first class after a moment by a batch's dates and schedule; null if they do not say it. */
  scheduledAfter: (moment: Date) => Date | null;
  /** What to have ready before the first class; null once it is over. */
  prepareText: string | null;
  /** Only for people with a confirmed seat, and staff. */
  groupLink: string | null;
  /** The course that a coupon must include. */
  courseId: string | null;
  /** Calendar events; empty without dates. */
  eventsAt: (stampedAt: Date) => CalendarEvent[];
}

function isFull({ seats, seatsTaken }: { seats: number | null; seatsTaken: number }): boolean {
  return seats !== null && seatsTaken >= seats;
}

export function titleOf(name: string, { startsAt }: { startsAt: Date | null }): string {
  return startsAt ? `${name}, ${dateInIndia(startsAt)}` : name;
}

function partsOf(kind: OfferingKind, run: Omit<Run, "workshop" | "season">) {
  const { id, startsAt, whatsAppGroupLink } = run;
  return {
    kind,
    id,
    startsAt,
    lateFrom: startsAt,
    sessionStarts: [],
    isFull: isFull(run),
    scheduleText: null,
    scheduledAfter: () => null,
    prepareText: null,
    groupLink: whatsAppGroupLink,
    courseId: null,
  };
}

type Read = (manager: EntityManager, ids: readonly string[], now: Date) => Promise<Offering[]>;

const ONLINE = "Online";

const readWorkshopRuns: Read = async (manager, ids, now) => {
  const runs = await manager.find(Run, { where: { id: In([...ids]) }, relations: { workshop: true } });
  return runs.flatMap(({ workshop, ...run }) => {
    if (!workshop || !run.startsAt) return [];
    const endsAt = endOf(run.startsAt, workshop);
    const isOver = endsAt <= now;
    return {
      ...partsOf(OfferingKind.WORKSHOP, run),
      offeringId: workshop.id,
      title: titleOf(workshop.name, run),
      slug: workshop.slug,
      priceRupees: workshop.priceRupees,
      sessionStarts: sessionsOf(run.startsAt, workshop).map((session) => session.startsAt),
      when: whenOfSessions(sessionsOf(run.startsAt, workshop)),
      place: workshop.place,
      prepareText: isOver ? null : workshop.prepareText,
      endsAt,
      isOpen: workshop.isPublished && !isOver,
      isOver,
      eventsAt: (stampedAt) => eventsOf({ ...run, workshop }, workshop, stampedAt),
    };
  });
};

const readSeasonRuns: Read = async (manager, ids, now) => {
  const runs = await manager.find(Run, { where: { id: In([...ids]) }, relations: { season: true } });
  const bootcamp = await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID });
  return runs.flatMap(({ season, ...run }) => {
    if (!season) return [];
    const name = nameOfSeason(bootcamp, season);
    return {
      ...partsOf(OfferingKind.SEASON, run),
      offeringId: season.id,
      title: titleOf(name, run),
      slug: null,
      priceRupees: season.priceRupees,
      when: run.startsAt && `Starts ${momentInIndia(run.startsAt)}`,
      place: ONLINE,
      endsAt: null,
      isOpen: Boolean(bootcamp?.isPublished) && season.isPublished && takesRegistrations(season, run, now),
      isOver: hasStarted(run, now),
      eventsAt: (stampedAt) => seasonEvents({ ...run, season }, season, { name, stampedAt }),
    };
  });
};

/** A seat is worth nothing any more. */
export function isLastSessionOn({ sessionStarts }: Pick<Offering, "sessionStarts">, now: Date): boolean {
  const last = sessionStarts.at(-1);
  return last !== undefined && last <= now;
}

function endOfDay(day: string | null): Date | null {
  return day === null ? null : new Date(startOfDayInIndia(day).getTime() + DAY_MS);
}

export function hasEnded(offering: Pick<Offering, "endsAt"> | null | undefined, now: Date): boolean {
  return Boolean(offering?.endsAt && offering.endsAt <= now);
}

const readBatches: Read = async (manager, ids, now) => {
  const batches = await manager.find(Batch, { where: { id: In([...ids]) }, relations: { course: true } });
  return batches.map(({ course, ...batch }) => {
    const endsAt = endOfDay(batch.endsOn);
    const isOver = hasEnded({ endsAt }, now);
    return {
      kind: OfferingKind.BATCH,
      id: batch.id,
      offeringId: batch.id,
      title: `${course.name}, ${batch.name}`,
      slug: course.slug,
      priceRupees: course.priceRupees,
      startsAt: batch.startsOn ? startOfDayInIndia(batch.startsOn) : null,
      lateFrom: endOfDay(batch.startsOn),
      sessionStarts: [],
      endsAt,
      isOpen:
        course.isPublished &&
        course.priceRupees !== null &&
        batch.access === BatchAccessKind.SECRET_CODE &&
        !batch.isClosed &&
        !isOver,
      isOver,
      isFull: isFull(batch),
      when: whenOfBatch(batch),
      place: ONLINE,
      scheduleText: batch.scheduleText,
      scheduledAfter: (moment) => scheduledAfter(batch, moment),
      prepareText: isOver ? null : course.prepareText,
      groupLink: batch.whatsAppGroupLink,
      courseId: course.id,
      eventsAt: (stampedAt) => batchEvents({ ...batch, course }, stampedAt),
    };
  });
};

const readCourses: Read = async (manager, ids) => {
  const courses = await manager.findBy(Course, { id: In([...ids]) });
  return courses.map((course) => ({
    kind: OfferingKind.COURSE,
    id: course.id,
    offeringId: course.id,
    title: course.name,
    slug: course.slug,
    priceRupees: course.priceRupees,
    startsAt: null,
    lateFrom: null,
    sessionStarts: [],
    endsAt: null,
    isOpen: course.isPublished && course.priceRupees !== null,
    isOver: false,
    isFull: false,
    when: null,
    place: null,
    scheduleText: null,
    scheduledAfter: () => null,
    prepareText: course.prepareText,
    groupLink: null,
    courseId: course.id,
    eventsAt: () => [],
  }));
};

const READS: Record<OfferingKind, Read> = {
  [OfferingKind.WORKSHOP]: readWorkshopRuns,
  [OfferingKind.SEASON]: readSeasonRuns,
  [OfferingKind.BATCH]: readBatches,
  [OfferingKind.COURSE]: readCourses,
};

export async function readOfferings(
  manager: EntityManager,
  { kind, ids }: { kind: OfferingKind; ids: readonly string[] },
  now: Date,
): Promise<Offering[]> {
  return READS[kind](manager, ids, now);
}

export async function findOffering(
  manager: EntityManager,
  { kind, id }: OfferingKey,
  now: Date,
): Promise<Offering | null> {
  return (await readOfferings(manager, { kind, ids: [id] }, now))[0] ?? null;
}

/** The offering on sale; for a workshop or season, the run on its page. */
export async function findOfferingOnSale(
  manager: EntityManager,
  { kind, offeringId }: PublicOfferingKey,
  now: Date,
): Promise<Offering | null> {
  if (kind === OfferingKind.BATCH || kind === OfferingKind.COURSE)
    return findOffering(manager, { kind, id: offeringId }, now);
  const [run] = await findVisibleRuns(manager, [offeringId], now);
  return run ? findOffering(manager, { kind, id: run.id }, now) : null;
}
