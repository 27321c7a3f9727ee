import { emailKey } from "../../core/text/email";
import { canonicalUuid } from "../../core/uuid";
import type { Services } from "../context";
import { readUnsubscribeSeed } from "../mail/unsubscribeLink";
import type { NotificationKind } from "./notificationKinds";
import { STOPPABLE } from "./notificationKinds";

export function addressKeyOf({ hashing }: Pick<Services, "hashing">, email: string): string {
  return hashing.deriveToken(`opt-out:${emailKey(email)}`);
}

/** All that the daily e-mail lists. */
export const DAILY_TOPIC = "DAILY";

/** Who unsubscribes from what: an account, or an address without one. */
export type Unsubscriber =
  | { userId: string; topic: NotificationKind | typeof DAILY_TOPIC }
  | { addressKey: string; topic: NotificationKind };

export function unsubscribeSeed(one: Unsubscriber): string {
  return "userId" in one ? `a~${one.userId}~${one.topic}` : `e~${one.addressKey}~${one.topic}`;
}

function isStoppable(topic: string): topic is NotificationKind {
  return (STOPPABLE as string[]).includes(topic);
}

/** Null for a token that the server did not sign, and for a kind that can no longer be stopped. */
export function readUnsubscribeToken(
  services: Pick<Services, "hashing">,
  token: string,
): Unsubscriber | null {
  const [type, who = "", topic = ""] = readUnsubscribeSeed(services, token)?.split("~") ?? [];
  if (type === "e") return isStoppable(topic) ? { addressKey: who, topic } : null;
  const userId = canonicalUuid(who);
  return userId && (topic === DAILY_TOPIC || isStoppable(topic)) ? { userId, topic } : null;
}
