import type { ApolloLink } from "@apollo/client";
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { localCourses } from "./localCourses";

interface ClientOptions {
  link: ApolloLink;
  isServer: boolean;
}

/** How long a page that is rendered once keeps what it read; Apollo's half minute would pile up under load. */
const SERVER_KEEPS_MS = 1000;

/** The product's Apollo Client; a new one for each page that the server renders. */
export function createClient({ link, isServer }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      typePolicies: {
        AboutContent: { merge: true },
        HomeContent: { merge: true },
        OfferVotes: { keyFields: [] },
        PageTexts: { merge: true },
        Site: { merge: true },
        Query: { fields: { localCourses: { read: () => localCourses() } } },
      },
    }),
    ssrMode: isServer,
    dataMasking: true,
    ...(isServer && { defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: SERVER_KEEPS_MS } } } }),
  });
}
