import type { Context } from "../context";
import { networkOf } from "../security/networkOf";
import type { Transaction } from "../transaction";

/** The schedule that seals what was recorded. */
export const SEAL_AUDIT = "seal-audit";

interface AuditRecord {
  action: string;
  entity: string;
  entityId: string | null;
  /** Never a name, an address or a phone: the log cannot forget. */
  before?: object;
  after?: object;
  /** Who did it, where the session does not say so yet (signing in). */
  actor?: { userId: string };
}

/** The row, and beside it the client's network, which expires; a command has none. */
const INSERT = `
  WITH event AS (
    INSERT INTO audit_events (at, actor_id, action, entity, entity_id, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id)
  INSERT INTO audit_origins (event_id, network, at) SELECT id, $8, $1 FROM event WHERE $8 <> ''`;

function toJson(record: object | undefined): string | null {
  return record ? JSON.stringify(record) : null;
}

/** Writes one audit row in the caller's transaction: what is not recorded does not happen. */
export async function recordAudit(
  { manager, services: context }: Transaction<Pick<Context, "actor" | "clock" | "clientAddress" | "jobs">>,
  { actor, action, entity, entityId, before, after }: AuditRecord,
): Promise<void> {
  const { userId = null } = actor ?? (await context.actor()) ?? {};
  const changes = [toJson(before), toJson(after)];
  const row = [context.clock.now(), userId, action, entity, entityId, ...changes];
  await manager.query(INSERT, [...row, networkOf(context.clientAddress)]);
  context.jobs.runSoon(SEAL_AUDIT);
}
