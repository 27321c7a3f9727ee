import type { DocumentNode, OperationVariables, StoreObject } from "@apollo/client";
import { InMemoryCache } from "@apollo/client";
import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from "graphql";
import { Kind } from "graphql";
import { cacheOptions } from "../cacheOptions";

/** Records of Apollo's cache. */
export type Records = Record<string, Record<string, unknown>>;

export interface Answered {
  query: DocumentNode;
  variables: OperationVariables;
  data?: unknown;
}

type Data = StoreObject & { __typename: string };
type Fragments = Map<string, FragmentDefinitionNode>;

const { typePolicies = {} } = cacheOptions;
const { policies } = new InMemoryCache(cacheOptions);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined for an object that belongs to its parent's record. */
function idOf(data: Data): string | undefined {
  const { __typename: typename, id } = data;
  if (typePolicies[typename]?.keyFields) return policies.identify(data)[0];
  return typeof id === "string" ? `${typename}:${id}` : undefined;
}

/** The same object, reached by two fields. */
function merge(known: unknown, incoming: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(incoming))
    return incoming.map((item: unknown, index) => merge(known[index], item));
  if (!isObject(known) || !isObject(incoming) || "__ref" in incoming) return incoming;
  const merged = { ...known };
  for (const [key, value] of Object.entries(incoming)) merged[key] = merge(known[key], value);
  return merged;
}

const knownFragments = new WeakMap<DocumentNode, Fragments>();

function fragmentsOf(query: DocumentNode): Fragments {
  const known = knownFragments.get(query);
  if (known) return known;
  const definitions = query.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const fragments = new Map(definitions.map((one) => [one.name.value, one]));
  knownFragments.set(query, fragments);
  return fragments;
}

const knownFields = new WeakMap<SelectionSetNode, Map<string, FieldNode[]>>();

/** The fields that apply to the type, with those of fragments. */
function fieldsOf(selectionSet: SelectionSetNode, typename: string, fragments: Fragments): FieldNode[] {
  const byType = knownFields.get(selectionSet) ?? new Map<string, FieldNode[]>();
  knownFields.set(selectionSet, byType);
  const known = byType.get(typename);
  if (known) return known;
  const fields = selectionSet.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection;
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
    if (!fragment || !policies.fragmentMatches(fragment, typename)) return [];
    return fieldsOf(fragment.selectionSet, typename, fragments);
  });
  byType.set(typename, fields);
  return fields;
}

/** Writes one answer into records. */
class AnswerWriter {
  readonly #records: Records;
  readonly #variables: OperationVariables;
  readonly #fragments: Fragments;

  constructor(records: Records, { query, variables }: Answered) {
    this.#records = records;
    this.#variables = variables;
    this.#fragments = fragmentsOf(query);
  }

  fill(record: Record<string, unknown>, data: Data, selectionSet: SelectionSetNode): Record<string, unknown> {
    for (const field of fieldsOf(selectionSet, data.__typename, this.#fragments)) {
      const value = data[field.alias?.value ?? field.name.value];
      if (value === undefined) continue;
      const name = this.#nameOf(field, data.__typename);
      const written = field.selectionSet ? this.#write(value, field.selectionSet) : value;
      record[name] = name in record ? merge(record[name], written) : written;
    }
    return record;
  }

  #nameOf(field: FieldNode, typename: string): string {
    const fieldName = field.name.value;
    if (!field.arguments?.length) return fieldName;
    return policies.getStoreFieldName({ typename, fieldName, field, variables: this.#variables });
  }

  #write(value: unknown, selectionSet: SelectionSetNode): unknown {
    if (value === null) return null;
    if (Array.isArray(value)) return value.map((item) => this.#write(item, selectionSet));
    const data = value as Data;
    const id = idOf(data);
    if (id === undefined) return this.fill({}, data, selectionSet);
    this.fill((this.#records[id] ??= {}), data, selectionSet);
    return { __ref: id };
  }
}

/**
 * What Apollo's cache would hold after writing these answers, in a fraction of its time: nothing watches them, and no older data
 * is there to reconcile with. `recordsOf.test.ts` compares both on every page.
 */
export function recordsOf(answers: Answered[]): Records {
  const records: Records = {};
  for (const answer of answers) {
    const operation = answer.query.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation) throw new Error("The document has no operation.");
    const data = { ...(answer.data as object), __typename: "Query" };
    const root = (records.ROOT_QUERY ??= { __typename: "Query" });
    new AnswerWriter(records, answer).fill(root, data, operation.selectionSet);
  }
  return records;
}
