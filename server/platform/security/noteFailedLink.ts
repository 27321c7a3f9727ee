import type { Context } from "../context";
import { SecurityEventKind } from "./securityEvent.entity";

/** Notes that the secret of a link opened nothing; `detail` names what it would have opened. */
export async function noteFailedLink(
  context: Pick<Context, "actor" | "clientAddress" | "security">,
  detail: string,
): Promise<void> {
  const { clientAddress } = context;
  const accountId = (await context.actor())?.userId;
  context.security.note({ kind: SecurityEventKind.LINK_FAILED, detail, clientAddress, accountId });
}
