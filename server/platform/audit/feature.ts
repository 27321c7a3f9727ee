import { SECOND_MS } from "../../core/clock";
import type { Feature } from "../feature";
import { AuditResolver } from "./audit.resolver";
import { AuditEvent } from "./auditEvent.entity";
import { AuditOrigin } from "./auditOrigin.entity";
import { AuditSeal } from "./auditSeal.entity";
import { sealAudit } from "./sealAudit";

export const audit: Feature = {
  entities: [AuditEvent, AuditOrigin, AuditSeal],
  resolvers: [AuditResolver],
  jobs: [{ everyMs: SECOND_MS, work: sealAudit }],
};
