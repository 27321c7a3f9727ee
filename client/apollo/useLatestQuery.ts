import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useIsHydrated } from "../hooks/useIsHydrated";
import { refetchActive } from "./refetchActive";

/** By query: the visit and variables that last suspended. React drops the state of a suspended render. */
const lastWait = new WeakMap<DocumentNode, string>();

/** Cached data, then a refetch unless just loaded. (A failed `cache-and-network` would lose the page and typed text.) */
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
  // oxlint-disable-next-line typescript/no-deprecated -- generic variables cannot be inferred
  const { data } = useSuspenseQuery<Data, OperationVariables>(query, { variables });

  useEffect(() => {
    const isNew = cameWithPage.current === reading || lastWait.get(query) === reading;
    cameWithPage.current = "";
    lastWait.delete(query);
    if (!isNew) void refetchActive(client, [query]);
  }, [client, query, reading]);

  return data;
}
