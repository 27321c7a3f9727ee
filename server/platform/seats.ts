import type { EntityManager } from "typeorm";
import type { Seated } from "./seatLine";

/** Lock order: this row before orders and accesses. */
export async function lockSeats(manager: EntityManager, { table, id }: Seated): Promise<void> {
  await manager.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
}

/** Atomic: one conditional UPDATE. */
export async function takeFreeSeat(manager: EntityManager, { table, id }: Seated): Promise<boolean> {
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE ${table} SET seats_taken = seats_taken + 1 WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)`,
    [id],
  );
  return taken === 1;
}

export async function returnSeats(
  manager: EntityManager,
  { table, id }: Seated,
  count: number,
): Promise<void> {
  await manager.query(`UPDATE ${table} SET seats_taken = greatest(seats_taken - $2, 0) WHERE id = $1`, [
    id,
    count,
  ]);
}
