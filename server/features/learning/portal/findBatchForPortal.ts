import { poolOf } from "../../../database/dataSource";
import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { defineSharedLoader, indexBy } from "../../../platform/loaders";
import { canReadCourse } from "../../catalog/course.policy";
import { LONG_COURSE_FIELDS, courseRow, shortCourseRow } from "../../catalog/courseRow";
import { Batch } from "../batch.entity";
import { canOpenBatch } from "../batch.policy";
import {
  courseById,
  outlineByBatch,
  ownDoneCountByBatch,
  referenceCountByBatch,
  referencesByBatch,
} from "../learning.loaders";
import { LESSON_DETAIL_FIELDS, lessonRow, listedLessonRow } from "./lessonRow";
import { primeBatch } from "./primeBatch";
import type { Reference } from "../reference.entity";

/** Fields that a list of lessons does not show. */
export const DETAIL_FIELDS = [...LESSON_DETAIL_FIELDS, ...LONG_COURSE_FIELDS];

interface PortalRow {
  /** One-based position in the requested list. */
  place: string;
  batch: JsonRow;
  course: JsonRow;
  access_id: string | null;
  references: JsonRow[];
}

interface Asked {
  batchId: string;
  userId: string;
}

function portalRead(hasDetails: boolean) {
  const rows = perDataSource((dataSource) => ({
    batch: rowJson(dataSource, Batch),
    course: (hasDetails ? courseRow : shortCourseRow)(dataSource),
    reference: (hasDetails ? lessonRow : listedLessonRow)(dataSource),
  }));
  const statement = perDataSource((dataSource) => {
    const { batch, course, reference } = rows(dataSource);
    const text = `
    SELECT asked.place,
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
    const name = `portal-read${hasDetails ? "-details" : ""}`;
    return { name, text };
  });
  const find = defineSharedLoader(
    async ({ dataSource }, asked: readonly Asked[]): Promise<(PortalRow | undefined)[]> => {
      const values = [asked.map(({ batchId }) => batchId), asked.map(({ userId }) => userId)];
      const found = await poolOf(dataSource).query<PortalRow>({ ...statement(dataSource), values });
      const byPosition = indexBy(found.rows, ({ place }) => place);
      return asked.map((_key, index) => byPosition.get(String(index + 1)));
    },
  );
  return { rows, find };
}

const withDetails = portalRead(true);
const withoutDetails = portalRead(false);

function isDone({ ownProgress }: Reference): boolean {
  return Boolean(ownProgress?.watchedAt ?? ownProgress?.tickedAt ?? ownProgress?.passedAt);
}

/** Reads the portal's hottest page in one statement instead of four. `hasDetails`: whether the query selects `DETAIL_FIELDS`. It primes the loaders; field resolvers still apply the policy. */
export async function findBatchForPortal(
  context: Context,
  id: string,
  hasDetails = true,
): Promise<Batch | null> {
  const actor = await signedInActor(context);
  const { find, rows } = hasDetails ? withDetails : withoutDetails;
  const row = await find(context, { batchId: id, userId: actor.userId });
  if (!row) return null;
  const read = rows(context.dataSource);
  const batch = read.batch.revive(row.batch);
  const course = read.course.revive(row.course);
  if (!canReadCourse(actor, course)) return null;

  const accessId = row.access_id;
  primeBatch(context, { batch, userId: actor.userId, accessId });
  courseById(context).prime(course.id, course);
  referenceCountByBatch(context).prime(batch.id, row.references.length);
  const references = row.references.map((json) =>
    Object.assign(read.reference.revive(json), { batchId: batch.id }),
  );
  const { isPublished } = course;
  if (!canOpenBatch(actor, { access: batch.access, isPublished, hasAccess: accessId !== null })) {
    // Never cache the references of a locked batch.
    outlineByBatch(context).prime(batch.id, references);
    return batch;
  }
  referencesByBatch(context).prime(batch.id, references);
  ownDoneCountByBatch(context).prime(batch.id, references.filter(isDone).length);
  return batch;
}
