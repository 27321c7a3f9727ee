import type { OperationVariables } from "@apollo/client";
import { usePagedQuery } from "../../apollo/lists/usePagedQuery";
import type { Answering } from "./record";

export interface ListPage<Row> {
  nodes: Row[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export function useList<Row, Variables extends OperationVariables>(
  query: Answering<ListPage<Row>, Variables>,
  variables: NoInfer<Variables>,
) {
  const { data, more } = usePagedQuery<Record<string, ListPage<Row>>, Variables>(query, variables);
  const [page] = Object.values<ListPage<Row>>(data);
  return { nodes: page?.nodes ?? [], more };
}
