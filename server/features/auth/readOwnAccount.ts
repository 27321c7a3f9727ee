import { AuditEvent } from "../../platform/audit/auditEvent.entity";
import { AuditOrigin } from "../../platform/audit/auditOrigin.entity";
import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { Session } from "./session.entity";
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
  const origins = await manager.findBy(AuditOrigin, { eventId: In(activity.map(({ id }) => id)) });
  const networks = new Map(origins.map(({ eventId, network }) => [eventId, network]));
  const sessions = await manager.find(Session, { where: { userId: id }, order: { createdAt: "DESC" } });
  return {
    account: { name, email, phone, role, emailVerifiedAt, createdAt },
    signedIn: sessions.map(({ browser, createdAt }) => ({ browser, since: createdAt })),
    activity: activity.map(({ id, at, action }) => ({ at, action, network: networks.get(id) ?? null })),
  };
}
