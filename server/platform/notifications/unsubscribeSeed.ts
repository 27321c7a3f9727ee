import { emailKey } from "../../core/text/email";
import type { Services } from "../context";
import type { NotificationKind } from "./notificationKinds";

export function addressKeyOf({ hashing }: Pick<Services, "hashing">, email: string): string {
  return hashing.deriveToken(`opt-out:${emailKey(email)}`);
}

/** Who unsubscribes: an account by its id, or an address without one by its hash. */
export type Subscriber = { userId: string } | { addressKey: string };

export function unsubscribeSeed(subscriber: Subscriber, kind: NotificationKind): string {
  return "userId" in subscriber ? `a.${subscriber.userId}.${kind}` : `e.${subscriber.addressKey}.${kind}`;
}
