import type { MiddlewareFn } from "type-graphql";
import type { Context } from "../context";
import { SecurityEventKind } from "./securityEvent.entity";
import type { SecurityNote } from "./securityLog";

export async function recordPersonalDataAccess(
  context: Pick<Context, "actor" | "clientAddress" | "security">,
  event: Pick<SecurityNote, "kind" | "detail" | "recordId" | "count">,
): Promise<void> {
  const { clientAddress } = context;
  context.security.note({ ...event, clientAddress, accountId: (await context.actor())?.userId });
}

type Answer = { id: string } | { nodes: { id: string }[] } | null | undefined;

/** Keyed by the loaders map, which all copies of a request's context share. */
const shown = new WeakMap<Context["loaders"], Set<string>>();

/** Counts each id once per request: a document may name a field twice, and may run twice. */
function countNew({ loaders }: Context, detail: string, ids: string[]): number {
  const seen = shown.get(loaders) ?? new Set();
  shown.set(loaders, seen);
  const before = seen.size;
  for (const id of ids) seen.add(`${detail} ${id}`);
  return seen.size - before;
}

/** For staff fields with personal data: records the record read, or the number on the page. */
export const recordsPersonalDataAccess: MiddlewareFn<Context> = async ({ context, info }, next) => {
  const answer = (await next()) as Answer;
  if (!answer) return answer;
  const { parentType, fieldName, schema } = info;
  const detail = parentType === schema.getQueryType() ? fieldName : `${parentType.name}.${fieldName}`;
  const [ids, recordId] = "nodes" in answer ? [answer.nodes.map(({ id }) => id)] : [[answer.id], answer.id];
  const count = countNew(context, detail, ids);
  const event = { kind: SecurityEventKind.PERSONAL_DATA_READ, detail, count, recordId };
  if (count > 0) await recordPersonalDataAccess(context, event);
  return answer;
};
