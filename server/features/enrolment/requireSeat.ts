import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import { Conflict } from "../../graphql/errors";
import type { OfferingKey } from "./offering";
import { takeSeatInTurn } from "./seats";

const FULL = "There is no free seat, so this cannot be confirmed.";

/** Takes a seat, in turn, for an order that staff confirm and that has none. */
export async function requireSeat(
  manager: EntityManager,
  services: Pick<Services, "mailDelivery">,
  key: OfferingKey,
): Promise<void> {
  if (!(await takeSeatInTurn(manager, services, key))) throw new Conflict(FULL);
}
