import type { ApolloClient, DocumentNode } from "@apollo/client";
import { rereadShown } from "./rereadShown";

/** The frame's query of what visitors read on every page, such as the academy's name and the workshops' links. */
const FRAME = "Site";

function rootFieldsOf({ definitions }: DocumentNode): string[] {
  const selections = definitions.flatMap((one) => ("operation" in one ? one.selectionSet.selections : []));
  return selections.flatMap((one) => ("name" in one ? [one.name.value] : []));
}

interface RefreshOptions {
  /** Whether the page is about to close, such as that of a deleted record: it is not refetched. */
  isLeaving?: boolean;
}

/**
 * The one way to refresh after a change: refetches what the page shows and evicts everything else from the cache, so
 * that the next page reads it from the server. A list of queries for each change would have to know every page.
 */
export async function refreshAfterChange(
  client: ApolloClient,
  { isLeaving }: RefreshOptions = {},
): Promise<void> {
  const shown = new Set([...client.getObservableQueries()].flatMap(({ query }) => rootFieldsOf(query)));
  client.cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown, { fieldName, DELETE }) => (shown.has(fieldName) ? value : DELETE),
  });
  await Promise.all([rereadShown(client, [FRAME]), isLeaving || rereadShown(client)]);
}
