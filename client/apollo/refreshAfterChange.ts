import type { ApolloClient, DocumentNode } from "@apollo/client";
import { refetchActive } from "./refetchActive";

/** The frame's query of data that every page shows, such as the academy's name. */
const FRAME = "Site";

function rootFieldsOf({ definitions }: DocumentNode): string[] {
  const selections = definitions.flatMap((one) => ("operation" in one ? one.selectionSet.selections : []));
  return selections.flatMap((one) => ("name" in one ? [one.name.value] : []));
}

interface RefreshOptions {
  isLeaving?: boolean;
}

/** Refetches the shown queries and evicts all others, so that a change need not know which pages it affects. */
export async function refreshAfterChange(
  client: ApolloClient,
  { isLeaving }: RefreshOptions = {},
): Promise<void> {
  const shown = new Set([...client.getObservableQueries()].flatMap(({ query }) => rootFieldsOf(query)));
  client.cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown, { fieldName, DELETE }) => (shown.has(fieldName) ? value : DELETE),
  });
  await Promise.all([refetchActive(client, [FRAME]), isLeaving || refetchActive(client)]);
}
