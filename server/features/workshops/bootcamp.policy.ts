import type { BootcampSeason } from "./bootcampSeason.entity";

/** A locked season shows its levels' names and keeps its questions; staff have a door of their own. */
export function canReadQuestions(season: Pick<BootcampSeason, "isLocked">): boolean {
  return !season.isLocked;
}
