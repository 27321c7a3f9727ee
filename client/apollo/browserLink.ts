import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";
import { OperationTypeNode } from "graphql";
import { from, mergeMap, Observable } from "rxjs";
import { accountHeader } from "../hooks/pageAccount";
import { paths } from "../paths";
import { promptForPassword } from "./passwordPrompt";
import { extensionsOf } from "./problemsOf";
import { hasSessionEnded } from "./sessionEnd";

/** An answer that does not come by then was lost: the line hangs. */
const PATIENCE_MS = 30_000;

// By hand: RxJS' own would weigh on every page.
const giveUpInTime = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const lost = () => observer.error(new Error("No answer came in time."));
      const patience = setTimeout(lost, PATIENCE_MS);
      const answers = forward(operation).subscribe(observer);
      return () => {
        clearTimeout(patience);
        answers.unsubscribe();
      };
    }),
);

/** Resolves once the sign-in dialog over the page is closed, with or without a sign-in. */
async function waitForSignIn(): Promise<void> {
  return new Promise((resolve) => {
    const listen = () => hasSessionEnded.onNextChange((isEnded) => (isEnded ? listen() : resolve()));
    listen();
  });
}

/**
 * Opens the sign-in dialog. A query waits for it and is sent again, so that no page is replaced by an error while the
 * person signs in, with the text typed there; a form sends its mutation again itself.
 */
const noticeSessionEnd = new ErrorLink(({ error, operation, forward }) => {
  if (extensionsOf(error).code !== "UNAUTHENTICATED" || operation.getContext().isOptional) return;
  hasSessionEnded(true);
  if (operation.operationType !== OperationTypeNode.QUERY) return;
  return from(waitForSignIn()).pipe(mergeMap(() => forward(operation)));
});

/** Asks for the password where the server wants it confirmed, then sends the operation again. */
const confirmFirst = new ErrorLink(({ error, result, operation, forward }) => {
  const { code, reason } = extensionsOf(error);
  if (code !== "PASSWORD_REQUIRED" || !result) return;
  return from(promptForPassword(reason)).pipe(
    mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : [result])),
  );
});

/** While the sign-in dialog is open, the request may be that sign-in: as anyone. */
const nameAccount = new ApolloLink((operation, forward) => {
  if (!hasSessionEnded()) operation.setContext({ headers: accountHeader() });
  return forward(operation);
});

/** Below the preview's address the site is read with its drafts; whether whoever asks may, the server decides. */
const headers: Record<string, string> = `${location.pathname}/`.startsWith(`${paths.preview}/`)
  ? { "x-site-preview": "drafts" }
  : {};

/** From the browser to `/graphql`, with the session's cookie. */
export const browserLink = ApolloLink.from([
  noticeSessionEnd,
  confirmFirst,
  nameAccount,
  giveUpInTime,
  new BaseHttpLink({ uri: "/graphql", credentials: "same-origin", headers }),
]);
