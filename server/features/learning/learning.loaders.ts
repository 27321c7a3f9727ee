import type { DataSource, FindOptionsSelect } from "typeorm";
import { In } from "typeorm";
import type { JsonRow } from "../../database/rowJson";
import { groupBy, indexBy, defineLoader } from "../../platform/loaders";
import { User } from "../auth/user.entity";
import { Course } from "../catalog/course.entity";
import { Batch } from "./batch.entity";
import { BatchAccess } from "./access/batchAccess.entity";
import { lessonRow } from "./portal/lessonRow";
import { Reference } from "./reference.entity";
import { LessonProgress, doneSql } from "./lessonProgress.entity";

const IN_ORDER = { position: "ASC", id: "ASC" } as const;

export const courseById = defineLoader(async ({ dataSource }, ids) => {
  const courses = await dataSource.manager.findBy(Course, { id: In([...ids]) });
  return indexBy(courses, (course) => course.id);
});

export const batchById = defineLoader(async ({ dataSource }, ids) => {
  const batches = await dataSource.manager.findBy(Batch, { id: In([...ids]) });
  return indexBy(batches, (batch) => batch.id);
});

export const batchesByCourse = defineLoader(async ({ dataSource }, courseIds) => {
  const batches = await dataSource.manager.find(Batch, {
    where: { courseId: In([...courseIds]) },
    order: IN_ORDER,
  });
  return groupBy(batches, (batch) => batch.courseId);
});

/** Texts are long, and read by `lessonTextById` where one is shown. */
function withoutText(dataSource: DataSource): FindOptionsSelect<Reference> {
  const { columns } = dataSource.getMetadata(Reference);
  const names = columns.map(({ propertyName }) => propertyName).filter((name) => name !== "text");
  return Object.fromEntries(names.map((name) => [name, true]));
}

export const lessonTextById = defineLoader(async ({ dataSource }, ids) => {
  const select = { id: true, text: true } as const;
  const lessons = await dataSource.manager.find(Reference, { select, where: { id: In([...ids]) } });
  return new Map(lessons.map(({ id, text }) => [id, text]));
});

/** The caller must have authorized these batches. */
export const referencesByBatch = defineLoader(async ({ dataSource }, batchIds) => {
  const where = { batchId: In([...batchIds]) };
  const select = withoutText(dataSource);
  const references = await dataSource.manager.find(Reference, { select, where, order: IN_ORDER });
  return groupBy(references, (reference) => reference.batchId);
});

export const outlineByBatch = defineLoader(async ({ dataSource }, batchIds) => {
  const references = await dataSource.manager.find(Reference, {
    select: { batchId: true, kind: true, title: true, durationText: true },
    where: { batchId: In([...batchIds]) },
    order: IN_ORDER,
  });
  return groupBy(references, (reference) => reference.batchId);
});

export const referenceCountByBatch = defineLoader(async ({ dataSource }, batchIds) => {
  const rows: { batch_id: string; count: number }[] = await dataSource.manager.query(
    `SELECT batch_id, count(*)::int AS count FROM batch_references
     WHERE batch_id = ANY($1) AND removed_at IS NULL GROUP BY batch_id`,
    [batchIds],
  );
  return new Map(rows.map((row) => [row.batch_id, row.count]));
});

export const learnedPeopleByBatch = defineLoader(async ({ dataSource }, batchIds) => {
  const rows: { batch_id: string; count: number }[] = await dataSource.manager.query(
    `SELECT r.batch_id, count(DISTINCT p.user_id)::int AS count
     FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
     WHERE r.batch_id = ANY($1) GROUP BY r.batch_id`,
    [batchIds],
  );
  return new Map(rows.map((row) => [row.batch_id, row.count]));
});

export const ownAccessByBatch = defineLoader(async (context, batchIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, BatchAccess>();
  const where = { userId: actor.userId, batchId: In([...batchIds]) };
  return indexBy(await context.dataSource.manager.findBy(BatchAccess, where), (access) => access.batchId);
});

export const ownProgressByReference = defineLoader(async (context, referenceIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, LessonProgress>();
  const where = { userId: actor.userId, referenceId: In([...referenceIds]) };
  const progress = await context.dataSource.manager.findBy(LessonProgress, where);
  return indexBy(progress, ({ referenceId }) => referenceId);
});

export const ownDoneCountByBatch = defineLoader(async (context, batchIds) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, number>();
  const rows: { batch_id: string; count: number }[] = await context.dataSource.manager.query(
    `SELECT r.batch_id, count(*)::int AS count
     FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
     WHERE p.user_id = $1 AND r.batch_id = ANY($2) AND r.removed_at IS NULL
       AND ${doneSql("p")}
     GROUP BY r.batch_id`,
    [actor.userId, batchIds],
  );
  return new Map(rows.map((row) => [row.batch_id, row.count]));
});

export const userById = defineLoader(async ({ dataSource }, ids) => {
  return indexBy(await dataSource.manager.findBy(User, { id: In([...ids]) }), (user) => user.id);
});

/** With the viewer's progress. The caller must have authorized these batches. */
export const lastOpenedByBatch = defineLoader(async (context, batchIds) => {
  const { dataSource } = context;
  const actor = await context.actor();
  if (!actor) return new Map<string, Reference>();
  const row = lessonRow(dataSource);
  const rows = await dataSource.query<{ lesson: JsonRow }[]>(
    `SELECT DISTINCT ON (r.batch_id) ${row.sql("r")} AS lesson
     FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
     WHERE p.user_id = $1 AND r.batch_id = ANY($2) AND r.removed_at IS NULL
     ORDER BY r.batch_id, p.viewed_at DESC`,
    [actor.userId, batchIds],
  );
  const lessons = rows.map(({ lesson }) => row.revive(lesson));
  return indexBy(lessons, (reference) => reference.batchId);
});
