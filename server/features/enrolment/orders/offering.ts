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
import { nameOfSeason } from "../offerings/nameOfSeason";
import { whenOfBatch, whenOfSessions } from "../offerings/offeringDates";
import { batchEvents, seasonEvents } from "../seats/offeringEvents";

export enum OfferingKind {
  WORKSHOP = "WORKSHOP",
  SEASON = "SEASON",
  BATCH = "BATCH",
  /** Sold by its pay link: its price can be asked, a place in it is a place in one of its batches. */
  COURSE = "COURSE",
}

registerEnumType(OfferingKind, {
  name: "OfferingKind",
  description: "What people register for, or pay for.",
});

/** A run of a workshop or season, a batch or a course. */
export interface OfferingKey {
  kind: OfferingKind;
  id: string;
}

/** As the API and its pages name it: a workshop or season stands for the run that its page shows. */
export interface PublicOfferingKey {
  kind: OfferingKind;
  offeringId: string;
}

/** One shape for whatever is sold. */
export interface Offering extends OfferingKey, PublicOfferingKey {
  /** With the run's date: "Power BI Workshop, 9 Dec 2026". */
  title: string;
  /** Its part in an address: a workshop's own, a batch's course's; a season has none. */
  slug: string | null;
  /** Null where it is not sold. */
  priceRupees: number | null;
  startsAt: Date | null;
  /** From when on a person who registers joins late: the first session, or the end of a batch's first day. */
  lateFrom: Date | null;
  /** When its last session or day ends; null where that is not known, as of a season. */
  endsAt: Date | null;
  /** Whether somebody may register now. */
  isOpen: boolean;
  /** Whether nobody can join it any more: its last day is behind us, or a season has begun. Never where no such day is known. */
  isOver: boolean;
  /** Whether somebody new would have to wait. */
  isFull: boolean;
  /** Its days and hours: "Wed, 9 Dec 2026 to Tue, 15 Dec 2026, 8:00 pm to 9:30 pm IST each day". */
  when: string | null;
  /** "Live on Zoom". */
  place: string | null;
  /** A batch's hours, in words of staff's. */
  scheduleText: string | null;
  /** For those with a confirmed place, and staff. */
  groupLink: string | null;
  /** The course that a coupon would have to be for. */
  courseId: string | null;
  /** What a calendar holds of it, written at this moment; nothing where no date is set. */
  eventsAt: (stampedAt: Date) => CalendarEvent[];
}

function isFull({ seats, seatsTaken }: { seats: number | null; seatsTaken: number }): boolean {
  return seats !== null && seatsTaken >= seats;
}

/** "Power BI Workshop, 9 Dec 2026". */
export function titleOf(name: string, { startsAt }: { startsAt: Date | null }): string {
  return startsAt ? `${name}, ${dateInIndia(startsAt)}` : name;
}

/** What is the same of every run. */
function partsOf(kind: OfferingKind, run: Omit<Run, "workshop" | "season">) {
  const { id, startsAt, whatsAppGroupLink } = run;
  return {
    kind,
    id,
    startsAt,
    lateFrom: startsAt,
    isFull: isFull(run),
    scheduleText: null,
    groupLink: whatsAppGroupLink,
    courseId: null,
  };
}

type Read = (manager: EntityManager, ids: readonly string[], now: Date) => Promise<Offering[]>;

/** Where the bootcamp and the batches of courses take place; a workshop names its place. */
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
      when: whenOfSessions(sessionsOf(run.startsAt, workshop)),
      place: workshop.place,
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

/** When this day ends in India. */
function endOfDay(day: string | null): Date | null {
  return day === null ? null : new Date(startOfDayInIndia(day).getTime() + DAY_MS);
}

/** Whether its last session or day is over. */
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
    endsAt: null,
    isOpen: course.isPublished && course.priceRupees !== null,
    isOver: false,
    isFull: false,
    when: null,
    place: null,
    scheduleText: null,
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

/** What this key sells now: of a workshop or season, the run that its page shows. */
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
