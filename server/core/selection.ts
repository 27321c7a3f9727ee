import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from "graphql";
import { Kind } from "graphql";

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
