import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Transaction } from "../../../platform/transaction";
import { isAddressTrusted } from "./holds";
import { isTrustedSql } from "./liveOrder";
import type { Offering, OfferingKey } from "../offerings/offering";
import { isLastSessionOn } from "../offerings/offering";
import type { Registration } from "./registration.entity";
import { RegistrationState } from "./registration.entity";
import { isSeatFree, tablesOf } from "./seats";

/** A client's orders with an unconfirmed address that may hold a seat, ended ones included: they could be renewed for ever. */
const MAX_OF_CLIENT = 3;

/** Whether another unconfirmed address may hold a seat: together they hold a third of the free ones. The caller has locked the offering. */
export async function mayHoldUnconfirmed(
  manager: EntityManager,
  { kind, id }: OfferingKey,
  clientHash: Buffer,
): Promise<boolean> {
  const { table, column } = tablesOf(kind);
  const [row] = await manager.query<[{ mayHold: boolean }]>(
    `SELECT o.seats IS NULL OR (orders.of_client < ${MAX_OF_CLIENT}
       AND orders.held < greatest(1, (o.seats - o.seats_taken + orders.held) / 3)) AS "mayHold"
     FROM ${table} o, LATERAL (
       SELECT count(*) FILTER (WHERE r.holds_seat) AS held, count(*) FILTER (WHERE r.client_hash = $2) AS of_client
       FROM registrations r
       WHERE r.${column} = o.id AND r.state <> 'CONFIRMED' AND NOT ${isTrustedSql("r", "false")}) orders
     WHERE o.id = $1`,
    [id, clientHash],
  );
  return row.mayHold;
}

/** Whether the order gets a seat as soon as its address is confirmed. */
export async function waitsForAddress(
  { manager, services }: Transaction<Pick<Services, "clock" | "mailDelivery">>,
  order: Registration,
  offering: Offering | null | undefined,
): Promise<boolean> {
  if (order.state !== RegistrationState.WAITING || isAddressTrusted(services, order)) return false;
  if (!offering?.isOpen || isLastSessionOn(offering, services.clock.now())) return false;
  return isSeatFree({ manager, services }, offering);
}
