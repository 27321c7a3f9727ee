import type { EntityManager } from "typeorm";
import type { Services } from "../../graphql/context";
import type { Seated } from "../../platform/seatLine";
import { areAllTrusted } from "./holds";
import { isInLineSql } from "./liveOrder";
import type { OfferingKey } from "./offering";
import { OfferingKind } from "./offering";

type SeatedKind = Exclude<OfferingKind, OfferingKind.COURSE>;

const TABLES: Record<SeatedKind, { table: string; column: string }> = {
  [OfferingKind.WORKSHOP]: { table: "runs", column: "run_id" },
  [OfferingKind.SEASON]: { table: "runs", column: "run_id" },
  [OfferingKind.BATCH]: { table: "batches", column: "batch_id" },
};

/** The column of a registration that names what it is for. */
export function tablesOf(kind: OfferingKind): { table: string; column: string } {
  if (kind === OfferingKind.COURSE) throw new Error("A course has no seats.");
  return TABLES[kind];
}

/** By which column of its runs a row that staff edit is found. */
const RUN_COLUMNS: Record<string, string> = {
  runs: "id",
  workshops: "workshop_id",
  bootcamp_seasons: "season_id",
};

/** What an edit of this row may change for people with a place: a batch, a run, or all runs of a workshop or season. */
export async function offeringsIn(manager: EntityManager, { table, id }: Seated): Promise<OfferingKey[]> {
  if (table === TABLES.BATCH.table) return [{ kind: OfferingKind.BATCH, id }];
  const column = RUN_COLUMNS[table];
  if (!column) throw new Error(`There are no seats in ${table}.`);
  return manager.query<OfferingKey[]>(
    `SELECT id, CASE WHEN season_id IS NULL THEN 'WORKSHOP' ELSE 'SEASON' END AS kind
     FROM runs WHERE ${column} = $1 ORDER BY id`,
    [id],
  );
}

/** Seats of an offering are given and taken one after the other: its row is locked first, before any other. */
export async function lockOffering(manager: EntityManager, { kind, id }: OfferingKey): Promise<void> {
  await manager.query(`SELECT 1 FROM ${tablesOf(kind).table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
}

/** Locks several offerings in one order for everybody, so that no two transactions wait for each other. */
export async function lockOfferings(manager: EntityManager, keys: OfferingKey[]): Promise<void> {
  const byRow = new Map(keys.map((key) => [`${tablesOf(key.kind).table}:${key.id}`, key]));
  const rows = [...byRow].sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [, key] of rows) await lockOffering(manager, key);
}

/** Takes a seat if one is free: one conditional UPDATE decides. */
export async function takeSeat(manager: EntityManager, { kind, id }: OfferingKey): Promise<boolean> {
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE ${tablesOf(kind).table} SET seats_taken = seats_taken + 1
     WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)`,
    [id],
  );
  return taken === 1;
}

/** Like `takeSeat`, but never jumps the waiting list. */
export async function takeSeatInTurn(
  manager: EntityManager,
  services: Pick<Services, "mailDelivery">,
  { kind, id }: OfferingKey,
): Promise<boolean> {
  const { table, column } = tablesOf(kind);
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE ${table} SET seats_taken = seats_taken + 1
     WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)
       AND NOT EXISTS (SELECT 1 FROM registrations r WHERE r.${column} = $1 AND ${isInLineSql("r", "$2")})`,
    [id, areAllTrusted(services)],
  );
  return taken === 1;
}

export async function giveSeatBack(manager: EntityManager, { kind, id }: OfferingKey): Promise<void> {
  const { table } = tablesOf(kind);
  await manager.query(`UPDATE ${table} SET seats_taken = greatest(seats_taken - 1, 0) WHERE id = $1`, [id]);
}
