import type { EntityManager } from "typeorm";

/** Loose index scan: the cost does not grow with the log. */
const KINDS = `
  WITH RECURSIVE kinds AS (
    (SELECT action FROM audit_events ORDER BY action LIMIT 1)
    UNION ALL
    SELECT (SELECT action FROM audit_events WHERE action > kinds.action ORDER BY action LIMIT 1)
    FROM kinds WHERE kinds.action IS NOT NULL
  )
  SELECT action FROM kinds WHERE action IS NOT NULL`;

export async function findActivityKinds(manager: EntityManager): Promise<string[]> {
  const rows: { action: string }[] = await manager.query(KINDS);
  return rows.map(({ action }) => action);
}
