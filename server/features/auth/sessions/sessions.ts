import { createHash, randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { LessThan } from "typeorm";
import { DAY_MS, HOUR_MS } from "../../../core/clock";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { rememberDevice } from "./knownDevice";
import { nameBrowser } from "./nameBrowser";
import { Session } from "./session.entity";
import { User } from "../user.entity";

export const LIFETIME_MS: Record<Role, { idle: number; total: number }> = {
  [Role.LEARNER]: { idle: 14 * DAY_MS, total: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, total: 12 * HOUR_MS },
};

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** Beyond this, the oldest session ends. */
export const MAX_SESSIONS = 20;

const END_OLDEST = `
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE user_id = $1 AND id <> $2 ORDER BY created_at DESC, id OFFSET ${MAX_SESSIONS - 1})`;

interface OpenedSession {
  token: string;
  endsAt: Date;
  user: User;
}

interface NewSession {
  manager: EntityManager;
  context: Context;
  userId: string;
}

interface SavedSession extends OpenedSession {
  id: string;
}

/** Its token grants access: call it for a person who proved who they are, or in a scratch database. */
export async function saveSession(
  manager: EntityManager,
  { userId, browser, now }: { userId: string; browser: string; now: number },
): Promise<SavedSession> {
  const token = randomBytes(32).toString("base64url");
  const user = await manager.findOneByOrFail(User, { id: userId });
  const { idle, total } = LIFETIME_MS[user.role];
  const endsAt = new Date(now + total);
  const idleUntil = new Date(now + idle);
  const session = manager.create(Session, {
    userId,
    tokenHash: hashToken(token),
    browser,
    idleUntil,
    endsAt,
  });
  const { id } = await manager.save(session);
  return { id, token, endsAt, user };
}

/** Replaces the browser's session; set the returned cookie after the commit. */
export async function replaceSession({ manager, context, userId }: NewSession): Promise<OpenedSession> {
  const old = context.cookies.session.read();
  if (old) await manager.delete(Session, { tokenHash: hashToken(old) });
  const now = context.clock.now().getTime();
  // Clears expired sessions when their owner returns.
  await manager.delete(Session, { userId, idleUntil: LessThan(new Date(now)) });
  const saved = await saveSession(manager, { userId, browser: nameBrowser(context.userAgent), now });
  await manager.query(END_OLDEST, [userId, saved.id]);
  return saved;
}

export function openSession(context: Context, session: OpenedSession): void {
  context.cookies.session.set(session.token, session.endsAt);
  rememberDevice(context, session.user);
  context.forgetActor();
}
