import type { DocumentNode, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { rereadShown } from "../apollo/rereadShown";

/** The query behind the numbers at the side, which any change may move. */
const COUNTS = "StaffWaiting";

interface Effects {
  /** What the page shows, to be read again after the change. */
  refetch?: DocumentNode[];
  /** Root fields that visitors' pages read: evicted from the cache, so that they are read again when next shown. */
  forget?: string[];
}

/** Sends a change to the server; what it refused is in `error`. A refused change reads nothing again. */
export function useSend({ refetch = [], forget = [] }: Effects) {
  const client = useApolloClient();
  return async <Data, Input>(mutation: TypedDocumentNode<Data, { input: Input }>, input: NoInfer<Input>) => {
    const result = await client.mutate<Data, { input: Input }>({
      mutation,
      variables: { input },
      errorPolicy: "all",
      update: (cache) => {
        for (const fieldName of forget) cache.evict({ id: "ROOT_QUERY", fieldName });
      },
    });
    if (!result.data) return result;
    void rereadShown(client, [COUNTS]);
    // An optimistic order stays on the screen until the list that was read again is there.
    if (refetch.length > 0) await rereadShown(client, refetch);
    return result;
  };
}
