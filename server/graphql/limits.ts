import type {
  FieldNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  SelectionNode,
  SelectionSetNode,
} from "graphql";
import type { ASTNode, ValidationContext, ValidationRule } from "graphql";
import { Kind, OperationTypeNode, getNamedType, isListType, isNonNullType, isObjectType } from "graphql";
import { Extensions } from "type-graphql";
import { MAX_PAGE_SIZE } from "../core/paging/connection";
import { Refusal } from "../core/errors";

export const MAX_TOKENS = 1000;
export const MAX_BODY_BYTES = 100_000;
/** Our inputs are much smaller, and code that reads them may recurse once per level. */
export const MAX_JSON = { keys: 2000, depth: 32 };
export const MAX_ERRORS = 5;
const MAX_DEPTH = 8;
const MAX_ALIASES_PER_FIELD = 10;
const MAX_COST = 20_000;
/** Assumed size of a list without `first`. */
const PLAIN_LIST_SIZE = 25;

function refuse(context: ValidationContext, message: string): void {
  context.reportError(new Refusal("DOCUMENT_TOO_LARGE", message));
}

function opened(
  context: ValidationContext,
  selection: SelectionNode,
): { set?: SelectionSetNode; on?: string } {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) {
    const on = selection.kind === Kind.INLINE_FRAGMENT ? selection.typeCondition?.name.value : undefined;
    return { set: selection.selectionSet, on };
  }
  const fragment = context.getFragment(selection.name.value);
  return { set: fragment?.selectionSet, on: fragment?.typeCondition.name.value };
}

type Measure<Extra> = (set: SelectionSetNode | undefined, extra: Extra) => number;

/** Measures a selection once, however often it is spread; a circle of fragments is infinite. */
function createMeasure<Extra>(measure: (set: SelectionSetNode, extra: Extra) => number): Measure<Extra> {
  const known = new Map<SelectionSetNode, number>();
  return (set, extra) => {
    if (!set) return 0;
    const size = known.get(set);
    if (size !== undefined) return size;
    known.set(set, Infinity);
    const measured = measure(set, extra);
    known.set(set, measured);
    return measured;
  };
}

function isIntrospection(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && selection.name.value.startsWith("__");
}

const depthRule: ValidationRule = (context) => {
  const depthOf: Measure<null> = createMeasure((set) =>
    set.selections.reduce((deepest, selection) => {
      if (isIntrospection(selection)) return deepest;
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      return Math.max(deepest, own + depthOf(opened(context, selection).set, null));
    }, 0),
  );
  return {
    OperationDefinition: ({ selectionSet }) => {
      if (depthOf(selectionSet, null) > MAX_DEPTH)
        refuse(context, `A document may be ${MAX_DEPTH} fields deep.`);
    },
  };
};

function fieldsOf(
  context: ValidationContext,
  set: SelectionSetNode,
  seen = new Set<SelectionSetNode>(),
): FieldNode[] {
  seen.add(set);
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    const inner = opened(context, selection).set;
    return inner && !seen.has(inner) ? fieldsOf(context, inner, seen) : [];
  });
}

/** For a query that takes a code or secret: several in one document would multiply guesses. */
export const OncePerDocument = () => Extensions({ isOncePerDocument: true });

const ALONE = "alone";

function isList(type: GraphQLOutputType): boolean {
  const open = isNonNullType(type) ? type.ofType : type;
  return isListType(open) || (isObjectType(open) && open.name.endsWith("Connection"));
}

interface Root {
  operation: OperationTypeNode;
  field: GraphQLField<unknown, unknown> | undefined;
}

/** Null if a document may have several. */
function aloneAs({ operation, field }: Root): string | null {
  // Rate limits, budgets and queues count requests, so each request may change one thing.
  if (operation === OperationTypeNode.MUTATION) return "the only mutation";
  return field?.extensions.isOncePerDocument === true ? "the only sensitive field" : null;
}

const INTROSPECTION = new Set(["__schema", "__type"]);

function allowanceOf(name: string, root: Root | undefined) {
  // What it costs is not measured, so it is read once.
  if (root && INTROSPECTION.has(name)) {
    const problem = "A document may read the schema once.";
    return { counted: "introspection", max: 1, problem };
  }
  const alone = root && aloneAs(root);
  if (alone)
    return { counted: ALONE, max: 1, problem: `"${name}" must be ${alone}, and used once in a document.` };
  if (root?.field && isList(root.field.type))
    return { counted: name, max: 1, problem: `"${name}" may be used once in a document.` };
  const problem = `"${name}" may be used ${MAX_ALIASES_PER_FIELD} times in one place.`;
  return { counted: name, max: MAX_ALIASES_PER_FIELD, problem };
}

function operationOf(parent: ASTNode | readonly ASTNode[] | undefined): OperationTypeNode | null {
  return parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION ? parent.operation : null;
}

/** Fields of one name in one place: the schema's own answers multiply by each. */
function mostIn(context: ValidationContext): number {
  return context.getParentType()?.name.startsWith("__") ? 1 : Infinity;
}

const aliasRule: ValidationRule = (context) => ({
  SelectionSet: (set, _key, parent) => {
    const operation = operationOf(parent);
    const roots = operation && context.getSchema().getRootType(operation)?.getFields();
    const most = mostIn(context);
    const counts = new Map<string, number>();
    const leaves = new Set<string>();
    for (const { name, alias, selectionSet } of fieldsOf(context, set)) {
      // Fragments that repeat a leaf cost nothing: every component's fragment selects its id.
      const leaf = selectionSet ? null : (alias ?? name).value;
      const isRepeated = leaf !== null && leaves.has(leaf);
      if (leaf !== null) leaves.add(leaf);
      if (isRepeated && !operation) continue;
      const root = operation ? { operation, field: roots?.[name.value] } : undefined;
      const { counted, max, problem } = allowanceOf(name.value, root);
      const count = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, count);
      if (count > Math.min(max, most)) {
        refuse(context, problem);
        return false;
      }
    }
    return undefined;
  },
});

/** Costs one field per 100 characters; all of `MAX_COST` is some 2 MB. */
export const LongText = (maxCharacters: number) => Extensions({ weight: Math.ceil(maxCharacters / 100) });

function weightOf({ extensions }: GraphQLField<unknown, unknown>): number {
  return typeof extensions.weight === "number" ? extensions.weight : 1;
}

export const AtMost = (rows: number) => Extensions({ atMost: rows });

function rowsOf(field: FieldNode, { type, extensions }: GraphQLField<unknown, unknown>): number {
  const first = field.arguments?.find((argument) => argument.name.value === "first");
  if (first)
    return first.value.kind === Kind.INT
      ? Math.min(Math.max(Number(first.value.value), 1), MAX_PAGE_SIZE)
      : MAX_PAGE_SIZE;
  // A connection's size was counted at its `first`.
  if (field.name.value === "nodes" || field.name.value === "edges") return 1;
  if (typeof extensions.atMost === "number") return extensions.atMost;
  return isListType(isNonNullType(type) ? type.ofType : type) ? PLAIN_LIST_SIZE : 1;
}

/** One point per field, more for long text, times the rows of the surrounding lists. */
const costRule: ValidationRule = (context) => {
  const schema = context.getSchema();
  const costOf: Measure<GraphQLNamedType | undefined> = createMeasure((set, type) =>
    set.selections.reduce((total, selection) => {
      if (isIntrospection(selection)) return total;
      const { set: inner, on } = opened(context, selection);
      if (selection.kind !== Kind.FIELD) return total + costOf(inner, on ? schema.getType(on) : type);
      const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
      if (!field) return total + 1;
      return total + weightOf(field) + rowsOf(selection, field) * costOf(inner, getNamedType(field.type));
    }, 0),
  );
  return {
    OperationDefinition: ({ operation, selectionSet }) => {
      if (costOf(selectionSet, schema.getRootType(operation) ?? undefined) > MAX_COST) {
        refuse(context, "This document asks for too much.");
      }
    },
  };
};

export const limitRules = [depthRule, aliasRule, costRule];
