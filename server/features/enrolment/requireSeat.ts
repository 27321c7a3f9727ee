import type { EntityManager } from "typeorm";
import { Conflict } from "../../graphql/errors";
import type { OfferingKey } from "./offering";
import { takeSeatInTurn } from "./seats";

const FULL = "There is no free seat, so this cannot be confirmed.";

/** Takes a seat, in turn, for an order that staff confirm and that has none. */
export async function requireSeat(manager: EntityManager, key: OfferingKey): Promise<void> {
  if (!(await takeSeatInTurn(manager, key))) throw new Conflict(FULL);
}
