import type { Services } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";
import { User } from "../user.entity";
import type { Transaction } from "../../../platform/transaction";

/** Marks the address as verified, claims the orders made for it and issues certificates that waited; returns when it was verified. */
export async function markVerified(
  {
    manager,
    services: { certificateChecks, clock, ownOrders },
  }: Transaction<Pick<Services, "certificateChecks" | "clock" | "ownOrders">>,
  user: Owner,
): Promise<Date> {
  const emailVerifiedAt = user.emailVerifiedAt ?? clock.now();
  await manager.update(User, { id: user.id }, { emailVerifiedAt });
  await ownOrders.claim(manager, user);
  await certificateChecks.enqueue(manager, { userId: user.id, batchId: null, runId: null });
  return emailVerifiedAt;
}
