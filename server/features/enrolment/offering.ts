import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { registerEnumType } from "type-graphql";
import { Course } from "../catalog/course.entity";
import { Batch, BatchAccessKind } from "../learning/batch.entity";
import { Bootcamp, BOOTCAMP_ID } from "../workshops/bootcamp.entity";
import { takesRegistrations } from "../workshops/bootcamp.policy";
import { BootcampSeason } from "../workshops/bootcampSeason.entity";
import { Workshop } from "../workshops/workshop.entity";
import { endOf } from "../workshops/workshopDates";
import { eventsOf } from "../workshops/writeCalendar";
import type { CalendarEvent } from "../workshops/writeCalendarFile";
import { batchEvents, seasonEvents } from "./offeringEvents";

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

export interface OfferingKey {
  kind: OfferingKind;
  id: string;
}

/** One shape for whatever is sold. */
export interface Offering extends OfferingKey {
  title: string;
  /** Its part in an address: a workshop's own, a batch's course's; a season has none. */
  slug: string | null;
  /** Null where it is not sold. */
  priceRupees: number | null;
  startsAt: Date | null;
  /** Whether somebody may register now. */
  isOpen: boolean;
  /** Whether nobody can join it any more: its last day is behind us, or a season has begun. Never where no such day is known. */
  isOver: boolean;
  /** Whether somebody new would have to wait. */
  isFull: boolean;
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

type Read = (manager: EntityManager, ids: readonly string[], now: Date) => Promise<Offering[]>;

const readWorkshops: Read = async (manager, ids, now) => {
  const workshops = await manager.findBy(Workshop, { id: In([...ids]) });
  return workshops.map((workshop) => ({
    kind: OfferingKind.WORKSHOP,
    id: workshop.id,
    title: workshop.name,
    slug: workshop.slug,
    priceRupees: workshop.priceRupees,
    startsAt: workshop.startsAt,
    isOpen: workshop.isPublished && endOf(workshop) > now,
    isOver: endOf(workshop) <= now,
    isFull: isFull(workshop),
    scheduleText: null,
    groupLink: workshop.whatsAppGroupLink,
    courseId: null,
    eventsAt: (stampedAt) => eventsOf(workshop, stampedAt),
  }));
};

const readSeasons: Read = async (manager, ids, now) => {
  const seasons = await manager.findBy(BootcampSeason, { id: In([...ids]) });
  const hasPage = await manager.existsBy(Bootcamp, { id: BOOTCAMP_ID, isPublished: true });
  return seasons.map((season) => ({
    kind: OfferingKind.SEASON,
    id: season.id,
    title: season.title,
    slug: null,
    priceRupees: season.priceRupees,
    startsAt: season.startsAt,
    isOpen: hasPage && season.isPublished && takesRegistrations(season, now),
    isOver: season.startsAt !== null && season.startsAt <= now,
    isFull: isFull(season),
    scheduleText: null,
    groupLink: season.whatsAppGroupLink,
    courseId: null,
    eventsAt: (stampedAt) => seasonEvents(season, stampedAt),
  }));
};

const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** The day in India, as "2026-11-21". */
function indianDay(now: Date): string {
  return new Date(now.getTime() + INDIA_MS).toISOString().slice(0, 10);
}

function hasEnded({ endsOn }: Pick<Batch, "endsOn">, now: Date): boolean {
  return endsOn !== null && endsOn < indianDay(now);
}

const readBatches: Read = async (manager, ids, now) => {
  const batches = await manager.find(Batch, { where: { id: In([...ids]) }, relations: { course: true } });
  return batches.map(({ course, ...batch }) => ({
    kind: OfferingKind.BATCH,
    id: batch.id,
    title: `${course.name}, ${batch.name}`,
    slug: course.slug,
    priceRupees: course.priceRupees,
    startsAt: batch.startsOn ? new Date(`${batch.startsOn}T00:00:00+05:30`) : null,
    isOpen:
      course.isPublished &&
      course.priceRupees !== null &&
      batch.access === BatchAccessKind.SECRET_CODE &&
      !batch.isClosed &&
      !hasEnded(batch, now),
    isOver: hasEnded(batch, now),
    isFull: isFull(batch),
    scheduleText: batch.scheduleText,
    groupLink: batch.whatsAppGroupLink,
    courseId: course.id,
    eventsAt: (stampedAt) => batchEvents({ ...batch, course }, stampedAt),
  }));
};

const readCourses: Read = async (manager, ids) => {
  const courses = await manager.findBy(Course, { id: In([...ids]) });
  return courses.map((course) => ({
    kind: OfferingKind.COURSE,
    id: course.id,
    title: course.name,
    slug: course.slug,
    priceRupees: course.priceRupees,
    startsAt: null,
    isOpen: course.isPublished && course.priceRupees !== null,
    isOver: false,
    isFull: false,
    scheduleText: null,
    groupLink: null,
    courseId: course.id,
    eventsAt: () => [],
  }));
};

const READS: Record<OfferingKind, Read> = {
  [OfferingKind.WORKSHOP]: readWorkshops,
  [OfferingKind.SEASON]: readSeasons,
  [OfferingKind.BATCH]: readBatches,
  [OfferingKind.COURSE]: readCourses,
};

export async function readOfferings(
  manager: EntityManager,
  kind: OfferingKind,
  ids: readonly string[],
  now: Date,
): Promise<Offering[]> {
  return READS[kind](manager, ids, now);
}

export async function findOffering(
  manager: EntityManager,
  { kind, id }: OfferingKey,
  now: Date,
): Promise<Offering | null> {
  return (await readOfferings(manager, kind, [id], now))[0] ?? null;
}
