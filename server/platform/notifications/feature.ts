import type { Feature } from "../feature";
import { EmailOptOut } from "./emailOptOut.entity";
import { Notification } from "./notification.entity";
import { NotificationResolver } from "./notification.resolver";
import { NotificationPreference } from "./notificationPreference.entity";
import { readOwnNotifications } from "./readOwnNotifications";
import { sendDigests } from "./sendDigests";
import { sweepNotifications } from "./sweepNotifications";
import { addUnsubscribeRoute } from "./unsubscribeRoute";

export const notifications: Feature = {
  entities: [EmailOptOut, Notification, NotificationPreference],
  resolvers: [NotificationResolver],
  routes: [addUnsubscribeRoute],
  schedules: [
    // 7 am in India. The later runs make up for a failed one.
    { name: "send-digests", cron: "30 1-4 * * *", work: sendDigests },
    { name: "sweep-notifications", cron: "50 21 * * *", work: sweepNotifications },
  ],
  personalData: [readOwnNotifications],
};
