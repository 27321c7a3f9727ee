import type { EntityManager } from "typeorm";
import type { OfferingKey } from "./offering";
import { OfferingKind } from "./offering";

type SeatedKind = Exclude<OfferingKind, OfferingKind.COURSE>;

const TABLES: Record<SeatedKind, { table: string; column: string }> = {
  [OfferingKind.WORKSHOP]: { table: "workshops", column: "workshop_id" },
  [OfferingKind.SEASON]: { table: "bootcamp_seasons", column: "season_id" },
  [OfferingKind.BATCH]: { table: "batches", column: "batch_id" },
};

/** The column of a registration that names what it is for. */
export function tablesOf(kind: OfferingKind): { table: string; column: string } {
  if (kind === OfferingKind.COURSE) throw new Error("A course has no seats.");
  return TABLES[kind];
}

/** What is kept in this table. */
export function kindOfTable(name: string): SeatedKind {
  const [kind] = Object.entries(TABLES).find(([, { table }]) => table === name) ?? [];
  if (!kind) throw new Error(`There are no seats in ${name}.`);
  return kind as SeatedKind;
}

/** Whoever gives or takes seats of an offering does so one after the other: its row is taken first, before any other. */
export async function lockOffering(manager: EntityManager, { kind, id }: OfferingKey): Promise<void> {
  await manager.query(`SELECT 1 FROM ${tablesOf(kind).table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
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

/** The same for somebody new, who does not pass those that wait. */
export async function takeSeatInTurn(manager: EntityManager, { kind, id }: OfferingKey): Promise<boolean> {
  const { table, column } = tablesOf(kind);
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE ${table} SET seats_taken = seats_taken + 1
     WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)
       AND NOT EXISTS (SELECT 1 FROM registrations WHERE ${column} = $1 AND state = 'WAITING')`,
    [id],
  );
  return taken === 1;
}

export async function giveSeatBack(manager: EntityManager, { kind, id }: OfferingKey): Promise<void> {
  const { table } = tablesOf(kind);
  await manager.query(`UPDATE ${table} SET seats_taken = greatest(seats_taken - 1, 0) WHERE id = $1`, [id]);
}
