import { createHash, randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { LessThan } from "typeorm";
import { Role } from "../../graphql/authorization";
import type { Context } from "../../graphql/context";
import { nameBrowser } from "./nameBrowser";
import { Session } from "./session.entity";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts unused, and at most. */
export const LIFETIME_MS: Record<Role, { idle: number; total: number }> = {
  [Role.LEARNER]: { idle: 14 * DAY_MS, total: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, total: 12 * HOUR_MS },
};

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

interface OpenedSession {
  id: string;
  token: string;
  endsAt: Date;
}

interface NewSession {
  manager: EntityManager;
  context: Context;
  user: { id: string; role: Role };
}

/** Ends the browser's old session, if any, and makes a new one; the answer is the cookie to set once all is committed. */
export async function replaceSession({ manager, context, user }: NewSession): Promise<OpenedSession> {
  const old = context.sessionCookie.read();
  if (old) await manager.delete(Session, { tokenHash: hashToken(old) });
  const token = randomBytes(32).toString("base64url");
  const now = context.clock.now().getTime();
  // Sessions that ended by themselves are cleared away when their owner comes back.
  await manager.delete(Session, { userId: user.id, idleUntil: LessThan(new Date(now)) });
  const { idle, total } = LIFETIME_MS[user.role];
  const endsAt = new Date(now + total);
  const { id } = await manager.save(
    manager.create(Session, {
      userId: user.id,
      tokenHash: hashToken(token),
      browser: nameBrowser(context.userAgent),
      idleUntil: new Date(now + idle),
      endsAt,
    }),
  );
  return { id, token, endsAt };
}

/** Hands the new session to the browser. */
export function openSession(context: Context, session: OpenedSession): void {
  context.sessionCookie.set(session.token, session.endsAt);
  context.forgetActor();
}
