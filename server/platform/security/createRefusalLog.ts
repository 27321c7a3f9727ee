import type { LogRefusal } from "../../core/logRefusal";
import { SecurityEventKind } from "./securityEvent.entity";
import type { SecurityLog } from "./securityLog";

export function createRefusalLog(security: SecurityLog): LogRefusal {
  return ({ clientAddress }, { actor, detail }) =>
    security.note({ kind: SecurityEventKind.CALL_REFUSED, detail, clientAddress, accountId: actor?.userId });
}
