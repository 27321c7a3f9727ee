import type { Context } from "../context";
import type { Owner } from "../ownOrders";
import { Notification } from "./notification.entity";
import { NotificationPreference } from "./notificationPreference.entity";

export async function readOwnNotifications({ dataSource }: Context, { id: userId }: Owner): Promise<object> {
  const { manager } = dataSource;
  const rows = await manager.find(Notification, { where: { userId }, order: { createdAt: "ASC" } });
  const choices = await manager.findBy(NotificationPreference, { userId });
  return {
    notifications: rows.map(({ kind, title, text, createdAt, readAt }) => ({
      kind,
      title,
      text,
      createdAt,
      readAt,
    })),
    notificationEmails: choices.map(({ kind, mode }) => ({ kind, mode })),
  };
}
