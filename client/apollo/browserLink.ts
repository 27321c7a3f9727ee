import { ApolloLink, HttpLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { extensionsOf } from "./problemsOf";
import { hasSessionEnded } from "./sessionEnd";

/** From the browser to `/graphql`, with the session's cookie. */
export function createBrowserLink(): ApolloLink {
  const noticeSessionEnd = new ErrorLink(({ error }) => {
    if (extensionsOf(error).code === "UNAUTHENTICATED") hasSessionEnded(true);
  });
  return ApolloLink.from([noticeSessionEnd, new HttpLink({ uri: "/graphql", credentials: "same-origin" })]);
}
