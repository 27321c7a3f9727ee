import type { SelectQueryBuilder } from "typeorm";
import type { Services } from "../../../platform/context";
import { User } from "../../auth/user.entity";
import { areAllTrusted } from "./holds";
import { isOwnersSql } from "./liveOrder";
import { Registration } from "./registration.entity";

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
