import type { GraphQLSchema } from "graphql";
import type { ClassType, NonEmptyArray } from "type-graphql";
import { UseMiddleware, buildSchemaSync } from "type-graphql";
import { checkAudience } from "../graphql/checkAudience";
import { keepLeftOut } from "../platform/audit/keepLeftOut";
import { collect } from "./features";

let schema: GraphQLSchema | undefined;

/** Only edits: a middleware of all resolvers makes a promise of each field. */
function completeEdits(resolvers: readonly ClassType<object>[]): void {
  for (const { prototype } of resolvers) {
    const edits = Object.getOwnPropertyNames(prototype).filter((name) => name.startsWith("update"));
    for (const name of edits) UseMiddleware(keepLeftOut)(prototype, name);
  }
}

/** Built once: several apps of one process share it, as in tests. */
export function createSchema(): GraphQLSchema {
  if (schema) return schema;
  const resolvers = collect("resolvers").flat() as NonEmptyArray<ClassType<object>>;
  completeEdits(resolvers);
  schema = buildSchemaSync({
    resolvers,
    authChecker: checkAudience,
    // A failed check must not echo the input, which may hold a password or a code.
    validate: {
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    },
  });
  return schema;
}
