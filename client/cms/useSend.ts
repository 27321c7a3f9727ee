import type { DocumentNode, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";

interface Effects {
  /** What the page shows, to be read again after the change. */
  refetch?: DocumentNode[];
  /** Root fields that visitors' pages read: forgotten, so that they are read again when they are next shown. */
  forget?: string[];
}

/** Sends a change to the server; what it refused is in `error`. */
export function useSend({ refetch = [], forget = [] }: Effects) {
  const client = useApolloClient();
  return <Data, Input>(mutation: TypedDocumentNode<Data, { input: Input }>, input: NoInfer<Input>) =>
    client.mutate<Data, { input: Input }>({
      mutation,
      variables: { input },
      errorPolicy: "all",
      refetchQueries: refetch,
      // What is shown at once for the time being stays until the list that was read again is there.
      awaitRefetchQueries: true,
      update: (cache) => {
        for (const fieldName of forget) cache.evict({ id: "ROOT_QUERY", fieldName });
      },
    });
}
