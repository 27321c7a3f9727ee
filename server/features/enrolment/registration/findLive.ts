import type { EntityManager } from "typeorm";
import { Not } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { Context, Services } from "../../../platform/context";
import { browserHashOf } from "./findByKey";
import { areAllTrusted } from "./holds";
import { isLiveSql, isOwnersSql } from "./liveOrder";
import type { OfferingKey } from "../offerings/offering";
import { ordersOf } from "./ordersOf";
import { Registration, offeringOf } from "./registration.entity";
import { tablesOf } from "./seats";
import type { Transaction } from "../../../platform/transaction";

interface Wanted extends OfferingKey {
  emailKey: string;
  exceptId?: string;
}

/** The address's live order for this offering. Every order counts if there is no mail server. */
export async function findLive(
  { manager, services }: Transaction<Pick<Services, "mailDelivery">>,
  { kind, id, emailKey, exceptId }: Wanted,
): Promise<Registration | null> {
  return manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${tablesOf(kind).column} = :id AND registration.emailKey = :emailKey`, {
      id,
      emailKey,
    })
    .andWhere(exceptId ? { id: Not(exceptId) } : {})
    .andWhere(isLiveSql("registration"))
    .andWhere(isOwnersSql("registration", ":isEach"), { isEach: areAllTrusted(services) })
    .orderBy("registration.createdAt")
    .getOne();
}

/** Another live order with this address for the same, also one whose address nobody confirmed: for e-mails to that address alone. */
export async function findEarlier(manager: EntityManager, order: Registration): Promise<Registration | null> {
  const { kind, id } = offeringOf(order);
  return manager
    .createQueryBuilder(Registration, "registration")
    .where(`registration.${tablesOf(kind).column} = :id`, { id })
    .andWhere({ id: Not(order.id), emailKey: order.emailKey })
    .andWhere(isLiveSql("registration"))
    .orderBy("registration.createdAt")
    .getOne();
}

/** The address's live order that this browser made, and whose link it still has. */
export async function findLiveOfBrowser(
  { manager, services: context }: Transaction<Context>,
  { kind, id, emailKey }: Wanted,
): Promise<Registration | null> {
  const browserHash = browserHashOf(context);
  if (!browserHash) return null;
  return manager
    .createQueryBuilder(Registration, "registration")
    .where({ browserHash, emailKey })
    .andWhere(`registration.${tablesOf(kind).column} = :id`, { id })
    .andWhere(isLiveSql("registration"))
    .orderBy("registration.createdAt")
    .getOne();
}

export async function findOwnLive(
  { manager, services: context }: Transaction<Context>,
  { kind, id, userId }: OfferingKey & { userId: string },
): Promise<Registration | null> {
  const orders = await ordersOf(context, userId, manager);
  return orders
    .andWhere(`registration.${tablesOf(kind).column} = :id`, { id })
    .andWhere(isLiveSql("registration"))
    .orderBy("registration.createdAt")
    .getOne();
}

/** If true, skip the e-mail about one order's end: its reader would take it for the other. */
export async function hasOtherLive(
  { manager, services }: Transaction<Pick<Services, "mailDelivery">>,
  order: Registration,
): Promise<boolean> {
  const { id: exceptId, emailKey } = order;
  return (await findLive({ manager, services }, { ...offeringOf(order), emailKey, exceptId })) !== null;
}

const TWICE = "The person has another registration for this. Please look at that one.";

/** Refuses a change of an order whose address has another one. */
export async function requireOnly(
  { manager, services }: Transaction<Pick<Services, "mailDelivery">>,
  order: Registration,
): Promise<void> {
  if (await hasOtherLive({ manager, services }, order)) throw new Conflict(TWICE);
}
