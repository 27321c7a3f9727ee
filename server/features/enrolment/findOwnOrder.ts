import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import { isLiveSql } from "./liveOrder";
import type { PublicOfferingKey } from "./offering";
import { findOfferingOnSale } from "./offering";
import { Registration } from "./registration.entity";
import { tablesOf } from "./seats";

/** The viewer's live order of what this key sells now; null if there is none. Strangers can type the address, so a confirmed one comes first. */
export async function findOwnOrder(context: Context, key: PublicOfferingKey): Promise<Registration | null> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const offering = await findOfferingOnSale(manager, key, context.clock.now());
  if (!offering) return null;
  const column = tablesOf(offering.kind).column;
  return manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${column} = :id AND registration.userId = :userId`, { id: offering.id, userId })
    .andWhere(isLiveSql("registration"))
    .orderBy("registration.emailConfirmedAt IS NULL")
    .addOrderBy("registration.createdAt")
    .getOne();
}
