import type { ApolloClient } from "@apollo/client";
import { LocalState } from "@apollo/client/local-state";

/** Lets the client answer `@client` fields. Only pages that ask such fields load what it takes. */
export function ensureLocalState(client: ApolloClient): ApolloClient {
  client.localState ??= new LocalState({});
  return client;
}
