import type { EntityManager } from "typeorm";
import type { Services } from "../../../platform/context";
import type { Seated } from "../../../platform/seatLine";
import { returnSeats, lockSeats, takeFreeSeat } from "../../../platform/seats";
import { areAllTrusted } from "./holds";
import { isInLineSql } from "./liveOrder";
import type { OfferingKey } from "../offerings/offering";
import { OfferingKind } from "../offerings/offering";
import type { Transaction } from "../../../platform/transaction";

type SeatedKind = Exclude<OfferingKind, OfferingKind.COURSE>;

const TABLES: Record<SeatedKind, { table: string; column: string }> = {
  [OfferingKind.WORKSHOP]: { table: "runs", column: "run_id" },
  [OfferingKind.SEASON]: { table: "runs", column: "run_id" },
  [OfferingKind.BATCH]: { table: "batches", column: "batch_id" },
};

export function tablesOf(kind: OfferingKind): { table: string; column: string } {
  if (kind === OfferingKind.COURSE) throw new Error("A course has no seats.");
  return TABLES[kind];
}

const RUN_COLUMNS: Record<string, string> = {
  runs: "id",
  workshops: "workshop_id",
  bootcamp_seasons: "season_id",
};

/** Offerings that an edit of this row affects: a batch, a run, or all runs of a workshop or season. */
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

function seatsOf({ kind, id }: OfferingKey): Seated {
  return { table: tablesOf(kind).table, id };
}

/** Lock order: the offering before its orders. */
export async function lockOffering(manager: EntityManager, key: OfferingKey): Promise<void> {
  await lockSeats(manager, seatsOf(key));
}

/** Identifies the row; also the sort key for locking several. */
function rowOf(key: OfferingKey): string {
  const { table, id } = seatsOf(key);
  return `${table}:${id}`;
}

/** Locks each row once in a global order, to avoid deadlocks. */
export async function lockOfferings(manager: EntityManager, keys: OfferingKey[]): Promise<OfferingKey[]> {
  const byRow = [...new Map(keys.map((key) => [rowOf(key), key]))];
  const distinct = byRow.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key);
  for (const key of distinct) await lockOffering(manager, key);
  return distinct;
}

export function areAmong(keys: OfferingKey[], others: OfferingKey[]): boolean {
  const rows = new Set(others.map(rowOf));
  return keys.every((key) => rows.has(rowOf(key)));
}

export async function takeSeat(manager: EntityManager, key: OfferingKey): Promise<boolean> {
  return takeFreeSeat(manager, seatsOf(key));
}

/** A new order gets a seat only if nobody waits for it. The caller has locked the offering. */
export async function isSeatFree(
  { manager, services }: Transaction<Pick<Services, "mailDelivery">>,
  { kind, id }: OfferingKey,
): Promise<boolean> {
  const { table, column } = tablesOf(kind);
  const free = await manager.query<unknown[]>(
    `SELECT 1 FROM ${table} WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)
       AND NOT EXISTS (SELECT 1 FROM registrations r WHERE r.${column} = $1 AND ${isInLineSql("r", "$2")})`,
    [id, areAllTrusted(services)],
  );
  return free.length > 0;
}

export async function returnSeat(manager: EntityManager, key: OfferingKey): Promise<void> {
  await returnSeats(manager, seatsOf(key), 1);
}
