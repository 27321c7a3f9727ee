import type { EntityManager } from "typeorm";
import { lockSeats, takeFreeSeat } from "../../../platform/seats";
import type { AccessSource } from "./batchAccess.entity";
import { BatchAccess } from "./batchAccess.entity";
import { seatsOf } from "./seatsOf";

interface Grant {
  userId: string;
  batchId: string;
  source: AccessSource;
  at: Date;
  /** Whether a seat was taken for this learner before. */
  isSeatTaken?: boolean;
}

/**
 * Lets a learner into a batch and takes a seat unless that has been done, in the caller's transaction. A learner who is
 * inside already stays inside. "FULL" if no seat is free.
 */
export async function grantAccess(
  manager: EntityManager,
  grant: Grant,
): Promise<"GRANTED" | "ALREADY_INSIDE" | "FULL"> {
  const seats = seatsOf(grant.batchId);
  await lockSeats(manager, seats);
  const isInside = await manager.existsBy(BatchAccess, { userId: grant.userId, batchId: grant.batchId });
  if (isInside) return "ALREADY_INSIDE";
  if (!grant.isSeatTaken && !(await takeFreeSeat(manager, seats))) return "FULL";
  await manager.insert(BatchAccess, {
    userId: grant.userId,
    batchId: grant.batchId,
    source: grant.source,
    grantedAt: grant.at,
  });
  return "GRANTED";
}
