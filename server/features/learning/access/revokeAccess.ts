import type { EntityManager } from "typeorm";
import type { Context } from "../../../platform/context";
import { NotFound } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { returnSeats, lockSeats } from "../../../platform/seats";
import { queueEmail, queueEmails } from "../../../platform/mail/queueEmail";
import type { Transaction } from "../../../platform/transaction";
import { Batch, BatchAccessKind } from "../batch.entity";
import { accessEndedEmail, codeChangedEmail } from "./accessEmails";
import { AccessSource, BatchAccess } from "./batchAccess.entity";
import { seatsOf } from "./seatsOf";

/** Frees the seat for the first on the waiting list. */
export async function revokeAccess(context: Context, accessId: string): Promise<Batch> {
  return context.dataSource.transaction(async (manager) => {
    const found = await manager.findOne(BatchAccess, {
      where: { id: accessId },
      relations: { user: true, batch: { course: true } },
    });
    if (!found) throw new NotFound("access");
    const { user, batch, ...access } = found;
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
    if (batch.access !== BatchAccessKind.OPEN)
      await queueEmail({ manager, services: context }, accessEndedEmail(user, batch));
    await context.seatLine.moveUp(manager, seatsOf(access.batchId));
    return manager.findOneByOrFail(Batch, { id: access.batchId });
  });
}

/** Shuts out all who came by the code, and tells them. */
export async function revokeCodeAccesses(
  { manager, services }: Transaction<Context>,
  batchId: string,
): Promise<void> {
  const which = { batchId, source: AccessSource.CODE };
  await lockSeats(manager, seatsOf(batchId));
  const ended = await manager.find(BatchAccess, {
    where: which,
    relations: { user: true, batch: { course: true } },
  });
  await freeSeats(manager, batchId, which);
  await queueEmails(
    { manager, services },
    ended.map(({ user, batch }) => codeChangedEmail(user, batch)),
  );
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
