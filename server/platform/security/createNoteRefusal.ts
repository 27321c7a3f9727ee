import type { NoteRefusal } from "../../core/noteRefusal";
import { SecurityEventKind } from "./securityEvent.entity";
import type { SecurityLog } from "./securityLog";

export function createNoteRefusal(security: SecurityLog): NoteRefusal {
  return ({ clientAddress }, { actor, detail }) =>
    security.note({ kind: SecurityEventKind.CALL_REFUSED, detail, clientAddress, accountId: actor?.userId });
}
