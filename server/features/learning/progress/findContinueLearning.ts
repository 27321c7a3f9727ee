import { In } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Reference } from "../reference.entity";

const MAX_BATCHES = 3;

export async function findContinueLearning(context: Context): Promise<Reference[]> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM (
       SELECT DISTINCT ON (r.batch_id) r.id, v.viewed_at
       FROM reference_views v
       JOIN batch_references r ON r.id = v.reference_id
       JOIN batches b ON b.id = r.batch_id
       JOIN courses c ON c.id = b.course_id AND c.is_published
       WHERE v.user_id = $1 AND (b.access = 'OPEN' OR EXISTS (
         SELECT 1 FROM batch_accesses a WHERE a.user_id = $1 AND a.batch_id = b.id))
       ORDER BY r.batch_id, v.viewed_at DESC
     ) latest ORDER BY viewed_at DESC LIMIT $2`,
    [userId, MAX_BATCHES],
  );
  const ids = rows.map((row) => row.id);
  const references = await manager.findBy(Reference, { id: In(ids) });
  return ids.flatMap((id) => references.filter((reference) => reference.id === id));
}
