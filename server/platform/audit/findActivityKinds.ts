import type { EntityManager } from "typeorm";

/** From one name to the next by the index, so that it costs the same however long the log is. */
const KINDS = `
  WITH RECURSIVE kinds AS (
    (SELECT action FROM audit_events ORDER BY action LIMIT 1)
    UNION ALL
    SELECT (SELECT action FROM audit_events WHERE action > kinds.action ORDER BY action LIMIT 1)
    FROM kinds WHERE kinds.action IS NOT NULL
  )
  SELECT action FROM kinds WHERE action IS NOT NULL`;

/** The operations that have been done at least once, by name. */
export async function findActivityKinds(manager: EntityManager): Promise<string[]> {
  const rows: { action: string }[] = await manager.query(KINDS);
  return rows.map(({ action }) => action);
}
