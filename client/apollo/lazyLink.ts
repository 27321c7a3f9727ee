import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";
import { PART_MISSING } from "../ui/lazyComponent";
import { loadOnFirstInteraction } from "../startup/firstInteraction";

const load = () => import("./browserLink");
/** Once loaded, a request starts at once: a page that is left waits for no import. */
let loaded: ApolloLink | null = null;

/** Many browsers cache a failed import until the page is reloaded. */
async function loadOrSay(): ReturnType<typeof load> {
  return load().catch((cause: unknown) => {
    throw new Error(PART_MISSING, { cause });
  });
}

/** Loads the browser link at the first sign of a person: a server-rendered page sends no request before. */
export function createLazyLink(): ApolloLink {
  loadOnFirstInteraction(load);
  return new ApolloLink((operation, forward) => {
    if (loaded) return loaded.request(operation, forward);
    return from(loadOrSay()).pipe(
      mergeMap(({ browserLink }) => {
        loaded = browserLink;
        return browserLink.request(operation, forward);
      }),
    );
  });
}
