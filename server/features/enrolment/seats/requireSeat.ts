import type { EntityManager } from "typeorm";
import { Conflict } from "../../../core/errors";
import type { OfferingKey } from "../offerings/offering";
import { takeSeat } from "../registration/seats";

const FULL = "There is no free seat, so this can’t be confirmed.";

/** Takes a seat for an order that staff confirm. Ignores the waiting list, which already has every free seat while registration is open. */
export async function requireSeat(manager: EntityManager, key: OfferingKey): Promise<void> {
  if (!(await takeSeat(manager, key))) throw new Conflict(FULL);
}
