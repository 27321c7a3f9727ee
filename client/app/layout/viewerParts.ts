/** One chunk for what only signed-in people see of the top bar. */
export { ViewerMenu } from "../../features/auth/ViewerMenu";
export { NotificationBell } from "../../features/notifications/bell/NotificationBell";
