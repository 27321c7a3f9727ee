import type { Feature } from "../feature";
import { EmailOptOut } from "./emailOptOut.entity";
import { Notification } from "./notification.entity";
import { NotificationPreference } from "./notificationPreference.entity";
import { readOwnNotifications } from "./readOwnNotifications";

export const notifications: Feature = {
  entities: [EmailOptOut, Notification, NotificationPreference],
  personalData: [readOwnNotifications],
};
