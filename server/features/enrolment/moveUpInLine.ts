import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Seated } from "../../platform/seatLine";
import { fillSeats } from "./fillSeats";
import { lockOffering, offeringsIn } from "./seats";

/** Gives free seats of what staff have just edited to those who wait for it. */
export async function moveUpInLine(
  manager: EntityManager,
  services: Services,
  seated: Seated,
): Promise<number> {
  let moved = 0;
  for (const key of await offeringsIn(manager, seated)) {
    await lockOffering(manager, key);
    moved += await fillSeats(manager, services, key);
  }
  return moved;
}
