import type { Context } from "../../graphql/context";
import type { SecurityNote } from "./securityLog";

/** Notes that the signed-in account read or exported people's data. */
export async function notePersonalData(
  context: Pick<Context, "actor" | "clientAddress" | "security">,
  event: Pick<SecurityNote, "kind" | "detail" | "recordId">,
): Promise<void> {
  const { clientAddress } = context;
  context.security.note({ ...event, clientAddress, accountId: (await context.actor())?.userId });
}
