import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { rereadShown } from "./rereadShown";

/** For each query, the visit and the variables for which a page waited last: React forgets what waits. */
const lastWait = new WeakMap<DocumentNode, string>();

/**
 * What the cache has, and soon after what the server has now: for data that other people change. An answer that came
 * with the page, or for which it has just waited, is not read twice. What cannot be read again stays as it was. (With
 * Apollo's `cache-and-network`, a second read that fails replaces the page, with the text typed there.)
 */
export function useLatestQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) {
  const client = useApolloClient();
  const isHydrated = useIsHydrated();
  const reading = JSON.stringify([useLocation().key, variables]);
  const cameWithPage = useRef(isHydrated ? "" : reading);
  if (isHydrated && client.readQuery<Data, OperationVariables>({ query, variables }) === null)
    lastWait.set(query, reading);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- generic variables cannot be inferred
  const { data } = useSuspenseQuery<Data, OperationVariables>(query, { variables });

  useEffect(() => {
    const isNew = cameWithPage.current === reading || lastWait.get(query) === reading;
    cameWithPage.current = "";
    lastWait.delete(query);
    if (!isNew) void rereadShown(client, [query]);
  }, [client, query, reading]);

  return data;
}
