import type { ApolloLink } from "@apollo/client";
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { localCourses } from "./localCourses";
import possibleTypes from "./possibleTypes.generated";

interface ClientOptions {
  link: ApolloLink;
  isServer: boolean;
}

/** The product's Apollo Client; a new one for each page that the server renders. */
export function createClient({ link, isServer }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      possibleTypes: possibleTypes.possibleTypes,
      typePolicies: {
        AboutContent: { keyFields: [] },
        HomeContent: { keyFields: [] },
        OfferVotes: { keyFields: [] },
        Site: { keyFields: [] },
        Query: { fields: { localCourses: { read: () => localCourses() } } },
      },
    }),
    ssrMode: isServer,
    dataMasking: true,
  });
}
