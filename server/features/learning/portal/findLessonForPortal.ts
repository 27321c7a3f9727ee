import { poolOf } from "../../../database/dataSource";
import type { Context } from "../../../platform/context";
import { findBatchForPortal } from "./findBatchForPortal";
import { findIsUnlocked } from "../findIsUnlocked";
import { referencesByBatch } from "../learning.loaders";
import type { Reference } from "../reference.entity";

const BATCH_OF_LESSON = {
  name: "batch-of-lesson",
  text: 'SELECT batch_id AS "batchId" FROM batch_references WHERE id = $1 AND removed_at IS NULL',
};

/** With its batch's other lessons, in two statements. Null if the viewer may not see it. */
export async function findLessonForPortal(context: Context, id: string): Promise<Reference | null> {
  const { rows } = await poolOf(context.dataSource).query<{ batchId: string }>({
    ...BATCH_OF_LESSON,
    values: [id],
  });
  const batch = rows[0] && (await findBatchForPortal(context, rows[0].batchId));
  if (!batch || !(await findIsUnlocked(context, batch))) return null;
  const lessons = await referencesByBatch(context).load(batch.id);
  return lessons?.find((lesson) => lesson.id === id) ?? null;
}
