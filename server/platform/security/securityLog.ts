import type { Log } from "../../core/log";
import type { SecurityEventKind } from "./securityEvent.entity";

export interface SecurityNote {
  kind: SecurityEventKind;
  /** The operation, route or limit, never typed text. Aggregation keeps its first word. */
  detail: string;
  clientAddress?: string;
  accountId?: string | null;
  recordId?: string | null;
  /** Occurrences, or people's records shown; defaults to 1. */
  count?: number;
}

/** Writes security events shortly after, outside the request's transaction, so that a rollback loses none. */
export interface SecurityLog {
  note: (event: SecurityNote) => void;
  reportTo: (log: Log) => void;
  /** Writes waiting events; call before the process stops. */
  flush: () => Promise<void>;
}
