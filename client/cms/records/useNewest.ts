import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

/** Bypasses every cache; undefined if the request fails. */
export function useNewest() {
  const client = useApolloClient();
  return async <Data, Variables extends OperationVariables>(
    query: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ) => {
    const options = { query, variables, fetchPolicy: "network-only", errorPolicy: "all" } as const;
    // oxlint-disable-next-line typescript/no-deprecated -- generic variables cannot be inferred
    const { data } = await client.query<Data, OperationVariables>(options);
    return data;
  };
}
