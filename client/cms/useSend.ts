import type { ApolloCache, DocumentNode, TypedDocumentNode } from "@apollo/client";
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

type Mutation<Data, Input> =
  TypedDocumentNode<Data, { input: Input }> | TypedDocumentNode<Data, Record<string, never>>;

/** Sends a change to the server; what it refused is in `error`. A refused change reads nothing again. */
export function useSend({ refetch = [], forget = [] }: Effects) {
  const client = useApolloClient();
  return async <Data, Input = undefined>(
    mutation: Mutation<Data, Input>,
    input: NoInfer<Input>,
    /** Changes what the cache holds of this record or list, where reading it again is not enough. */
    update?: (cache: ApolloCache, data: NoInfer<Data>) => void,
  ) => {
    const result = await client.mutate<Data, { input: Input }>({
      mutation,
      variables: { input },
      errorPolicy: "all",
      update: (cache, { data }) => {
        for (const fieldName of forget) cache.evict({ id: "ROOT_QUERY", fieldName });
        if (data) update?.(cache, data as Data);
      },
    });
    if (!result.data) return result;
    void rereadShown(client, [COUNTS]);
    // An optimistic order stays on the screen until the list that was read again is there.
    if (refetch.length > 0) await rereadShown(client, refetch);
    return result;
  };
}
