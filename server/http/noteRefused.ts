import type { Actor } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { SecurityEventKind } from "../platform/security/securityEvent.entity";

interface Refused {
  actor: Actor | null;
  /** What was refused, in our words: never what was typed. */
  detail: string;
}

/** Notes that a client asked for what it may not have. */
export function noteRefused({ security, clientAddress }: Context, { actor, detail }: Refused): void {
  const kind = SecurityEventKind.CALL_REFUSED;
  security.note({ kind, detail, clientAddress, accountId: actor?.userId });
}
