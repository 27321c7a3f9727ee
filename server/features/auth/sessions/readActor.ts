import { poolOf } from "../../../database/dataSource";
import type { Actor, Role } from "../../../core/authorization";
import type { Services } from "../../../platform/context";
import { defineSharedLoader, indexBy } from "../../../platform/loaders";
import { LIFETIME_MS, hashToken } from "./sessions";

/** Extends the idle expiry only after this share of it, so that most reads write nothing. */
const RENEW_AFTER_SHARE = 0.05;

const LIVING_SESSIONS = `
  SELECT encode(s.token_hash, 'base64') AS hash, s.id AS session_id, u.id AS user_id, u.name, u.email,
    u.email_verified_at, u.role, s.idle_until
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = ANY($1::bytea[]) AND s.idle_until > $2 AND s.ends_at > $2`;

interface SessionRow {
  hash: string;
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  email_verified_at: Date | null;
  role: Role;
  idle_until: Date;
}

const livingSession = defineSharedLoader(
  async ({ dataSource, clock }, hashes: readonly string[]): Promise<(SessionRow | undefined)[]> => {
    const { rows } = await poolOf(dataSource).query<SessionRow>({
      name: "living-sessions",
      text: LIVING_SESSIONS,
      values: [hashes.map((hash) => Buffer.from(hash, "base64")), clock.now()],
    });
    const byHash = indexBy(rows, ({ hash }) => hash);
    return hashes.map((hash) => byHash.get(hash));
  },
);

async function renew({ dataSource, clock }: Services, row: SessionRow): Promise<void> {
  const now = clock.now().getTime();
  const { idle } = LIFETIME_MS[row.role];
  if (row.idle_until.getTime() - now >= idle * (1 - RENEW_AFTER_SHARE)) return;
  await dataSource.query("UPDATE sessions SET idle_until = $2 WHERE id = $1", [
    row.session_id,
    new Date(now + idle),
  ]);
}

export async function readActor(services: Services, token: string): Promise<Actor | null> {
  const row = await livingSession(services, hashToken(token).toString("base64"));
  if (!row) return null;
  await renew(services, row);
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    emailVerifiedAt: row.email_verified_at,
    role: row.role,
    sessionId: row.session_id,
  };
}
