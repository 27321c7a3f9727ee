import { In } from "typeorm";
import type { Context } from "../../platform/context";
import { defineLoader, groupBy, indexBy } from "../../platform/loaders";
import { Bootcamp, BOOTCAMP_ID } from "../workshops/bootcamp/bootcamp.entity";
import { Run } from "../workshops/runs/run.entity";
import { Reference } from "../learning/reference.entity";
import { PRESENT, ClassAttendance } from "./attendance/classAttendance.entity";
import { ClassSession } from "./classSession.entity";

const BY_START = { startsAt: "ASC", id: "ASC" } as const;

/** The caller must have authorized these batches. */
export const classesByBatch = defineLoader(async ({ dataSource }, ids) => {
  const where = { batchId: In([...ids]) };
  const sessions = await dataSource.manager.find(ClassSession, { where, order: BY_START });
  return groupBy(sessions, ({ batchId }) => batchId ?? "");
});

export const classesByRun = defineLoader(async ({ dataSource }, ids) => {
  const where = { runId: In([...ids]) };
  const sessions = await dataSource.manager.find(ClassSession, { where, order: BY_START });
  return groupBy(sessions, ({ runId }) => runId ?? "");
});

export const runById = defineLoader(async ({ dataSource }, ids) => {
  const relations = { workshop: true, season: true };
  const runs = await dataSource.manager.find(Run, { where: { id: In([...ids]) }, relations });
  return indexBy(runs, ({ id }) => id);
});

/** The caller must have authorized the batch. */
export const recordingById = defineLoader(async ({ dataSource }, ids) => {
  return indexBy(await dataSource.manager.findBy(Reference, { id: In([...ids]) }), ({ id }) => id);
});

export const ownAttendanceByClass = defineLoader(async (context, sessionIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, ClassAttendance>();
  const where = { userId: actor.userId, sessionId: In([...sessionIds]) };
  const rows = await context.dataSource.manager.findBy(ClassAttendance, where);
  return indexBy(rows, ({ sessionId }) => sessionId);
});

export const presentCountByClass = defineLoader(async ({ dataSource }, sessionIds) => {
  const rows = await dataSource.manager.query<{ session_id: string; count: number }[]>(
    `SELECT a.session_id, count(*)::int AS count FROM class_attendances a
     WHERE a.session_id = ANY($1) AND ${PRESENT} GROUP BY a.session_id`,
    [sessionIds],
  );
  return new Map(rows.map((row) => [row.session_id, row.count]));
});

const bootcampById = defineLoader(async ({ dataSource }, ids) => {
  const bootcamps = await dataSource.manager.findBy(Bootcamp, { id: In([...ids]) });
  return indexBy(bootcamps, ({ id }) => id);
});

/** Names a season; null for the run of a workshop. */
export async function bootcampOf(context: Context, { seasonId }: Run): Promise<Bootcamp | null> {
  return (seasonId && (await bootcampById(context).load(BOOTCAMP_ID))) || null;
}
