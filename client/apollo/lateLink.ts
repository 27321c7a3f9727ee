import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";
import { PART_MISSING } from "./problemsOf";
import { loadAtFirstSign } from "../startup/firstSign";

const load = () => import("./browserLink");

/** Many browsers keep the failure, so that only a reload tries again. */
async function loadOrSay(): ReturnType<typeof load> {
  return load().catch((cause: unknown) => {
    throw new Error(PART_MISSING, { cause });
  });
}

/** The way to `/graphql`, in a file of its own: a page that the server drew asks nothing before somebody is there. */
export function createLateLink(): ApolloLink {
  loadAtFirstSign(load);
  return new ApolloLink((operation, forward) =>
    from(loadOrSay()).pipe(mergeMap(({ browserLink }) => browserLink.request(operation, forward))),
  );
}
