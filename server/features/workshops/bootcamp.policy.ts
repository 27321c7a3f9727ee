import type { BootcampSeason } from "./bootcampSeason.entity";

/** A locked season shows its levels' names and keeps its questions; staff have a door of their own. */
export function canReadQuestions(season: Pick<BootcampSeason, "isLocked">): boolean {
  return !season.isLocked;
}

type Joinable = Pick<BootcampSeason, "isLocked" | "startsAt">;

/** A season is joined before its first evening; whoever comes later waits for the next one. */
export function takesRegistrations({ isLocked, startsAt }: Joinable, now: Date): boolean {
  return !isLocked && (startsAt === null || startsAt > now);
}
