import type { Context } from "../context";
import { networkOf } from "../security/networkOf";
import type { Transaction } from "../transaction";

export const SEAL_AUDIT = "seal-audit";

interface AuditRecord {
  action: string;
  entity: string;
  entityId: string | null;
  /** No name, address or phone: the log is permanent. */
  before?: object;
  after?: object;
  /** The actor before the session exists (signing in). */
  actor?: { userId: string };
}

/** A command on the server has no network. */
const INSERT = `
  WITH event AS (
    INSERT INTO audit_events (at, actor_id, action, entity, entity_id, before, after)
    VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id)
  INSERT INTO audit_origins (event_id, network, at) SELECT id, $8, $1 FROM event WHERE $8 <> ''`;

function toJson(record: object | undefined): string | null {
  return record ? JSON.stringify(record) : null;
}

/** In the caller's transaction, so that no change goes unrecorded. */
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
