import type { Context } from "../../platform/context";
import type { Batch } from "./batch.entity";
import { canOpenBatch } from "./batch.policy";
import { courseById, ownAccessByBatch } from "./learning.loaders";

export async function findIsUnlocked(context: Context, batch: Batch): Promise<boolean> {
  const actor = await context.actor();
  if (!actor) return false;
  const [course, access] = await Promise.all([
    courseById(context).load(batch.courseId),
    ownAccessByBatch(context).load(batch.id),
  ]);
  const isPublished = course?.isPublished ?? false;
  return canOpenBatch(actor, { ...batch, isPublished, hasAccess: access !== undefined });
}
