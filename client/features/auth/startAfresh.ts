import type { ApolloClient } from "@apollo/client";
import { hasSessionEnded } from "../../apollo/sessionEnd";
import { setPageAccount } from "../../hooks/pageAccount";
import { leaveWithoutAsking } from "../../hooks/useUnsavedWarning";
import { announceAccount, announceSignIn } from "./otherTabs";
import { ViewerDocument } from "./Viewer.generated";

/** Reads everything again that was read as someone else. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  // The page still shows who was signed in before, and is about to change.
  setPageAccount(null);
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
  const { data } = await client.query({ query: ViewerDocument, errorPolicy: "all" });
  hasSessionEnded(false);
  if (data?.viewer) announceAccount(data.viewer.id);
}

/** After this account has signed in: over a page whose session ended, the page stays; one drawn for another is reloaded. */
export async function continueAs(client: ApolloClient, accountId: string): Promise<void> {
  const drawnFor = client.readQuery({ query: ViewerDocument })?.viewer?.id;
  if (!hasSessionEnded() || !drawnFor) return startAfresh(client);
  announceAccount(accountId);
  // The same account: every part stays mounted, with the text typed there.
  if (drawnFor === accountId) return announceSignIn();
  await import("../../ui/form/drafts/drafts").then(
    ({ forgetDrafts }) => forgetDrafts(undefined),
    () => {},
  );
  leaveWithoutAsking();
  window.location.reload();
}
