import type { EntityManager } from "typeorm";
import { takesRegistrations } from "./bootcamp.policy";
import { BootcampSeason } from "./bootcampSeason.entity";
import { findVisibleRuns } from "../runs/visibleRun";

/** The lowest-numbered season that takes registrations. */
export async function findOpenSeason(manager: EntityManager, now: Date): Promise<BootcampSeason | null> {
  const where = { isPublished: true, isLocked: false };
  const seasons = await manager.find(BootcampSeason, { where, order: { number: "ASC" } });
  const ids = seasons.map(({ id }) => id);
  const runs = await findVisibleRuns(manager, ids, now);
  const openIds = new Set(
    seasons
      .filter((season) =>
        runs.some((run) => run.seasonId === season.id && takesRegistrations(season, run, now)),
      )
      .map(({ id }) => id),
  );
  return seasons.find(({ id }) => openIds.has(id)) ?? null;
}
