import type { EntityManager } from "typeorm";

/** After another video took the lesson's place. Who was done stays done; watched seconds stay as a sum. */
export async function startWatchingOver(manager: EntityManager, referenceId: string): Promise<void> {
  await manager.query(
    `UPDATE lesson_progress SET earlier_seconds = earlier_seconds + watched_seconds,
       watched = '{}', watched_seconds = 0, position_seconds = 0, position_at = NULL
     WHERE reference_id = $1`,
    [referenceId],
  );
}
