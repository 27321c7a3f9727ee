import type { EntityManager } from "typeorm";

/** Deletes from which networks this account was used; the log of activity keeps what was done. */
export async function forgetOrigins(manager: EntityManager, actorId: string): Promise<void> {
  await manager.query(
    "DELETE FROM audit_origins WHERE event_id IN (SELECT id FROM audit_events WHERE actor_id = $1)",
    [actorId],
  );
}
