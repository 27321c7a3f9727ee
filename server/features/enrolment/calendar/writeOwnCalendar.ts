import type { EntityManager } from "typeorm";
import { hashToken } from "../../auth/sessions/sessions";
import { BatchAccess } from "../../learning/access/batchAccess.entity";
import { openBatchSql } from "../../learning/batch.policy";
import { findClassEvents } from "../../classes/classEvents";
import { Bootcamp, BOOTCAMP_ID } from "../../workshops/bootcamp/bootcamp.entity";
import type { Run } from "../../workshops/runs/run.entity";
import { eventsOf } from "../../workshops/writeCalendar";
import type { CalendarEvent } from "../../workshops/writeCalendarFile";
import { escapeText, writeCalendarFile } from "../../workshops/writeCalendarFile";
import { CalendarFeed } from "./calendarFeed.entity";
import { nameOfSeason } from "../../workshops/bootcamp/nameOfSeason";
import { withClasses } from "../offerings/writeOfferingCalendar";
import { batchEvents, seasonEvents } from "../offerings/offeringEvents";
import { Registration, RegistrationState } from "../registration/registration.entity";

const MAX_EVENTS = 200;
const MAX_CLASS_EVENTS = 500;

function runEvents(run: Run, bootcamp: Bootcamp | null): CalendarEvent[] {
  const { workshop, season } = run;
  const named = season && { name: nameOfSeason(bootcamp, season), stampedAt: season.createdAt };
  return [
    ...(workshop ? eventsOf(run, workshop, workshop.createdAt) : []),
    ...(season && named ? seasonEvents(run, season, named) : []),
  ];
}

async function findEvents(manager: EntityManager, userId: string): Promise<CalendarEvent[]> {
  const registrations = await manager.find(Registration, {
    where: { userId, state: RegistrationState.CONFIRMED },
    relations: { run: { workshop: true, season: true } },
    order: { createdAt: "DESC", id: "ASC" },
    take: MAX_EVENTS,
  });
  const accesses = await manager
    .createQueryBuilder(BatchAccess, "access")
    .innerJoinAndSelect("access.batch", "batch")
    .innerJoinAndSelect("batch.course", "course")
    .where("access.userId = :userId", { userId })
    .andWhere(openBatchSql({ batch: "batch", course: "course", person: "access.user_id" }))
    .orderBy("access.grantedAt", "DESC")
    .addOrderBy("access.id")
    .take(MAX_EVENTS)
    .getMany();
  const bootcamp = await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID });
  const runs = registrations.flatMap(({ run }) => run ?? []);
  const parents = [...runs, ...accesses.map(({ batch }) => batch)].map(({ id }) => id);
  const classes = await findClassEvents(manager, parents, MAX_CLASS_EVENTS);
  return [
    ...runs.flatMap((run) => withClasses(runEvents(run, bootcamp), classes.get(run.id) ?? [])),
    ...accesses.flatMap(({ batch }) =>
      withClasses(batchEvents(batch, batch.createdAt), classes.get(batch.id) ?? []),
    ),
  ];
}

/** Null if no calendar has this token. The text is stable until an event changes, for caching. */
export async function writeOwnCalendar(
  manager: EntityManager,
  token: string,
  { academyName, origin }: { academyName: string; origin: string },
): Promise<string | null> {
  const feed = await manager.findOneBy(CalendarFeed, { tokenHash: hashToken(token) });
  if (!feed) return null;
  return writeCalendarFile({
    product: "Learner",
    origin,
    head: [`X-WR-CALNAME:${escapeText(academyName)}`, "X-WR-TIMEZONE:Asia/Kolkata"],
    events: await findEvents(manager, feed.userId),
  });
}
