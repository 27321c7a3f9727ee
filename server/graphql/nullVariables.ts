import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from "graphql";
import { Kind, TypeInfo, ValidationContext, isNonNullType } from "graphql";
import { Refusal } from "../core/errors";

export const WRONG_VARIABLES = "A variable is missing or has a value of the wrong type.";

function findNeverNull(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): VariableDefinitionNode[] {
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => {});
  const usages = context.getRecursiveVariableUsages(operation);
  const names = new Set(usages.filter(({ type }) => isNonNullType(type)).map(({ node }) => node.name.value));
  return (operation.variableDefinitions ?? []).filter(
    ({ type, variable }) => type.kind !== Kind.NON_NULL_TYPE && names.has(variable.name.value),
  );
}

/** Null for a `String` variable used as `String!`: GraphQL's error quotes literals, compiled queries accept it. */
export function createNullCheck() {
  // Keyed by operation, as Apollo caches parsed documents.
  const known = new WeakMap<OperationDefinitionNode, VariableDefinitionNode[]>();

  return (
    schema: GraphQLSchema,
    { document, operation }: { document: DocumentNode; operation: OperationDefinitionNode },
    variables: Record<string, unknown> = {},
  ): void => {
    const neverNull = known.get(operation) ?? findNeverNull(schema, document, operation);
    known.set(operation, neverNull);
    const isNull = ({ variable, defaultValue }: VariableDefinitionNode) => {
      const { value } = variable.name;
      return Object.hasOwn(variables, value) ? variables[value] === null : defaultValue?.kind === Kind.NULL;
    };
    if (neverNull.some(isNull))
      throw new Refusal("BAD_USER_INPUT", WRONG_VARIABLES, { http: { status: 400 } });
  };
}
