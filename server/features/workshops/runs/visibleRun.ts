import type { EntityManager } from "typeorm";
import { Run, RunState } from "./run.entity";
import type { Sessions } from "../workshopDates";
import { endOf } from "../workshopDates";

/** The run that a page shows and sells: the next one, else the latest. */
export async function findVisibleRuns(
  manager: EntityManager,
  parentIds: readonly string[],
  now: Date,
): Promise<Run[]> {
  return (
    manager
      .createQueryBuilder(Run, "run")
      .distinctOn(["run.workshopId", "run.seasonId"])
      .where("(run.workshopId = ANY(:parentIds) OR run.seasonId = ANY(:parentIds))", { parentIds })
      .orderBy("run.workshopId")
      .addOrderBy("run.seasonId")
      // Upcoming first: the soonest, undated last. Then the run that started last.
      .addOrderBy("coalesce(run.startsAt <= :now, false)")
      .addOrderBy("abs(extract(epoch FROM run.startsAt - :now))")
      .addOrderBy("run.id")
      .setParameter("now", now)
      .getMany()
  );
}

export function hasStarted({ startsAt }: Pick<Run, "startsAt">, now: Date): boolean {
  return startsAt !== null && startsAt <= now;
}

/** `sessions` is null for a season, whose end is unknown. */
export function runState(run: Pick<Run, "startsAt">, sessions: Sessions | null, now: Date): RunState {
  const { startsAt } = run;
  if (startsAt === null || startsAt > now) return RunState.COMING;
  return sessions && endOf(startsAt, sessions) <= now ? RunState.FINISHED : RunState.RUNNING;
}
