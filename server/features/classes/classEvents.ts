import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { paths } from "../../../shared/paths";
import { sentence } from "../../core/text/sentence";
import { groupBy } from "../../platform/loaders";
import { Bootcamp, BOOTCAMP_ID } from "../workshops/bootcamp/bootcamp.entity";
import type { CalendarEvent } from "../workshops/writeCalendarFile";
import { nameOfBatch } from "../learning/nameOfBatch";
import { nameOfRun } from "./classParent";
import { ClassSession } from "./classSession.entity";
import { endsAt } from "./classWindow";

const UID = "class-";

export function isClass(uid: string): boolean {
  return uid.startsWith(UID);
}

function eventOf(session: ClassSession, bootcamp: Bootcamp | null): CalendarEvent {
  const { id, version, title, startsAt, teacherName, batch, run, createdAt, cancelledAt } = session;
  const about = batch ? nameOfBatch(batch) : run && nameOfRun(run, bootcamp);
  return {
    uid: UID + id,
    sequence: version - 1,
    stampedAt: createdAt,
    startsAt,
    endsAt: endsAt(session),
    summary: `${title}, ${about}`,
    location: "Online",
    description: [teacherName && sentence(`With ${teacherName}`), "Join from the learning portal."]
      .filter(Boolean)
      .join(" "),
    path: paths.classes,
    isCancelled: cancelledAt !== null,
  };
}

/**
 * The newest classes of these batches and runs by the parent's id, in the order of time.
 * The link of the meeting is not in them: it opens ten minutes before, and records who came.
 */
export async function findClassEvents(
  manager: EntityManager,
  parentIds: readonly string[],
  limit: number,
): Promise<Map<string, CalendarEvent[]>> {
  const ids = In([...parentIds]);
  const sessions = await manager.find(ClassSession, {
    where: [{ batchId: ids }, { runId: ids }],
    relations: { batch: { course: true }, run: { workshop: true, season: true } },
    order: { startsAt: "DESC", id: "ASC" },
    take: limit,
  });
  const hasSeason = sessions.some(({ run }) => run?.season);
  const bootcamp = hasSeason ? await manager.findOneBy(Bootcamp, { id: BOOTCAMP_ID }) : null;
  const groups = groupBy(sessions.toReversed(), ({ batchId, runId }) => batchId ?? runId ?? "");
  return new Map([...groups].map(([id, of]) => [id, of.map((session) => eventOf(session, bootcamp))]));
}
