import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../../core/text/email";
import type { Owner } from "../../../platform/ownOrders";
import { markAddressConfirmed } from "./confirmAddress";
import { openBatchFor } from "../orders/confirmRegistration";
import { endLinks } from "./endLinks";
import { Registration, RegistrationState, offeringOf } from "../orders/registration.entity";
import { lockOfferings } from "../seats/seats";
import type { Transaction } from "../../../platform/transaction";

/** The orders that an account gets or has for its address, locked: its own first, then in the order in which they came. */
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
    // Also here: the retention sweep may have taken the person out of one before it was locked.
    where: theirs.map((condition) => ({ ...condition, id })),
    order: { createdAt: "ASC", id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  const isOwn = (order: Registration) => order.userId === userId;
  return [...orders.filter(isOwn), ...orders.filter((order) => !isOwn(order))];
}

/**
 * Gives an account the orders that were made without one for its verified address, and opens the batches that they paid
 * for. That confirms the address of the orders which the account made before, and of those that staff have confirmed:
 * a stranger may have made any other, so its reader still has to open the e-mail's link.
 */
export async function claimOrders({ manager, services }: Transaction, claimant: Owner): Promise<void> {
  const { id: userId, emailVerifiedAt, endsLinks = false } = claimant;
  const orders = await lockOrders(manager, claimant);
  await manager.update(Registration, { id: In(orders.map(({ id }) => id)) }, { userId });
  // Before e-mails are written with them.
  if (endsLinks) await endLinks({ manager, services }, userId);
  for (const order of orders) {
    const isConfirmed = order.state === RegistrationState.CONFIRMED;
    // Orders of strangers are given to a verified account as they come.
    const isOwn = order.userId === userId && emailVerifiedAt === null;
    if (isOwn || isConfirmed) {
      // One before may have ended it.
      const current = await manager.findOneByOrFail(Registration, { id: order.id });
      await markAddressConfirmed({ manager, services }, current);
    }
    if (order.userId !== null || !order.batchId || !isConfirmed) continue;
    const holdsSeat = await openBatchFor({ manager, services }, order, userId);
    await manager.update(Registration, { id: order.id }, { holdsSeat });
  }
}
