import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../core/email";
import type { Services } from "../../graphql/context";
import { markAddressConfirmed } from "./confirmAddress";
import { openBatchFor } from "./confirmRegistration";
import { Registration, RegistrationState } from "./registration.entity";

const TABLES = { run_id: "runs", batch_id: "batches" };

/** Offerings are locked before registrations, as everywhere. */
async function lockOfferings(manager: EntityManager, userId: string, key: string): Promise<void> {
  for (const [column, table] of Object.entries(TABLES))
    await manager.query(
      `SELECT 1 FROM ${table} WHERE id IN (
         SELECT ${column} FROM registrations WHERE email_key = $2 AND (user_id IS NULL OR user_id = $1))
       ORDER BY id FOR UPDATE`,
      [userId, key],
    );
}

/**
 * Gives an account the orders that were made without one for its verified address, and opens the batches that they paid
 * for. The address of all its orders for it is confirmed by that.
 */
export async function claimOrders(
  manager: EntityManager,
  services: Services,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const key = emailKey(email);
  await lockOfferings(manager, userId, key);
  const orders = await manager.find(Registration, {
    where: [
      { userId: IsNull(), emailKey: key },
      { userId, emailKey: key, emailConfirmedAt: IsNull() },
    ],
    lock: { mode: "pessimistic_write" },
  });
  await manager.update(Registration, { id: In(orders.map(({ id }) => id)) }, { userId });
  for (const order of orders) {
    const isPaid = order.userId === null && order.batchId && order.state === RegistrationState.CONFIRMED;
    await markAddressConfirmed(manager, services, manager.create(Registration, { ...order, userId }));
    if (!isPaid) continue;
    const holdsSeat = await openBatchFor(manager, services, order, userId);
    await manager.update(Registration, { id: order.id }, { holdsSeat });
  }
}
