import { isAdmin } from "../../../core/authorization";
import type { Context } from "../../../platform/context";

/** As `canReadCourse` and `canReadReferences` decide for one batch. */
const OF_LEARNER = `
  SELECT b.id FROM batches b JOIN courses c ON c.id = b.course_id
  WHERE c.is_published AND (b.access = 'OPEN'
    OR b.id IN (SELECT batch_id FROM batch_accesses WHERE user_id = $1))`;

/** The batches whose lessons the viewer may open; null for all. */
export async function findReadableBatchIds(context: Context): Promise<string[] | null> {
  const actor = await context.actor();
  if (!actor) return [];
  if (isAdmin(actor)) return null;
  const rows = await context.dataSource.query<{ id: string }[]>(OF_LEARNER, [actor.userId]);
  return rows.map(({ id }) => id);
}
