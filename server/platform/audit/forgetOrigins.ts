import type { EntityManager } from "typeorm";

export async function forgetOrigins(manager: EntityManager, actorId: string): Promise<void> {
  await manager.query(
    "DELETE FROM audit_origins WHERE event_id IN (SELECT id FROM audit_events WHERE actor_id = $1)",
    [actorId],
  );
}
