import type { Log } from "../../core/log";
import type { SecurityEventKind } from "./securityEvent.entity";

export interface SecurityNote {
  kind: SecurityEventKind;
  /** The operation, route or limit, never what was typed. Only its first word is kept once there are too many events. */
  detail: string;
  clientAddress?: string;
  accountId?: string | null;
  recordId?: string | null;
  /** How often it happened, or how many people's records it showed; one unless given. */
  count?: number;
}

/** Writes security events a moment later, outside the request's transaction, so that a rollback loses none. */
export interface SecurityLog {
  note: (event: SecurityNote) => void;
  /** Where the lines go that a SIEM reads. */
  reportTo: (log: Log) => void;
  /** Writes what is waiting; for a process that stops. */
  flush: () => Promise<void>;
}
