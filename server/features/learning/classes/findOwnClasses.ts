import { In } from "typeorm";
import type { Page, PageArgs } from "../../../core/paging/connection";
import { newestPage } from "../../../core/paging/keysetPage";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { HOUR_MS } from "../../../core/clock";
import { ClassSession } from "./classSession.entity";
import { GRACE_MINUTES } from "./classWindow";

/** Longer than any class with its grace, so that the index finds those that are not over. */
const LONGEST_MS = 9 * HOUR_MS;

/** The batches that the learner has access to; open ones once they have opened a lesson. */
const OWN_BATCHES = `
  SELECT b.id FROM batches b JOIN courses c ON c.id = b.course_id AND c.is_published
  WHERE b.id IN (
    SELECT batch_id FROM batch_accesses WHERE user_id = $1
    UNION
    SELECT r.batch_id FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
      JOIN batches o ON o.id = r.batch_id AND o.access = 'OPEN' WHERE p.user_id = $1
  )`;

const UPCOMING = `
  SELECT s.id FROM class_sessions s
  WHERE (s.batch_id IN (${OWN_BATCHES}) OR s.run_id = ANY($2)) AND s.starts_at > $3
    AND s.starts_at + make_interval(mins => s.minutes + ${GRACE_MINUTES}) > $4
  ORDER BY s.starts_at, s.id LIMIT $5`;

async function findOwn(context: Context) {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  return { userId, manager, runIds: await context.runSeats.runIdsOf(manager, userId) };
}

/** The next first, with cancelled ones. */
export async function findUpcomingClasses(context: Context, first: number): Promise<ClassSession[]> {
  const { userId, manager, runIds } = await findOwn(context);
  const now = context.clock.now();
  const since = new Date(now.getTime() - LONGEST_MS);
  const rows = await manager.query<{ id: string }[]>(UPCOMING, [userId, runIds, since, now, first]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return manager.find(ClassSession, { where: { id: In(ids) }, order: { startsAt: "ASC", id: "ASC" } });
}

/** The newest first. */
export async function findPastClasses(context: Context, page: PageArgs): Promise<Page<ClassSession>> {
  const { userId, manager, runIds } = await findOwn(context);
  const batchIds = await manager.query<{ id: string }[]>(OWN_BATCHES, [userId]);
  const query = manager
    .createQueryBuilder(ClassSession, "session")
    .where("(session.batchId = ANY(:batchIds) OR session.runId = ANY(:runIds))", {
      batchIds: batchIds.map(({ id }) => id),
      runIds,
    })
    .andWhere(`session.startsAt + make_interval(mins => session.minutes + ${GRACE_MINUTES}) <= :now`, {
      now: context.clock.now(),
    });
  return newestPage(query, "startsAt", page);
}
