import type { ApolloClient } from "@apollo/client";
import { hasSessionEnded, signInCount } from "../../apollo/sessionEnd";
import { leaveWithoutAsking } from "../../hooks/useUnsavedWarning";
import { ViewerDocument } from "./Viewer.generated";

function announceSignIn(): void {
  hasSessionEnded(false);
  signInCount(signInCount() + 1);
}

/** Reads everything again that was read as someone else. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  const emptied = new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(async () => {
      stopListening();
      resolve();
    });
  });
  // Each place reads its own part again and shows its own error: the fast ones never wait for the slowest.
  void client
    .resetStore()
    .catch(() => {})
    .then(announceSignIn);
  await emptied;
  await client.query({ query: ViewerDocument, errorPolicy: "all" });
  hasSessionEnded(false);
}

/** After this account has signed in: over a page whose session ended, the page stays; one drawn for another is reloaded. */
export async function continueAs(client: ApolloClient, accountId: string): Promise<void> {
  const drawnFor = client.readQuery({ query: ViewerDocument })?.viewer?.id;
  if (!hasSessionEnded() || !drawnFor) return startAfresh(client);
  // The same account: every part stays mounted, with the text typed there.
  if (drawnFor === accountId) return announceSignIn();
  await import("../../ui/form/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(undefined),
    () => {},
  );
  leaveWithoutAsking();
  window.location.reload();
}
