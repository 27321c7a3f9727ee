import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../../core/text/email";
import type { Owner } from "../../../platform/ownOrders";
import { markAddressConfirmed } from "./confirmAddress";
import { openBatchFor } from "../orders/confirmRegistration";
import { endLinks } from "./endLinks";
import { Registration, RegistrationState, offeringOf } from "../registration/registration.entity";
import { lockOfferings } from "../registration/seats";
import type { Transaction } from "../../../platform/transaction";

/** Locks the account's own orders, then orders for its address, oldest first. */
async function lockOrders(manager: EntityManager, { id: userId, email }: Owner): Promise<Registration[]> {
  const key = emailKey(email);
  const theirs = [
    { userId: IsNull(), emailKey: key },
    { userId, emailKey: key, emailConfirmedAt: IsNull() },
  ];
  const found = await manager.findBy(Registration, theirs);
  await lockOfferings(manager, found.map(offeringOf));
  const id = In(found.map((order) => order.id));
  const orders = await manager.find(Registration, {
    // Rechecks after locking: the retention sweep may have anonymized an order.
    where: theirs.map((condition) => ({ ...condition, id })),
    order: { createdAt: "ASC", id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  const isOwn = (order: Registration) => order.userId === userId;
  return [...orders.filter(isOwn), ...orders.filter((order) => !isOwn(order))];
}

/** Assigns orders for the verified address. Those that it did not make and staff did not confirm may be a stranger's: they stay unconfirmed. */
export async function claimOrders({ manager, services }: Transaction, claimant: Owner): Promise<void> {
  const { id: userId, emailVerifiedAt, endsLinks = false } = claimant;
  const orders = await lockOrders(manager, claimant);
  await manager.update(Registration, { id: In(orders.map(({ id }) => id)) }, { userId });
  if (endsLinks) await endLinks({ manager, services }, userId);
  for (const order of orders) {
    const isConfirmed = order.state === RegistrationState.CONFIRMED;
    // A verified account also receives strangers' orders, so ownership alone proves nothing.
    const isOwn = order.userId === userId && emailVerifiedAt === null;
    if (isOwn || isConfirmed) {
      // An earlier iteration may have ended it.
      const current = await manager.findOneByOrFail(Registration, { id: order.id });
      await markAddressConfirmed({ manager, services }, current);
    }
    if (order.userId !== null || !order.batchId || !isConfirmed) continue;
    const holdsSeat = await openBatchFor({ manager, services }, order, userId);
    await manager.update(Registration, { id: order.id }, { holdsSeat });
  }
}
