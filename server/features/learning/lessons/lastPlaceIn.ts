import type { EntityManager } from "typeorm";
import { Invalid } from "../../../core/errors";
import { Reference } from "../reference.entity";
import { REFERENCES } from "../saveReference";

/** The caller locks the batch. */
export async function refuseFullBatch(manager: EntityManager, batchId: string): Promise<void> {
  const { limit } = REFERENCES;
  if (limit && (await manager.countBy(Reference, { batchId })) >= limit.max)
    throw new Invalid([limit.problem]);
}

/** The position after the batch's last lesson; the caller locks the batch. Refuses a full batch. */
export async function lastPlaceIn(manager: EntityManager, batchId: string): Promise<number> {
  await refuseFullBatch(manager, batchId);
  return ((await manager.maximum(Reference, "position", { batchId })) ?? 0) + 1;
}
