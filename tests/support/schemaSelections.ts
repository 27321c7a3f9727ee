import type { GraphQLNamedType, GraphQLSchema } from "graphql";
import { getNamedType, isLeafType, isObjectType, isRequiredArgument, isUnionType } from "graphql";

function fieldsOf(type: GraphQLNamedType) {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
}

export function leavesOf(
  schema: GraphQLSchema,
  typeName: string,
  isWanted: (field: string) => boolean = () => true,
): string {
  const type = schema.getType(typeName);
  const leaves = type ? fieldsOf(type).filter(({ type: of }) => isLeafType(getNamedType(of))) : [];
  return leaves
    .map(({ name }) => name)
    .filter(isWanted)
    .join(" ");
}

/** Selects all fields without required arguments to this depth; "" for a scalar. */
export function wholeSelection(type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return "";
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${wholeSelection(member, depth)}`);
    return `{ __typename ${members.join(" ")} }`;
  }
  const parts = fieldsOf(type).map((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return field.name;
    return depth > 1 ? `${field.name} ${wholeSelection(inner, depth - 1)}` : "";
  });
  return `{ __typename ${parts.join(" ")} }`;
}
