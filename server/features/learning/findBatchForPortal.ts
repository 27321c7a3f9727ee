import { isUUID } from "class-validator";
import { poolOf } from "../../database/dataSource";
import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { defineSharedLoader, indexBy } from "../../graphql/loaders";
import { Course } from "../catalog/course.entity";
import { canReadCourse } from "../catalog/course.policy";
import { Batch } from "./batch.entity";
import { canReadReferences } from "./batch.policy";
import { BatchAccess } from "./batchAccess.entity";
import { courseById, ownAccessByBatch, referenceCountByBatch, referencesByBatch } from "./learning.loaders";
import type { Reference } from "./reference.entity";

/** A row: the batch, its course, whether the actor is inside, and the references with when they last opened each. */
const PORTAL_READ = `
  SELECT
    asked.place,
    json_build_object('id', b.id, 'courseId', b.course_id, 'name', b.name, 'access', b.access,
      'startsOn', b.starts_on, 'endsOn', b.ends_on, 'scheduleText', b.schedule_text, 'seats', b.seats,
      'seatsTaken', b.seats_taken, 'isClosed', b.is_closed, 'isCodeWeak', b.is_code_weak,
      'whatsAppGroupLink', b.whats_app_group_link,
      'position', b.position, 'version', b.version) AS batch,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description,
      'imageUrl', c.image_url, 'priceRupees', c.price_rupees, 'payLink', c.pay_link,
      'isPublished', c.is_published, 'position', c.position, 'version', c.version) AS course,
    a.id AS access_id,
    COALESCE((SELECT json_agg(json_build_object('id', r.id, 'batchId', r.batch_id, 'title', r.title,
        'link', r.link, 'imageUrl', r.image_url, 'durationText', r.duration_text, 'position', r.position,
        'version', r.version, 'ownViewedAt', v.viewed_at) ORDER BY r.position, r.id)
      FROM batch_references r
      LEFT JOIN reference_views v ON v.reference_id = r.id AND v.user_id = asked.user_id
      WHERE r.batch_id = b.id), '[]'::json) AS "references"
  FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (batch_id, user_id, place)
  JOIN batches b ON b.id = asked.batch_id
  JOIN courses c ON c.id = b.course_id
  LEFT JOIN batch_accesses a ON a.batch_id = b.id AND a.user_id = asked.user_id`;

type ReferenceRow = Omit<Reference, "ownViewedAt"> & { ownViewedAt: string | null };

interface PortalRow {
  /** Which of those asked for, from 1. */
  place: string;
  batch: Partial<Batch>;
  course: Partial<Course>;
  access_id: string | null;
  references: ReferenceRow[];
}

interface Asked {
  batchId: string;
  userId: string;
}

const portalRow = defineSharedLoader(
  async ({ dataSource }, asked: readonly Asked[]): Promise<(PortalRow | undefined)[]> => {
    const { rows } = await poolOf(dataSource).query<PortalRow>({
      name: "portal-read",
      text: PORTAL_READ,
      values: [asked.map(({ batchId }) => batchId), asked.map(({ userId }) => userId)],
    });
    const byPlace = indexBy(rows, ({ place }) => place);
    return asked.map((_key, index) => byPlace.get(String(index + 1)));
  },
);

/** Changes the row that was read: a copy of each of a long list is what costs. */
function toReference(row: ReferenceRow): Reference {
  const reference: Reference = row as Omit<Reference, "ownViewedAt">;
  reference.ownViewedAt = row.ownViewedAt === null ? null : new Date(row.ownViewedAt);
  return reference;
}

/**
 * What `findBatch` and the loaders read in five statements, in one: the portal's hottest read. It decides
 * nothing: the fields' own resolvers ask the loaders and the policy as ever, and find the answers there already.
 */
export async function findBatchForPortal(context: Context, id: string): Promise<Batch | null> {
  if (!isUUID(id)) return null;
  const actor = await signedInActor(context);
  const row = await portalRow(context, { batchId: id, userId: actor.userId });
  if (!row) return null;
  const batch = Object.assign(new Batch(), row.batch);
  const course = Object.assign(new Course(), row.course);
  if (!canReadCourse(actor, course)) return null;

  const access = row.access_id
    ? Object.assign(new BatchAccess(), { id: row.access_id, userId: actor.userId, batchId: id })
    : undefined;
  courseById(context).prime(course.id, course);
  ownAccessByBatch(context).prime(batch.id, access);
  referenceCountByBatch(context).prime(batch.id, row.references.length);
  // What a locked batch holds is not kept.
  if (!canReadReferences(actor, batch, access !== undefined)) return batch;
  referencesByBatch(context).prime(batch.id, row.references.map(toReference));
  return batch;
}
