import type { Context } from "../context";
import { SecurityEventKind } from "./securityEvent.entity";

/** Records a wrong secret in a link; `detail` names the link's target. */
export async function recordFailedLink(
  context: Pick<Context, "actor" | "clientAddress" | "security">,
  detail: string,
): Promise<void> {
  const { clientAddress } = context;
  const accountId = (await context.actor())?.userId;
  context.security.note({ kind: SecurityEventKind.LINK_FAILED, detail, clientAddress, accountId });
}
