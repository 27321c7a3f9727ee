import type { BootcampSeason } from "./bootcampSeason.entity";
import type { Run } from "../runs/run.entity";
import { hasStarted } from "../runs/visibleRun";

/** A locked season shows its levels' names and keeps its questions; staff have a door of their own. */
export function canReadQuestions(season: Pick<BootcampSeason, "isLocked">): boolean {
  return !season.isLocked;
}

/** A run of a season takes registrations until its first evening. */
export function takesRegistrations(
  { isLocked }: Pick<BootcampSeason, "isLocked">,
  run: Pick<Run, "startsAt">,
  now: Date,
): boolean {
  return !isLocked && !hasStarted(run, now);
}
