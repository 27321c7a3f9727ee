import type { EntityManager } from "typeorm";
import { lockSeats, takeFreeSeat } from "../../../platform/seats";
import { AccessSource, BatchAccess } from "./batchAccess.entity";
import { seatsOf } from "./seatsOf";

interface Grant {
  userId: string;
  batchId: string;
  source: AccessSource;
  at: Date;
  isSeatTaken?: boolean;
}

/** Takes a seat unless already taken; idempotent for a learner who has access. Returns "FULL" if no seat is free. */
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

/** Access to a batch that was paid for ends with its order, however the learner came in. `confirmed`: batches of confirmed orders. */
export function sourceOf(
  confirmed: readonly (string | null)[],
  batchId: string,
  otherwise: AccessSource,
): AccessSource {
  return confirmed.includes(batchId) ? AccessSource.PAYMENT : otherwise;
}
