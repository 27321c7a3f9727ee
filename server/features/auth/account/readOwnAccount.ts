import { AuditEvent } from "../../../platform/audit/auditEvent.entity";
import { AuditOrigin } from "../../../platform/audit/auditOrigin.entity";
import { In } from "typeorm";
import { Session } from "../sessions/session.entity";
import { User } from "../user.entity";
import type { Context } from "../../../platform/context";
import type { Owner } from "../../../platform/ownOrders";

const MAX_SIGN_INS = 1000;

export async function readOwnAccount({ dataSource }: Context, owner: Owner): Promise<object> {
  const { manager } = dataSource;
  const user = await manager.findOneByOrFail(User, { id: owner.id });
  const { id, name, email, phone, role, emailVerifiedAt, createdAt, policyVersion } = user;
  const activity = await manager.find(AuditEvent, {
    where: { entityId: id, actorId: id },
    order: { id: "DESC" },
    take: MAX_SIGN_INS,
  });
  const origins = await manager.findBy(AuditOrigin, { eventId: In(activity.map(({ id }) => id)) });
  const networks = new Map(origins.map(({ eventId, network }) => [eventId, network]));
  const sessions = await manager.find(Session, { where: { userId: id }, order: { createdAt: "DESC" } });
  return {
    account: { name, email, phone, role, emailVerifiedAt, createdAt, policyVersion },
    signedIn: sessions.map(({ browser, createdAt }) => ({ browser, since: createdAt })),
    activity: activity.map(({ id, at, action }) => ({ at, action, network: networks.get(id) ?? null })),
  };
}
