import type { Context } from "../../graphql/context";
import { signedInActor } from "../../graphql/context";
import type { PublicOfferingKey } from "./offering";
import { findOfferingOnSale } from "./offering";
import { Registration } from "./registration.entity";
import { tablesOf } from "./seats";

/** It holds a seat, or has a place in the waiting list. */
const IS_LIVE =
  "(registration.state IN ('WAITING', 'STARTED', 'SUBMITTED', 'CONFIRMED') OR registration.holdUntil IS NOT NULL)";

/** The viewer's live order of what this key sells now; null where there is none. */
export async function findOwnOrder(context: Context, key: PublicOfferingKey): Promise<Registration | null> {
  const { userId } = await signedInActor(context);
  const { manager } = context.dataSource;
  const offering = await findOfferingOnSale(manager, key, context.clock.now());
  if (!offering) return null;
  const column = tablesOf(offering.kind).column;
  return manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${column} = :id AND registration.userId = :userId`, { id: offering.id, userId })
    .andWhere(IS_LIVE)
    .orderBy("registration.createdAt")
    .getOne();
}
