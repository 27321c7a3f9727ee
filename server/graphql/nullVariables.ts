import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, VariableDefinitionNode } from "graphql";
import { Kind, TypeInfo, ValidationContext, isNonNullType } from "graphql";
import { Refusal } from "../core/errors";

export const WRONG_VARIABLES = "A variable is missing or has a value of the wrong type.";

/** The variables that may be left out because of a default, but whose null fits no place where they are used. */
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

/**
 * Makes the check that the specification leaves to each resolver call: null for a variable of type `String`, used as
 * `String!`. GraphQL's own error would quote the literals around it, and a compiled query would pass the null on.
 */
export function createNullCheck() {
  // By operation, as Apollo caches the documents it parsed last.
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
