import type { EntityManager } from "typeorm";
import { IsNull } from "typeorm";
import { DAY_MS, MINUTE_MS } from "../../core/clock";
import { Conflict, Invalid } from "../../core/errors";
import { isoDayInIndia, momentInIndia } from "../../core/timeInIndia";
import { Batch } from "../learning/batch.entity";
import type { ClassParent } from "./classParent";
import { ClassSession } from "./classSession.entity";

type Planned = Pick<ClassSession, "startsAt" | "minutes" | "isPlannedAnyway" | "teacherName"> & {
  id?: string;
};

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

function isSamePerson(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Of all batches and workshops, on these days. */
async function findClassesOfTeachers(manager: EntityManager, planned: Planned[]): Promise<ClassSession[]> {
  const names = planned.flatMap(({ teacherName }) => (teacherName ? [teacherName.toLowerCase()] : []));
  if (names.length === 0) return [];
  const starts = planned.map(({ startsAt }) => startsAt.getTime());
  const [from, to] = [Math.min(...starts) - DAY_MS, Math.max(...starts) + DAY_MS].map((at) => new Date(at));
  return manager
    .createQueryBuilder(ClassSession, "session")
    .where("lower(session.teacherName) IN (:...names)", { names })
    .andWhere("session.cancelledAt IS NULL AND session.startsAt BETWEEN :from AND :to", { from, to })
    .getMany();
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
  const ofTeachers = await findClassesOfTeachers(manager, unsure);
  for (const one of unsure) {
    const isOther = (known: ClassSession) => known.id !== one.id && overlaps(known, one);
    const sibling = classes.find(isOther);
    if (sibling) return `“${sibling.title}” is at this time already (${momentInIndia(sibling.startsAt)})`;
    const teacher = one.teacherName ?? "";
    const taught = ofTeachers.find((known) => isOther(known) && isSamePerson(known.teacherName, teacher));
    if (taught)
      return `${teacher} teaches “${taught.title}” at this time (${momentInIndia(taught.startsAt)})`;
    if (batch && isOutside(one, batch))
      return `${momentInIndia(one.startsAt)} is outside of the batch's dates`;
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
