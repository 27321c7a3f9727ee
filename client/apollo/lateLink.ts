import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";
import { loadAtFirstSign } from "../hooks/firstSign";

const load = () => import("./browserLink");

/** The way to `/graphql`, in a file of its own: a page that the server drew asks nothing before somebody is there. */
export function createLateLink(): ApolloLink {
  loadAtFirstSign(load);
  return new ApolloLink((operation, forward) =>
    from(load()).pipe(mergeMap(({ browserLink }) => browserLink.request(operation, forward))),
  );
}
