import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";
import { extensionsOf } from "./problemsOf";
import { hasSessionEnded } from "./sessionEnd";

const noticeSessionEnd = new ErrorLink(({ error }) => {
  if (extensionsOf(error).code === "UNAUTHENTICATED") hasSessionEnded(true);
});

/** From the browser to `/graphql`, with the session's cookie. */
export const browserLink = ApolloLink.from([
  noticeSessionEnd,
  new BaseHttpLink({ uri: "/graphql", credentials: "same-origin" }),
]);
