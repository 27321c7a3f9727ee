import type { EntityManager } from "typeorm";
import { takesRegistrations } from "./bootcamp.policy";
import { BootcampSeason } from "./bootcampSeason.entity";

/** The season that is sold now: the first, by number, that takes registrations. */
export async function findOpenSeason(manager: EntityManager, now: Date): Promise<BootcampSeason | null> {
  const where = { isPublished: true, isLocked: false };
  const seasons = await manager.find(BootcampSeason, { where, order: { number: "ASC" } });
  return seasons.find((season) => takesRegistrations(season, now)) ?? null;
}
