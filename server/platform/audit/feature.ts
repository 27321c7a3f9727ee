import type { Feature } from "../feature";
import { AuditResolver } from "./audit.resolver";
import { AuditEvent } from "./auditEvent.entity";
import { AuditOrigin } from "./auditOrigin.entity";
import { AuditSeal } from "./auditSeal.entity";
import { mailAuditHead } from "./mailAuditHead";
import { SEAL_AUDIT } from "./recordAudit";
import { sealAudit } from "./sealAudit";

export const audit: Feature = {
  entities: [AuditEvent, AuditOrigin, AuditSeal],
  resolvers: [AuditResolver],
  schedules: [
    { name: SEAL_AUDIT, cron: "* * * * *", work: sealAudit },
    { name: "mail-audit-head", cron: "45 0 * * *", work: mailAuditHead },
  ],
};
