import type { Page, PageArgs } from "../../core/paging/connection";
import { newestPage } from "../../core/paging/keysetPage";
import { signedInActor } from "../../core/requestContext";
import type { Context } from "../../platform/context";
import { perDataSource } from "../../database/perDataSource";
import type { JsonRow } from "../../database/rowJson";
import { rowJson } from "../../database/rowJson";
import { defineOwnRead } from "../../platform/ownReads";
import { courseRow } from "../catalog/courseRow";
import { LEARNING } from "../learning/access/learningSql";
import { Batch } from "../learning/batch.entity";
import { openBatchSql } from "../learning/batch.policy";
import { batchById, courseById } from "../learning/learning.loaders";
import { ClassAttendance } from "./attendance/classAttendance.entity";
import { ownAttendanceByClass } from "./class.loaders";
import { ClassSession } from "./classSession.entity";
import { GRACE_MINUTES } from "./classWindow";

export const MAX_UPCOMING = 50;

/** Longer than any class with its grace, so that the index finds those that are not over. */
const LONGEST = "9 hours";

const OWN_BATCHES = `
  SELECT b.id FROM batches b JOIN courses c ON c.id = b.course_id
  WHERE b.id IN (SELECT batch_id FROM ${LEARNING} learning WHERE user_id = $1)
    AND ${openBatchSql({ batch: "b", course: "c", person: "$1" })}`;

interface UpcomingClass {
  session: JsonRow;
  batch: JsonRow | null;
  course: JsonRow | null;
  attendance: JsonRow | null;
}

const rowsOf = perDataSource((dataSource) => ({
  session: rowJson(dataSource, ClassSession),
  batch: rowJson(dataSource, Batch),
  course: courseRow(dataSource),
  attendance: rowJson(dataSource, ClassAttendance),
}));

const upcomingClasses = defineOwnRead<UpcomingClass>(({ dataSource, runSeats }) => {
  const { session, batch, course, attendance } = rowsOf(dataSource);
  return `
    SELECT ${session.sql("s")} AS session, CASE WHEN b.id IS NOT NULL THEN ${batch.sql("b")} END AS batch,
      CASE WHEN c.id IS NOT NULL THEN ${course.sql("c")} END AS course,
      CASE WHEN a.session_id IS NOT NULL THEN ${attendance.sql("a")} END AS attendance
    FROM class_sessions s
    LEFT JOIN batches b ON b.id = s.batch_id
    LEFT JOIN courses c ON c.id = b.course_id
    LEFT JOIN class_attendances a ON a.session_id = s.id AND a.user_id = $1
    WHERE (s.batch_id IN (${OWN_BATCHES}) OR s.run_id IN (${runSeats.runsOfAccount}))
      AND s.starts_at > $2::timestamptz - interval '${LONGEST}'
      AND s.starts_at + make_interval(mins => s.minutes + ${GRACE_MINUTES}) > $2
    ORDER BY s.starts_at, s.id LIMIT ${MAX_UPCOMING}`;
});

/** The next first, with cancelled ones. */
export async function findUpcomingClasses(context: Context, first: number): Promise<ClassSession[]> {
  const read = rowsOf(context.dataSource);
  const rows = await upcomingClasses(context);
  return rows.slice(0, first).map(({ batch, course, attendance, ...row }) => {
    const session = read.session.revive(row.session);
    const own = attendance ? read.attendance.revive(attendance) : undefined;
    ownAttendanceByClass(context).prime(session.id, own);
    const [ofClass, ofBatch] = [batch && read.batch.revive(batch), course && read.course.revive(course)];
    if (ofClass) batchById(context).prime(ofClass.id, ofClass);
    if (ofBatch) courseById(context).prime(ofBatch.id, ofBatch);
    return session;
  });
}

export async function findOwnRunIds(context: Context): Promise<string[]> {
  const { userId } = await signedInActor(context);
  const { dataSource, runSeats } = context;
  const rows = await dataSource.query<{ id: string }[]>(runSeats.runsOfAccount, [userId]);
  return rows.map(({ id }) => id);
}

/** The newest first. */
export async function findPastClasses(context: Context, page: PageArgs): Promise<Page<ClassSession>> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const batchIds = await manager.query<{ id: string }[]>(OWN_BATCHES, [userId]);
  const query = manager
    .createQueryBuilder(ClassSession, "session")
    .where("(session.batchId = ANY(:batchIds) OR session.runId = ANY(:runIds))", {
      batchIds: batchIds.map(({ id }) => id),
      runIds: await findOwnRunIds(context),
    })
    .andWhere(`session.startsAt + make_interval(mins => session.minutes + ${GRACE_MINUTES}) <= :now`, {
      now: context.clock.now(),
    });
  return newestPage(query, "startsAt", page);
}
