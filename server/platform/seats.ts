import type { EntityManager } from "typeorm";
import type { Seated } from "./seatLine";

/** Seats of a row are taken and given back one after the other: it is locked before orders and accesses. */
export async function lockSeats(manager: EntityManager, { table, id }: Seated): Promise<void> {
  await manager.query(`SELECT 1 FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [id]);
}

/** Takes a seat if one is free: one conditional UPDATE decides. */
export async function takeFreeSeat(manager: EntityManager, { table, id }: Seated): Promise<boolean> {
  const [, taken] = await manager.query<[unknown, number]>(
    `UPDATE ${table} SET seats_taken = seats_taken + 1 WHERE id = $1 AND (seats IS NULL OR seats_taken < seats)`,
    [id],
  );
  return taken === 1;
}

export async function giveSeatsBack(
  manager: EntityManager,
  { table, id }: Seated,
  count: number,
): Promise<void> {
  await manager.query(`UPDATE ${table} SET seats_taken = greatest(seats_taken - $2, 0) WHERE id = $1`, [
    id,
    count,
  ]);
}
