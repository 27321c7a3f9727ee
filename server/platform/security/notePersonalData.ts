import type { MiddlewareFn } from "type-graphql";
import type { Context } from "../../graphql/context";
import { SecurityEventKind } from "./securityEvent.entity";
import type { SecurityNote } from "./securityLog";

/** Notes that the signed-in account read or exported people's data. */
export async function notePersonalData(
  context: Pick<Context, "actor" | "clientAddress" | "security">,
  event: Pick<SecurityNote, "kind" | "detail" | "recordId" | "count">,
): Promise<void> {
  const { clientAddress } = context;
  context.security.note({ ...event, clientAddress, accountId: (await context.actor())?.userId });
}

/** What a field with people's data answers: a record, or a page of them. */
type Answer = { id: string } | { nodes: unknown[] } | null | undefined;

/** Of a field for staff that shows people's data: notes the record, or how many there are on the page. */
export const notesPeople: MiddlewareFn<Context> = async ({ context, info }, next) => {
  const answer = (await next()) as Answer;
  if (!answer) return answer;
  const shown = "nodes" in answer ? { count: answer.nodes.length } : { count: 1, recordId: answer.id };
  const { parentType, fieldName, schema } = info;
  const detail = parentType === schema.getQueryType() ? fieldName : `${parentType.name}.${fieldName}`;
  const event = { kind: SecurityEventKind.PERSONAL_DATA_READ, detail, ...shown };
  if (shown.count > 0) await notePersonalData(context, event);
  return answer;
};
