import { createHash, randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { LessThan } from "typeorm";
import { poolOf } from "../../database/dataSource";
import type { Actor } from "../../graphql/authorization";
import { Role } from "../../graphql/authorization";
import type { Context, Services } from "../../graphql/context";
import { Session } from "./session.entity";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lasts unused, and at most. */
const LIFETIME_MS: Record<Role, { idle: number; total: number }> = {
  [Role.LEARNER]: { idle: 14 * DAY_MS, total: 30 * DAY_MS },
  [Role.ADMIN]: { idle: 2 * HOUR_MS, total: 12 * HOUR_MS },
};

/** The idle end is moved on when this share of it has passed, so that most reads write nothing. */
const RENEW_AFTER_SHARE = 0.05;

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

interface SessionRow {
  session_id: string;
  user_id: string;
  name: string;
  role: Role;
  idle_until: Date;
}

/** Who holds this token, if its session still lives; read from the row on every request. */
export async function readActor(services: Services, token: string): Promise<Actor | null> {
  const pool = poolOf(services.dataSource);
  const now = services.clock.now();
  const { rows } = await pool.query<SessionRow>({
    name: "read-actor",
    text: `SELECT s.id AS session_id, u.id AS user_id, u.name, u.role, s.idle_until
           FROM sessions s JOIN users u ON u.id = s.user_id
           WHERE s.token_hash = $1 AND s.idle_until > $2 AND s.ends_at > $2`,
    values: [hashToken(token), now],
  });
  const row = rows[0];
  if (!row) return null;
  const { idle } = LIFETIME_MS[row.role];
  if (row.idle_until.getTime() - now.getTime() < idle * (1 - RENEW_AFTER_SHARE)) {
    await pool.query("UPDATE sessions SET idle_until = $2 WHERE id = $1", [
      row.session_id,
      new Date(now.getTime() + idle),
    ]);
  }
  return { userId: row.user_id, name: row.name, role: row.role, sessionId: row.session_id };
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
