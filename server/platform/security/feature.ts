import type { Feature } from "../feature";
import { addCspReports } from "./cspReports";
import { SecurityResolver } from "./security.resolver";
import { SecurityAlert } from "./securityAlert.entity";
import { SecurityEvent } from "./securityEvent.entity";
import { sweepSecurity } from "./sweepSecurity";

export const security: Feature = {
  entities: [SecurityAlert, SecurityEvent],
  resolvers: [SecurityResolver],
  routes: [addCspReports],
  schedules: [{ name: "sweep-security", cron: "30 21 * * *", work: sweepSecurity }],
};
