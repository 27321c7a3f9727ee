import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { returnSeats, lockSeats } from "../../../platform/seats";
import { Batch } from "../batch.entity";
import { AccessSource, BatchAccess } from "./batchAccess.entity";
import { seatsOf } from "./seatsOf";

/** Frees the seat for the first on the waiting list. */
export async function revokeAccess(context: Context, accessId: string): Promise<Batch> {
  return context.dataSource.transaction(async (manager) => {
    const found = await manager.findOne(BatchAccess, {
      where: { id: accessId },
      relations: { user: true, batch: true },
    });
    if (!found) throw new NotFound("access");
    const { user: _user, batch, ...access } = found;
    // A concurrent request may have revoked it.
    if (!(await freeSeats(manager, access.batchId, { id: accessId }))) throw new NotFound("access");
    await recordAudit(
      { manager, services: context },
      {
        action: "revokeAccess",
        entity: "BatchAccess",
        entityId: accessId,
        before: { ...access, name: batch.name },
      },
    );
    await context.seatLine.moveUp(manager, seatsOf(access.batchId));
    return manager.findOneByOrFail(Batch, { id: access.batchId });
  });
}

export async function revokeCodeAccesses(manager: EntityManager, batchId: string): Promise<number> {
  return freeSeats(manager, batchId, { batchId, source: AccessSource.CODE });
}

async function freeSeats(
  manager: EntityManager,
  batchId: string,
  which: { id: string } | { batchId: string; source: AccessSource },
): Promise<number> {
  const seats = seatsOf(batchId);
  await lockSeats(manager, seats);
  const { affected } = await manager.delete(BatchAccess, which);
  await returnSeats(manager, seats, affected ?? 0);
  return affected ?? 0;
}

/** The caller must hold the batches' row locks. */
export async function leaveBatches(manager: EntityManager, userId: string): Promise<void> {
  const accesses = await manager.findBy(BatchAccess, { userId });
  for (const { id, batchId } of accesses) await freeSeats(manager, batchId, { id });
}
