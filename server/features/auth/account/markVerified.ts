import type { Services } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

/** Marks the address as verified and claims the orders made for it; returns when it was verified. */
export async function markVerified(
  { manager, services: { clock, ownOrders } }: Transaction<Pick<Services, "clock" | "ownOrders">>,
  user: Owner,
): Promise<Date> {
  const emailVerifiedAt = user.emailVerifiedAt ?? clock.now();
  await manager.update(User, { id: user.id }, { emailVerifiedAt });
  await ownOrders.claim(manager, user);
  return emailVerifiedAt;
}
