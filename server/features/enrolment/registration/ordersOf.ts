import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type { Services } from "../../../platform/context";
import { User } from "../../auth/user.entity";
import { areAllTrusted } from "./holds";
import { isOwnersSql } from "./liveOrder";
import { Registration, RegistrationState } from "./registration.entity";

/** Orders that an account sees as its own. Excludes strangers' orders for its address until its owner opens the e-mailed link. */
export async function ordersOf(
  services: Pick<Services, "dataSource" | "mailDelivery">,
  userId: string,
  manager = services.dataSource.manager,
): Promise<SelectQueryBuilder<Registration>> {
  const isVerified = await manager
    .createQueryBuilder(User, "account")
    .where("account.id = :userId AND account.emailVerifiedAt IS NOT NULL", { userId })
    .getExists();
  return manager
    .createQueryBuilder(Registration, "registration")
    .where({ userId })
    .andWhere(isOwnersSql("registration", ":isEach"), { isEach: !isVerified || areAllTrusted(services) });
}

/** One for each confirmed order of the account: its batch, or null for a run. */
export async function findConfirmedBatchIds(
  manager: EntityManager,
  userId: string,
): Promise<(string | null)[]> {
  const where = { userId, state: RegistrationState.CONFIRMED };
  const orders = await manager.find(Registration, { select: { id: true, batchId: true }, where });
  return orders.map(({ batchId }) => batchId);
}
