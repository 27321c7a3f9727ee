import type { GraphQLSchema } from "graphql";
import type { ClassType, NonEmptyArray } from "type-graphql";
import { buildSchemaSync } from "type-graphql";
import { checkAudience } from "../graphql/checkAudience";
import { keepLeftOut } from "../platform/audit/keepLeftOut";
import { collect } from "./features";

let schema: GraphQLSchema | undefined;

/** Built once: several apps of one process share it, as in tests. */
export function createSchema(): GraphQLSchema {
  schema ??= buildSchemaSync({
    resolvers: collect("resolvers").flat() as NonEmptyArray<ClassType>,
    authChecker: checkAudience,
    globalMiddlewares: [keepLeftOut],
    // A failed check must not echo the input, which may hold a password or a code.
    validate: {
      forbidUnknownValues: false,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
    },
  });
  return schema;
}
