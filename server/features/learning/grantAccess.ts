import type { EntityManager } from "typeorm";
import { Batch } from "./batch.entity";
import type { AccessDoor } from "./batchAccess.entity";
import { BatchAccess } from "./batchAccess.entity";
import { lockBatch } from "./lockBatch";

interface Grant {
  userId: string;
  batchId: string;
  door: AccessDoor;
  at: Date;
  /** Whether a seat was taken for this learner before. */
  isSeatTaken?: boolean;
}

async function takeSeat(manager: EntityManager, id: string): Promise<boolean> {
  const taken = await manager
    .createQueryBuilder()
    .update(Batch)
    .set({ seatsTaken: () => "seats_taken + 1" })
    .where("id = :id AND (seats IS NULL OR seats_taken < seats)", { id })
    .execute();
  return Boolean(taken.affected);
}

/**
 * Lets a learner into a batch and takes a seat unless that has been done, in the caller's transaction. Somebody who is inside
 * already stays as they are. "FULL" when the last seat is gone: one conditional UPDATE decides.
 */
export async function grantAccess(
  manager: EntityManager,
  grant: Grant,
): Promise<"GRANTED" | "ALREADY_INSIDE" | "FULL"> {
  await lockBatch(manager, grant.batchId);
  const isInside = await manager.existsBy(BatchAccess, { userId: grant.userId, batchId: grant.batchId });
  if (isInside) return "ALREADY_INSIDE";
  if (!grant.isSeatTaken && !(await takeSeat(manager, grant.batchId))) return "FULL";
  await manager.insert(BatchAccess, {
    userId: grant.userId,
    batchId: grant.batchId,
    door: grant.door,
    grantedAt: grant.at,
  });
  return "GRANTED";
}
