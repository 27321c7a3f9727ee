import type { ApolloClient } from "@apollo/client";
import { hasSessionEnded, timesReadAfresh } from "../../apollo/sessionEnd";
import { ViewerDocument } from "./Viewer.generated";

/** Reads everything again that was read as somebody else. */
export async function startAfresh(client: ApolloClient): Promise<void> {
  const emptied = new Promise<void>((resolve) => {
    const stopListening = client.onResetStore(async () => {
      stopListening();
      resolve();
    });
  });
  // Every place reads its own part again and says itself where that fails; nobody waits for the slowest, and one
  // that leaves the page meanwhile drops its read.
  void client
    .resetStore()
    .catch(() => {})
    .then(() => timesReadAfresh(timesReadAfresh() + 1));
  await emptied;
  await client.query({ query: ViewerDocument, errorPolicy: "all" });
  hasSessionEnded(false);
}
