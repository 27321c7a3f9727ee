import type { DocumentNode, GraphQLSchema } from "graphql";
import { execute } from "graphql";
import type { ContentCache } from "../core/contentCache";
import type { RequestContext } from "../core/requestContext";

export interface PageAnswer {
  data: unknown;
  /** Whether it is the same for everyone. */
  isShared: boolean;
}

type Variables = Record<string, unknown>;

/** A cached answer needs no promise, for which rendering would wait. */
export type RunPageQuery = (
  context: RequestContext,
  query: DocumentNode,
  variables: Variables,
) => PageAnswer | Promise<PageAnswer>;

/** Runs the product's own documents, which need no parsing or validation. Shared answers are cached until content changes. */
export function createPageQueries(schema: GraphQLSchema, cache: ContentCache<PageAnswer>): RunPageQuery {
  const ids = new WeakMap<DocumentNode, number>();
  let lastId = 0;

  function idOf(query: DocumentNode): number {
    const id = ids.get(query) ?? (lastId += 1);
    ids.set(query, id);
    return id;
  }

  const keyOf = (query: DocumentNode, variables: Variables) => `${idOf(query)} ${JSON.stringify(variables)}`;

  async function run(
    context: RequestContext,
    query: DocumentNode,
    variables: Variables,
  ): Promise<PageAnswer> {
    const ticket = cache.ticket();
    const contextValue = context.fork();
    const result = await execute({ schema, document: query, contextValue, variableValues: variables });
    if (result.errors?.[0]) throw result.errors[0];
    const answer = { data: result.data, isShared: !context.showsDrafts && contextValue.isShareable() };
    if (answer.isShared)
      cache.set(keyOf(query, variables), answer, { bytes: JSON.stringify(answer.data).length, ticket });
    return answer;
  }

  return (context, query, variables) => {
    const cached = context.showsDrafts ? undefined : cache.get(keyOf(query, variables));
    return cached ?? run(context, query, variables);
  };
}
