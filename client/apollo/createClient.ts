import type { ApolloLink, TypePolicy } from "@apollo/client";
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { localCourses } from "./localCourses";

interface ClientOptions {
  link: ApolloLink;
  isServer: boolean;
}

/** There is one of each: as visitors see it, and as the content area does, which asks whether that is a draft. */
const onePage: TypePolicy = { keyFields: ({ isDraft }) => (isDraft === undefined ? [] : ["isDraft"]) };
/** A run that was deleted is missing in the next list, as is a workshop that was hidden. */
const withRuns = { fields: { runs: { merge: false } } } as const;

/** How long a page that is rendered once keeps what it read; Apollo's half minute would pile up under load. */
const SERVER_KEEPS_MS = 1000;

/** The product's Apollo Client; a new one for each page that the server renders. */
export function createClient({ link, isServer }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      typePolicies: {
        AboutContent: onePage,
        BootcampSeason: withRuns,
        HomeContent: onePage,
        OfferVotes: { keyFields: [] },
        PageTexts: onePage,
        Site: onePage,
        Workshop: withRuns,
        Query: { fields: { localCourses: { read: () => localCourses() }, workshops: { merge: false } } },
      },
    }),
    ssrMode: isServer,
    dataMasking: true,
    defaultOptions: {
      // A mutation never throws: its caller looks at `error`.
      mutate: { errorPolicy: "all" },
      ...(isServer && { react: { suspense: { autoDisposeTimeoutMs: SERVER_KEEPS_MS } } }),
    },
  });
}
