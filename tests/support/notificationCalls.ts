import type { News } from "../../server/platform/notifications/news";
import { NotificationKind } from "../../server/platform/notifications/notificationKinds";
import { notify } from "../../server/platform/notifications/notify";
import type { Caller, TestApp } from "./testApp";

export const VERIFIED = { emailVerifiedAt: new Date() };

export const SOON: Omit<News, "recipients"> = {
  kind: NotificationKind.CLASS_SOON,
  title: "Python Batch 3 starts in an hour",
  text: "Today, 8:00 pm IST.",
  path: "/dash",
};

export interface Shown {
  id: string;
  title: string;
  path: string;
  createdAt: string;
  readAt: string | null;
}

export function notificationCalls(server: TestApp) {
  /** `at` is the clock's time. */
  async function tell(news: Partial<News>, at?: Date): Promise<void> {
    const { dataSource, services } = server;
    const moved = at ? { ...services, clock: { now: () => at } } : services;
    await dataSource.transaction((manager) =>
      notify({ manager, services: moved }, { ...SOON, recipients: [], ...news }),
    );
  }

  async function bell(caller: Caller): Promise<{ unread: number; shown: Shown[] }> {
    const { data } = await caller.ask(
      `{ viewerUnreadNotifications { count } viewerNotifications(first: 20) { nodes { id title path createdAt readAt } } }`,
    );
    return {
      unread: data?.viewerUnreadNotifications.count as number,
      shown: data?.viewerNotifications.nodes as Shown[],
    };
  }

  async function setEmails(caller: Caller, kind: string, mode: string) {
    return caller.ask(
      "mutation ($input: SetNotificationEmailsInput!) { setNotificationEmails(input: $input) { kind mode } }",
      { input: { kind, mode } },
    );
  }

  async function settings(caller: Caller): Promise<Record<string, string>> {
    const { data } = await caller.ask("{ viewerNotificationSettings { kind mode } }");
    const rows = data?.viewerNotificationSettings as { kind: string; mode: string }[];
    return Object.fromEntries(rows.map(({ kind, mode }) => [kind, mode]));
  }

  return { tell, bell, setEmails, settings };
}
