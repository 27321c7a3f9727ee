import type { EntityManager } from "typeorm";

/** Locks the batch's row, so that two changes of its learners come one after the other. */
export async function lockBatch(manager: EntityManager, id: string): Promise<void> {
  await manager.query("SELECT 1 FROM batches WHERE id = $1 FOR UPDATE", [id]);
}
