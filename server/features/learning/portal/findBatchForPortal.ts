import { poolOf } from "../../../database/dataSource";
import { perDataSource } from "../../../database/perDataSource";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { defineSharedLoader, indexBy } from "../../../platform/loaders";
import { Course } from "../../catalog/course.entity";
import { canReadCourse } from "../../catalog/course.policy";
import { Batch } from "../batch.entity";
import { canReadReferences } from "../batch.policy";
import { classesByBatch } from "../classes/class.loaders";
import { ClassSession } from "../classes/classSession.entity";
import {
  outlineByBatch,
  ownDoneCountByBatch,
  referenceCountByBatch,
  referencesByBatch,
} from "../learning.loaders";
import { lessonRow } from "./lessonRow";
import { primeBatch } from "./primeBatch";
import type { Reference } from "../reference.entity";

const portalRead = perDataSource((dataSource) => {
  const batch = rowJson(dataSource, Batch);
  const course = rowJson(dataSource, Course);
  const reference = lessonRow(dataSource);
  const session = rowJson(dataSource, ClassSession);
  const classes = `
      COALESCE((SELECT json_agg(${session.sql("s")} ORDER BY s.starts_at, s.id)
        FROM class_sessions s WHERE s.batch_id = b.id), '[]'::json) AS classes,`;
  const textWith = (more: string) => `
    SELECT${more}
      asked.place,
      ${batch.sql("b")} AS batch,
      ${course.sql("c")} AS course,
      a.id AS access_id,
      COALESCE((SELECT json_agg(${reference.sql("r")} ORDER BY r.position, r.id)
        FROM batch_references r
        LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = asked.user_id
        WHERE r.batch_id = b.id AND r.removed_at IS NULL), '[]'::json) AS "references"
    FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (batch_id, user_id, place)
    JOIN batches b ON b.id = asked.batch_id
    JOIN courses c ON c.id = b.course_id
    LEFT JOIN batch_accesses a ON a.batch_id = b.id AND a.user_id = asked.user_id`;
  const lessons = { name: "portal-read", text: textWith("") };
  const lessonsAndClasses = { name: "portal-read-with-classes", text: textWith(classes) };
  return { statements: { lessons, lessonsAndClasses }, batch, course, reference, session };
});

interface PortalRow {
  /** One-based position in the requested list. */
  place: string;
  batch: object;
  course: object;
  access_id: string | null;
  references: object[];
  classes?: object[];
}

interface Asked {
  batchId: string;
  userId: string;
}

const portalRow = (what: "lessons" | "lessonsAndClasses") =>
  defineSharedLoader(async ({ dataSource }, asked: readonly Asked[]): Promise<(PortalRow | undefined)[]> => {
    const { rows } = await poolOf(dataSource).query<PortalRow>({
      ...portalRead(dataSource).statements[what],
      values: [asked.map(({ batchId }) => batchId), asked.map(({ userId }) => userId)],
    });
    const byPosition = indexBy(rows, ({ place }) => place);
    return asked.map((_key, index) => byPosition.get(String(index + 1)));
  });

const withLessons = portalRow("lessons");
const withLessonsAndClasses = portalRow("lessonsAndClasses");

function isDone({ ownProgress }: Reference): boolean {
  return Boolean(ownProgress?.watchedAt ?? ownProgress?.tickedAt ?? ownProgress?.passedAt);
}

/** Reads the portal's hottest page in one statement instead of five. It primes the loaders; field resolvers still apply the policy. */
export async function findBatchForPortal(
  context: Context,
  id: string,
  { hasClasses = false } = {},
): Promise<Batch | null> {
  const actor = await signedInActor(context);
  const find = hasClasses ? withLessonsAndClasses : withLessons;
  const row = await find(context, { batchId: id, userId: actor.userId });
  if (!row) return null;
  const read = portalRead(context.dataSource);
  const batch = read.batch.revive(row.batch);
  const course = read.course.revive(row.course);
  if (!canReadCourse(actor, course)) return null;

  const accessId = row.access_id;
  primeBatch(context, { batch, course, userId: actor.userId, accessId });
  referenceCountByBatch(context).prime(batch.id, row.references.length);
  const references = row.references.map((json) => read.reference.revive(json));
  if (!canReadReferences(actor, batch, accessId !== null)) {
    // Never cache the references of a locked batch.
    outlineByBatch(context).prime(batch.id, references);
    return batch;
  }
  referencesByBatch(context).prime(batch.id, references);
  if (row.classes)
    classesByBatch(context).prime(
      batch.id,
      row.classes.map((json) => read.session.revive(json)),
    );
  ownDoneCountByBatch(context).prime(batch.id, references.filter(isDone).length);
  return batch;
}
