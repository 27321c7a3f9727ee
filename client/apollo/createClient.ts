import type { ApolloLink } from "@apollo/client";
import { ApolloClient, InMemoryCache } from "@apollo/client";
import { cacheOptions } from "./cacheOptions";

/** The browser's client; on the server, `server/hooks.tsx` takes its place. */
export function createClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({
    link,
    cache: new InMemoryCache(cacheOptions),
    dataMasking: true,
    // Mutations never throw; callers check `error`.
    defaultOptions: { mutate: { errorPolicy: "all" } },
  });
}
