import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { pageIn } from "./listPages";
import { loadNextPage } from "./loadNextPage";
import { useLatestQuery } from "../useLatestQuery";

/** A query with one list in pages; `more` is for `ShowMore`. */
export function usePagedQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) {
  const client = useApolloClient();
  const data = useLatestQuery(query, variables);
  const hasMore = pageIn(data)?.pageInfo.hasNextPage ?? false;
  return { data, more: { hasMore, onMore: async () => loadNextPage(client, { query, variables }) } };
}
