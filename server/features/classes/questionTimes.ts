import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import { MINUTE_MS } from "../../core/clock";
import { Conflict, Invalid } from "../../core/errors";
import { isoDayInIndia, momentInIndia } from "../../core/timeInIndia";
import { Batch } from "../learning/batch.entity";
import type { ClassParent } from "./classParent";
import { ClassSession } from "./classSession.entity";

type Planned = Pick<ClassSession, "startsAt" | "minutes" | "isPlannedAnyway"> & { id?: string };

function endOf({ startsAt, minutes }: Planned): number {
  return startsAt.getTime() + minutes * MINUTE_MS;
}

function overlaps(one: Planned, other: Planned): boolean {
  return one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);
}

function isOutside({ startsAt }: Planned, { startsOn, endsOn }: Batch): boolean {
  const day = isoDayInIndia(startsAt);
  return (startsOn !== null && day < startsOn) || (endsOn !== null && day > endsOn);
}

async function findDoubt(
  manager: EntityManager,
  { batchId, runId }: ClassParent,
  planned: Planned[],
): Promise<string | null> {
  const unsure = planned.filter(({ isPlannedAnyway }) => !isPlannedAnyway);
  if (unsure.length === 0) return null;
  const siblings = batchId ? { batchId } : { runId: runId ?? "" };
  const classes = await manager.findBy(ClassSession, { ...siblings, cancelledAt: IsNull() });
  const batch = batchId && (await manager.findOneByOrFail(Batch, { id: batchId }));
  for (const one of unsure) {
    const other = classes.find((known) => known.id !== one.id && overlaps(known, one));
    const about = other
      ? `“${other.title}” is at this time already (${momentInIndia(other.startsAt)})`
      : batch && isOutside(one, batch) && `${momentInIndia(one.startsAt)} is outside of the batch's dates`;
    if (about) return about;
  }
  return null;
}

/** Asks staff whether they mean it. */
export async function questionTimes(
  manager: EntityManager,
  parent: ClassParent,
  planned: Planned[],
): Promise<void> {
  const doubt = await findDoubt(manager, parent, planned);
  if (doubt)
    throw new Invalid([{ field: "isPlannedAnyway", message: `${doubt}. Tick this if you mean it.` }]);
}

/** For a cancelled class, whose time another may have taken. */
export async function refuseDoubtful(manager: EntityManager, session: ClassParent & Planned): Promise<void> {
  const doubt = await findDoubt(manager, session, [session]);
  if (doubt) throw new Conflict(`${doubt}. Move one of them, or save this one with “Plan it anyway”.`);
}
