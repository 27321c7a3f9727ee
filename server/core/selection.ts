import type { FieldNode, GraphQLResolveInfo, OperationDefinitionNode, SelectionSetNode } from "graphql";
import { Kind, visit } from "graphql";

function fieldsIn(set: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : info.fragments[selection.name.value]?.selectionSet;
    return inner ? fieldsIn(inner, info) : [];
  });
}

/** Whether the query selects `path` below the current field (@skip may still drop it). */
export function selects(info: GraphQLResolveInfo, ...path: string[]): boolean {
  const found = path.reduce<readonly FieldNode[]>(
    (fields, name) =>
      fields
        .flatMap(({ selectionSet }) => (selectionSet ? fieldsIn(selectionSet, info) : []))
        .filter((field) => field.name.value === name),
    info.fieldNodes,
  );
  return found.length > 0;
}

const namesIn = new WeakMap<OperationDefinitionNode, Set<string>>();

function readNames({ operation, fragments }: GraphQLResolveInfo): Set<string> {
  const names = new Set<string>();
  for (const part of [operation, ...Object.values(fragments)])
    visit(part, { Field: ({ name }) => void names.add(name.value) });
  return names;
}

/** Whether the document selects one of these fields anywhere, of whatever type. */
export function selectsAnywhere(info: GraphQLResolveInfo, fields: readonly string[]): boolean {
  const names = namesIn.get(info.operation) ?? readNames(info);
  namesIn.set(info.operation, names);
  return fields.some((field) => names.has(field));
}
