import type { Services } from "../context";
import type { EmailLink } from "../mail/emailLink";
import type { NotificationKind } from "./notificationKinds";

export type NotifyServices = Pick<Services, "clock" | "jobs" | "people" | "hashing" | "mailDelivery">;

/** A person without an account, such as one who registered as a guest: gets the e-mail alone, at once. */
export interface Guest {
  name: string;
  /** Confirmed by its owner. */
  email: string;
  /** Where the e-mail leads, if not to the news' own path, which may need an account. */
  link?: EmailLink;
}

export interface News {
  kind: NotificationKind;
  /** Accounts by id. Repeated and deleted ones are skipped. */
  recipients: string[];
  /** Skips those whose address is the confirmed one of a recipient. */
  guests?: Guest[];
  /** States the fact: the line in the bell and the e-mail's subject. */
  title: string;
  /** More about it, in a sentence or two. */
  text?: string;
  /** Where it leads on this site, from the root, such as "/dash?batch=…". */
  path: string;
  /** Id of its subject, such as the class. */
  aboutId?: string | null;
  /** Each recipient gets it once per kind and `aboutId`: repeating the call is harmless, even concurrently. */
  isOnce?: boolean;
  /** Joins an unread one of the same kind and `aboutId` instead, if it is as new as this: "3 " and the title. */
  joins?: { withinMinutes: number; title: string };
}
