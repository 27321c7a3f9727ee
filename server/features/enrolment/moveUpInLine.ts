import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Seated } from "../../platform/seatLine";
import { fillSeats } from "./fillSeats";
import { kindOfTable } from "./seats";

/** Gives free seats of a workshop, season or batch that somebody has just edited to those who wait for it. */
export async function moveUpInLine(
  manager: EntityManager,
  services: Services,
  { table, id }: Seated,
): Promise<number> {
  return fillSeats(manager, services, { kind: kindOfTable(table), id });
}
