import type { EntityManager } from "typeorm";
import { hashToken } from "../auth/sessions";
import type { Batch } from "../learning/batch.entity";
import { BatchAccess } from "../learning/batchAccess.entity";
import type { BootcampSeason } from "../workshops/bootcampSeason.entity";
import { eventsOf } from "../workshops/writeCalendar";
import type { CalendarEvent } from "../workshops/writeCalendarFile";
import { escapeText, writeCalendarFile } from "../workshops/writeCalendarFile";
import { CalendarFeed } from "./calendarFeed.entity";
import { Registration, RegistrationState } from "./registration.entity";

/** The newest; nobody visits more. */
const MOST = 200;

function seasonEvents(season: BootcampSeason): CalendarEvent[] {
  if (!season.startsAt) return [];
  return [
    {
      uid: `season-${season.id}`,
      sequence: season.version - 1,
      stampedAt: season.createdAt,
      startsAt: season.startsAt,
      summary: `${season.title} begins`,
      description: season.tagline,
    },
  ];
}

/** The first and the last day: whole weeks of a calendar are not to be covered. */
function batchEvents(batch: Batch): CalendarEvent[] {
  const { id, startsOn, endsOn, scheduleText, course, version, createdAt } = batch;
  const name = `${course.name}, ${batch.name}`;
  const common = { sequence: version - 1, stampedAt: createdAt, description: scheduleText ?? undefined };
  const first = { ...common, uid: `batch-${id}-first`, summary: `${name} begins` };
  const last = { ...common, uid: `batch-${id}-last`, summary: `${name}: last day` };
  return [
    ...(startsOn ? [{ ...first, startsAt: startsOn }] : []),
    ...(endsOn ? [{ ...last, startsAt: endsOn }] : []),
  ];
}

/** What somebody has a confirmed place in, and the batches that are open to them; what was cancelled is gone. */
async function findEvents(manager: EntityManager, userId: string): Promise<CalendarEvent[]> {
  const registrations = await manager.find(Registration, {
    where: { userId, state: RegistrationState.CONFIRMED },
    relations: { workshop: true, season: true },
    order: { createdAt: "DESC", id: "ASC" },
    take: MOST,
  });
  const accesses = await manager.find(BatchAccess, {
    where: { userId, batch: { course: { isPublished: true } } },
    relations: { batch: { course: true } },
    order: { grantedAt: "DESC", id: "ASC" },
    take: MOST,
  });
  return [
    ...registrations.flatMap(({ workshop }) => (workshop ? eventsOf(workshop, workshop.createdAt) : [])),
    ...registrations.flatMap(({ season }) => (season ? seasonEvents(season) : [])),
    ...accesses.flatMap(({ batch }) => batchEvents(batch)),
  ];
}

/** The calendar with this token in its address; null where there is none (any more). The same until something in it changes. */
export async function writeOwnCalendar(
  manager: EntityManager,
  token: string,
  academyName: string,
): Promise<string | null> {
  const feed = await manager.findOneBy(CalendarFeed, { tokenHash: hashToken(token) });
  if (!feed) return null;
  return writeCalendarFile({
    product: "Learner",
    head: [`X-WR-CALNAME:${escapeText(academyName)}`, "X-WR-TIMEZONE:Asia/Kolkata"],
    events: await findEvents(manager, feed.userId),
  });
}
