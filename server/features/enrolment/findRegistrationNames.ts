import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { Registration } from "./registration.entity";

/** Each order as the log of activity names it: "Priya Das, SP-MWF86F". */
export async function findRegistrationNames(
  manager: EntityManager,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await manager.findBy(Registration, { id: In(ids) });
  return new Map(found.map(({ id, name, reference }) => [id, `${name}, ${reference}`]));
}
