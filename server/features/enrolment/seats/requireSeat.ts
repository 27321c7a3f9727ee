import type { EntityManager } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { OfferingKey } from "../orders/offering";
import { takeSeat } from "./seats";

const FULL = "There is no free seat, so this cannot be confirmed.";

/**
 * Takes a seat for an order that staff confirm and that has none. A free seat goes to the waiting list at once while
 * registration is open, and afterwards nobody moves up: people who wait do not keep a paid order from it.
 */
export async function requireSeat(manager: EntityManager, key: OfferingKey): Promise<void> {
  if (!(await takeSeat(manager, key))) throw new Conflict(FULL);
}
