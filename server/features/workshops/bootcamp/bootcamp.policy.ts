import type { BootcampSeason } from "./bootcampSeason.entity";
import type { Run } from "../runs/run.entity";
import { hasStarted } from "../runs/visibleRun";

/** A locked season hides its questions; staff read them through `cmsQuestions`. */
export function canReadQuestions(season: Pick<BootcampSeason, "isLocked">): boolean {
  return !season.isLocked;
}

export function takesRegistrations(
  { isLocked }: Pick<BootcampSeason, "isLocked">,
  run: Pick<Run, "startsAt">,
  now: Date,
): boolean {
  return !isLocked && !hasStarted(run, now);
}
