import type { EntityManager } from "typeorm";
import { In, IsNull } from "typeorm";
import { emailKey } from "../../core/email";
import type { Services } from "../../graphql/context";
import { openBatchFor } from "./confirmRegistration";
import { Registration, RegistrationState } from "./registration.entity";

const LOCK_BATCHES = `
  SELECT 1 FROM batches WHERE id IN (SELECT batch_id FROM registrations WHERE user_id IS NULL AND email_key = $1)
  ORDER BY id FOR UPDATE`;

/** Gives an account the orders that were made without one for its address, and opens the batches that they paid for. */
export async function claimOrders(
  manager: EntityManager,
  services: Pick<Services, "clock">,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const guests = { userId: IsNull(), emailKey: emailKey(email) };
  // Offerings are locked before registrations, as everywhere.
  await manager.query(LOCK_BATCHES, [guests.emailKey]);
  const orders = await manager.find(Registration, { where: guests, lock: { mode: "pessimistic_write" } });
  await manager.update(Registration, { id: In(orders.map(({ id }) => id)) }, { userId });
  for (const order of orders) {
    if (!order.batchId || order.state !== RegistrationState.CONFIRMED) continue;
    const holdsSeat = await openBatchFor(manager, services, order, userId);
    await manager.update(Registration, { id: order.id }, { holdsSeat });
  }
}
