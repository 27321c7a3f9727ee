import type { ApolloLink, TypePolicy } from "@apollo/client";
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { localCourses } from "./localCourses";

interface ClientOptions {
  link: ApolloLink;
  isServer: boolean;
}

/** Two cached objects: the public one, and the CMS one, which selects `isDraft`. */
const onePage: TypePolicy = { keyFields: ({ isDraft }) => (isDraft === undefined ? [] : ["isDraft"]) };
/** A deleted or hidden run is missing from the next list, so replace instead of merging. */
const withRuns = { fields: { runs: { merge: false } } } as const;

/** How long a server render keeps query results; Apollo's default of 30 s would pile up under load. */
const SERVER_KEEPS_MS = 1000;

/** The server makes one per rendered page, so that people never share a cache. */
export function createClient({ link, isServer }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache({
      typePolicies: {
        AboutContent: onePage,
        BootcampSeason: withRuns,
        HomeContent: onePage,
        LessonProgress: { merge: true },
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
      // Mutations never throw; callers check `error`.
      mutate: { errorPolicy: "all" },
      ...(isServer && { react: { suspense: { autoDisposeTimeoutMs: SERVER_KEEPS_MS } } }),
    },
  });
}
