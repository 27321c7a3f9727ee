import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../core/clock";
import type { Batch } from "./batch.entity";
import { BatchAccessKind } from "./batch.entity";

/** Anyone can open an open batch, so only those who learn in it are notified. */
const LEARNED_WITHIN_MS = 60 * DAY_MS;

const LEARNERS = `
  SELECT user_id AS id FROM batch_accesses WHERE batch_id = $1
  UNION
  SELECT p.user_id FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id
  WHERE r.batch_id = $1 AND $2 AND p.viewed_at > $3`;

/** Who is notified of a batch's lessons and classes. */
export async function findBatchLearners(
  manager: EntityManager,
  { id, access }: Batch,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - LEARNED_WITHIN_MS);
  const rows = await manager.query<{ id: string }[]>(LEARNERS, [id, access === BatchAccessKind.OPEN, since]);
  return rows.map((row) => row.id);
}
