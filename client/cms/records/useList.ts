import type { OperationVariables, Unmasked } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { joinAnswers } from "../../apollo/listPages";
import { loadNextPage } from "../../apollo/loadNextPage";
import { useLatestQuery } from "../../apollo/useLatestQuery";
import type { Answering } from "./record";

interface ListPage<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Pagination; `more` is for `ShowMore`. */
export function useList<Row, Variables extends OperationVariables>(
  query: Answering<ListPage<Row>, Variables>,
  variables: NoInfer<Variables>,
) {
  type Data = Record<string, ListPage<Row>>;
  const client = useApolloClient();
  const data: Data = useLatestQuery<Data, Variables>(query, variables);
  const [page] = Object.values(data);
  const onMore = async () =>
    loadNextPage(client, {
      query,
      variables,
      after: page?.pageInfo.endCursor ?? null,
      append: (shown, next) => joinAnswers(shown, next) as Unmasked<Data>,
    });
  return { nodes: page?.nodes ?? [], more: { hasMore: page?.pageInfo.hasNextPage ?? false, onMore } };
}
