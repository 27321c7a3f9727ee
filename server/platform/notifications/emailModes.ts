import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { EmailOptOut } from "./emailOptOut.entity";
import type { NotificationKind } from "./notificationKinds";
import { EmailMode, KINDS, STOPPABLE, canStop } from "./notificationKinds";
import { NotificationPreference } from "./notificationPreference.entity";

/** A choice that the kind no longer offers does not count. */
function modeOf(kind: NotificationKind, chosen: EmailMode | undefined): EmailMode {
  const { modes, byDefault } = KINDS[kind];
  return chosen && modes.includes(chosen) ? chosen : byDefault;
}

export async function readModes(
  manager: EntityManager,
  kind: NotificationKind,
  userIds: string[],
): Promise<(userId: string) => EmailMode> {
  const isFixed = !canStop(kind) || userIds.length === 0;
  const rows = isFixed ? [] : await manager.findBy(NotificationPreference, { kind, userId: In(userIds) });
  const chosen = new Map(rows.map(({ userId, mode }) => [userId, mode]));
  return (userId) => modeOf(kind, chosen.get(userId));
}

/** One account's mode of each kind that can be stopped. */
export async function readOwnModes(
  manager: EntityManager,
  userId: string,
): Promise<Map<NotificationKind, EmailMode>> {
  const rows = await manager.findBy(NotificationPreference, { userId });
  const chosen = new Map(rows.map(({ kind, mode }) => [kind, mode]));
  return new Map(STOPPABLE.map((kind) => [kind, modeOf(kind, chosen.get(kind))]));
}

const UNMARK = `
  UPDATE notifications SET is_for_digest = false WHERE user_id = $1 AND kind = ANY($2) AND is_for_digest`;

/** Waiting for you for the daily e-mail is no longer sent after another choice. */
export async function chooseModes(
  manager: EntityManager,
  userId: string,
  modes: Map<NotificationKind, EmailMode>,
): Promise<void> {
  const rows = [...modes].map(([kind, mode]) => ({ userId, kind, mode }));
  if (rows.length === 0) return;
  await manager.upsert(NotificationPreference, rows, ["userId", "kind"]);
  const others = rows.filter(({ mode }) => mode !== EmailMode.DAILY).map(({ kind }) => kind);
  if (others.length > 0) await manager.query(UNMARK, [userId, others]);
}

/** Of these addresses, those that unsubscribed. */
export async function readOptOuts(
  manager: EntityManager,
  kind: NotificationKind,
  addressKeys: string[],
): Promise<Set<string>> {
  if (!canStop(kind) || addressKeys.length === 0) return new Set();
  const rows = await manager.findBy(EmailOptOut, { kind, addressKey: In(addressKeys) });
  return new Set(rows.map(({ addressKey }) => addressKey));
}
