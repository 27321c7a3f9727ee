/** One chunk for what only signed-in people see of the bars. */
export { ViewerMenu } from "../../features/auth/ViewerMenu";
export { NotificationBell } from "../../features/notifications/bell/NotificationBell";
export { PortalTabs } from "./portal/PortalTabs";
