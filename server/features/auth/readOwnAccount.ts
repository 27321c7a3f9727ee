import { AuditEvent } from "../../platform/audit/auditEvent.entity";
import type { EntityManager } from "typeorm";
import type { User } from "./user.entity";

const MOST_SIGN_INS = 1000;

/** The account as its owner may take it along, with when and from where they signed in. */
export async function readOwnAccount(manager: EntityManager, user: User): Promise<object> {
  const { id, name, email, phone, role, emailVerifiedAt, createdAt } = user;
  const activity = await manager.find(AuditEvent, {
    where: { entityId: id, actorId: id },
    order: { id: "DESC" },
    take: MOST_SIGN_INS,
  });
  return {
    account: { name, email, phone, role, emailVerifiedAt, createdAt },
    activity: activity.map(({ at, action, clientAddress }) => ({ at, action, clientAddress })),
  };
}
