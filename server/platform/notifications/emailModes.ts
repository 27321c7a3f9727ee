import type { EntityManager } from "typeorm";
import { In } from "typeorm";
import { EmailOptOut } from "./emailOptOut.entity";
import type { NotificationKind, EmailMode } from "./notificationKinds";
import { KINDS, canStop } from "./notificationKinds";
import { NotificationPreference } from "./notificationPreference.entity";

/** A choice that the kind no longer offers does not count. */
export function modeOf(kind: NotificationKind, chosen: EmailMode | undefined): EmailMode {
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

/** Of these hashes, those that unsubscribed. */
export async function readOptOuts(
  manager: EntityManager,
  kind: NotificationKind,
  addressKeys: string[],
): Promise<Set<string>> {
  if (!canStop(kind) || addressKeys.length === 0) return new Set();
  const rows = await manager.findBy(EmailOptOut, { kind, addressKey: In(addressKeys) });
  return new Set(rows.map(({ addressKey }) => addressKey));
}
