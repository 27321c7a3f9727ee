import type { EntityManager } from "typeorm";
import type { Services } from "../../platform/context";
import type { RunSeats } from "../../platform/runSeats";
import { batchPeople } from "../learning/access/batchPeople";
import type { Place } from "./rules/measure";

const OF_BATCH = batchPeople("$1");

const AMONG_BATCH = `SELECT user_id FROM (${OF_BATCH}) people WHERE user_id = ANY($2::uuid[])`;

interface Person {
  id: string;
  /** What the list is sorted by. */
  sort: string;
}

const PAGE = `
  SELECT id, lower(name) AS sort FROM users
  WHERE id IN (SELECT unnest($1::uuid[])) AND ($2::text IS NULL OR (lower(name), id) > ($2, $3::uuid))
  ORDER BY lower(name), id LIMIT $4`;

const idsIn = (rows: { user_id: string }[]) => rows.map(({ user_id }) => user_id);

type Needs = Pick<Services, "runSeats">;

export async function findPlaceIds(manager: EntityManager, { runSeats }: Needs, { batchId, runId }: Place) {
  if (batchId) return idsIn(await manager.query<{ user_id: string }[]>(OF_BATCH, [batchId]));
  return runId ? (await runSeats.holders(manager, runId)).accountIds : [];
}

const placesOf = ({ runsOfAccount }: RunSeats) => `
  SELECT batch_id AS "batchId", NULL::uuid AS "runId" FROM batch_accesses WHERE user_id = $1
  UNION
  SELECT r.batch_id, NULL FROM lesson_progress p JOIN batch_references r ON r.id = p.reference_id WHERE p.user_id = $1
  UNION
  SELECT NULL, run.id FROM (${runsOfAccount}) run`;

/** Every batch and run in which a person may have earned something. */
export async function findPlacesOf(
  manager: EntityManager,
  { runSeats }: Needs,
  userId: string,
): Promise<Place[]> {
  return manager.query<Place[]>(placesOf(runSeats), [userId]);
}

interface PeoplePage {
  place: Place;
  first: number;
  after: { sort: string; id: string } | null;
}

/** People with an account, by name. */
export async function findPlacePeople(
  manager: EntityManager,
  services: Needs,
  { place, first, after }: PeoplePage,
): Promise<Person[]> {
  const ids = await findPlaceIds(manager, services, place);
  return manager.query<Person[]>(PAGE, [ids, after?.sort ?? null, after?.id ?? null, first]);
}

export async function areInPlace(
  manager: EntityManager,
  { runSeats }: Needs,
  { place: { batchId, runId }, userIds }: { place: Place; userIds: string[] },
): Promise<boolean> {
  const inBatch = batchId
    ? idsIn(await manager.query<{ user_id: string }[]>(AMONG_BATCH, [batchId, userIds]))
    : [];
  const known = new Set(runId ? (await runSeats.holders(manager, runId)).accountIds : inBatch);
  return userIds.every((id) => known.has(id));
}
