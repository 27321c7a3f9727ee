import { In } from "typeorm";
import type { Context } from "../../../platform/context";
import { defineLoader, groupBy, indexBy } from "../../../platform/loaders";
import { Run } from "./run.entity";
import { findVisibleRuns } from "./visibleRun";
import { Workshop } from "../workshop.entity";

export const MAX_RUNS = 100;

function parentOf({ workshopId, seasonId }: Run): string {
  return workshopId ?? seasonId ?? "";
}

const shownRunByParent = defineLoader(async ({ dataSource, clock }, ids) =>
  indexBy(await findVisibleRuns(dataSource.manager, ids, clock.now()), parentOf),
);

const PAST = { startsAt: new Date(0), seats: null, seatsTaken: 0, countdownTo: null, countdownText: null };

/** Every workshop and season has a run from its creation; one that was deleted since its list was read is past. */
export async function visibleRunOf(context: Context, parentId: string): Promise<Run> {
  return (await shownRunByParent(context).load(parentId)) ?? Object.assign(new Run(), PAST);
}

export const runsByParent = defineLoader(async ({ dataSource }, ids) => {
  const runs = await dataSource.manager.find(Run, {
    where: [{ workshopId: In([...ids]) }, { seasonId: In([...ids]) }],
    order: { startsAt: { direction: "DESC", nulls: "FIRST" }, id: "ASC" },
  });
  return new Map([...groupBy(runs, parentOf)].map(([id, of]) => [id, of.slice(0, MAX_RUNS)]));
});

export const workshopById = defineLoader(async ({ dataSource }, ids) => {
  const workshops = await dataSource.manager.findBy(Workshop, { id: In([...ids]) });
  return indexBy(workshops, ({ id }) => id);
});
