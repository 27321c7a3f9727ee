import type { GraphQLSchema } from "graphql";
import { Extensions } from "type-graphql";

/** For a frequent mutation whose tables no cache follows: its response then needs no wait for notifications. */
export const ChangesNoContent = () => Extensions({ changesNoContent: true });

export function changesContent(schema: GraphQLSchema, mutations: string[]): boolean {
  const fields = schema.getMutationType()?.getFields() ?? {};
  return mutations.length === 0 || mutations.some((name) => !fields[name]?.extensions.changesNoContent);
}
