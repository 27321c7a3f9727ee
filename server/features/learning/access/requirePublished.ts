import type { EntityManager } from "typeorm";
import { Conflict } from "../../../core/errors";
import { Batch } from "../batch.entity";

const HIDDEN = "Its course is a draft or archived, so nobody can open this batch. Publish the course first.";

/** Before staff let a learner in: the e-mail says that the batch is open (see `canOpenBatch`). */
export async function requirePublished(manager: EntityManager, batchId: string): Promise<void> {
  const isPublished = await manager.existsBy(Batch, { id: batchId, course: { isPublished: true } });
  if (!isPublished) throw new Conflict(HIDDEN);
}
