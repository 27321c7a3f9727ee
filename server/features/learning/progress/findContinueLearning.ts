import { In } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Reference } from "../reference.entity";

const MAX_BATCHES = 3;

/** The lesson opened last in each batch, or the next one if that is done. */
export async function findContinueLearning(context: Context): Promise<Reference[]> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const rows: { id: string }[] = await manager.query(
    `SELECT coalesce(next.id, latest.id) AS id FROM (
       SELECT DISTINCT ON (r.batch_id) r.id, r.batch_id, r.position, v.viewed_at,
         v.watched_at IS NOT NULL OR v.ticked_at IS NOT NULL AS is_done
       FROM lesson_progress v
       JOIN batch_references r ON r.id = v.reference_id
       JOIN batches b ON b.id = r.batch_id
       JOIN courses c ON c.id = b.course_id AND c.is_published
       WHERE v.user_id = $1 AND r.removed_at IS NULL AND (b.access = 'OPEN' OR EXISTS (
         SELECT 1 FROM batch_accesses a WHERE a.user_id = $1 AND a.batch_id = b.id))
       ORDER BY r.batch_id, v.viewed_at DESC
     ) latest
     LEFT JOIN LATERAL (
       SELECT r.id FROM batch_references r
       LEFT JOIN lesson_progress p ON p.reference_id = r.id AND p.user_id = $1
       WHERE latest.is_done AND r.batch_id = latest.batch_id AND r.position > latest.position
         AND r.removed_at IS NULL
         AND p.watched_at IS NULL AND p.ticked_at IS NULL
       ORDER BY r.position, r.id LIMIT 1
     ) next ON true
     ORDER BY latest.viewed_at DESC LIMIT $2`,
    [userId, MAX_BATCHES],
  );
  const ids = rows.map((row) => row.id);
  const references = await manager.findBy(Reference, { id: In(ids) });
  return ids.flatMap((id) => references.filter((reference) => reference.id === id));
}
