import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Owner } from "../../platform/ownOrders";
import { User } from "./user.entity";

/** Marks the account's address as its owner's, and with it what was ordered for the address; answers since when it is. */
export async function markVerified(
  manager: EntityManager,
  { clock, ownOrders }: Pick<Services, "clock" | "ownOrders">,
  user: Owner,
): Promise<Date> {
  const emailVerifiedAt = user.emailVerifiedAt ?? clock.now();
  await manager.update(User, { id: user.id }, { emailVerifiedAt });
  await ownOrders.claim(manager, user);
  return emailVerifiedAt;
}
