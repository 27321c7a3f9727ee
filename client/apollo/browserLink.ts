import { ApolloLink } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";
import { OperationTypeNode } from "graphql";
import { from, mergeMap, Observable } from "rxjs";
import { accountHeader } from "../hooks/pageAccount";
import { paths } from "../../shared/paths";
import { promptForPassword } from "./passwordPrompt";
import { extensionsOf } from "./problemsOf";
import { hasSessionEnded } from "./sessionEnd";

/** A response that takes longer is lost: the connection hangs. */
const PATIENCE_MS = 30_000;

// RxJS's own `timeout` would add to every page's bundle.
const giveUpInTime = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) => {
      const lost = () => observer.error(new Error("The request timed out."));
      const patience = setTimeout(lost, PATIENCE_MS);
      const answers = forward(operation).subscribe(observer);
      return () => {
        clearTimeout(patience);
        answers.unsubscribe();
      };
    }),
);

async function waitForSignIn(): Promise<void> {
  return new Promise((resolve) => {
    const listen = () => hasSessionEnded.onNextChange((isEnded) => (isEnded ? listen() : resolve()));
    listen();
  });
}

/** Queries wait for the sign-in and retry, so that no error replaces typed text. Forms retry mutations themselves. */
const noticeSessionEnd = new ErrorLink(({ error, operation, forward }) => {
  if (extensionsOf(error).code !== "UNAUTHENTICATED" || operation.getContext().isOptional) return;
  hasSessionEnded(true);
  if (operation.operationType !== OperationTypeNode.QUERY) return;
  return from(waitForSignIn()).pipe(mergeMap(() => forward(operation)));
});

const confirmFirst = new ErrorLink(({ error, result, operation, forward }) => {
  const { code, reason } = extensionsOf(error);
  if (code !== "PASSWORD_REQUIRED" || !result) return;
  return from(promptForPassword(reason)).pipe(
    mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : [result])),
  );
});

/** While the sign-in dialog is open, the request may be the sign-in itself, which belongs to no account. */
const nameAccount = new ApolloLink((operation, forward) => {
  if (!hasSessionEnded()) operation.setContext({ headers: accountHeader() });
  return forward(operation);
});

/** Requests drafts below the preview's address; the server decides whether the viewer may read them. */
const headers: Record<string, string> = `${location.pathname}/`.startsWith(`${paths.preview}/`)
  ? { "x-site-preview": "drafts" }
  : {};

export const browserLink = ApolloLink.from([
  noticeSessionEnd,
  confirmFirst,
  nameAccount,
  giveUpInTime,
  new BaseHttpLink({ uri: "/graphql", credentials: "same-origin", headers }),
]);
