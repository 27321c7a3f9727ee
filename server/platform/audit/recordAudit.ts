import type { EntityManager } from "typeorm";
import type { Context } from "../../graphql/context";
import { AuditEvent } from "./auditEvent.entity";

interface AuditRecord {
  action: string;
  entity: string;
  entityId: string | null;
  before?: object;
  after?: object;
  /** Who did it, where the session does not say so yet (signing in). */
  actor?: { userId: string; name: string };
}

/** Only these leave a record for the log: columns that are read by default, so never a secret. */
function plain(record: object | undefined): object | null {
  return record ? (JSON.parse(JSON.stringify(record)) as object) : null;
}

/** Writes one audit row in the caller's transaction: what is not recorded does not happen. */
export async function recordAudit(
  manager: EntityManager,
  context: Pick<Context, "actor" | "clock" | "clientAddress">,
  record: AuditRecord,
): Promise<void> {
  const actor = record.actor ?? (await context.actor());
  await manager.insert(AuditEvent, {
    at: context.clock.now(),
    actorId: actor?.userId ?? null,
    actorName: actor?.name ?? null,
    action: record.action,
    entity: record.entity,
    entityId: record.entityId,
    before: plain(record.before),
    after: plain(record.after),
    clientAddress: context.clientAddress,
  });
}
