import type { ApolloCache, ApolloClient } from "@apollo/client";
import type { SaveExerciseDraftInput } from "../../../apollo/schema.generated";
import { messageOf } from "../../../apollo/problemsOf";
import { send } from "../../../apollo/send";
import { SaveExerciseDraftDocument, SubmitCodeDocument, WaitingSubmissionDocument } from "./calls.generated";
import { ExerciseDraftFragmentDoc } from "./Workbench.generated";

/** After a verdict: what to review is refetched when next shown. */
function evictDueExercises(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "viewerDueExercises" });
}

/** Returns the problem, or null. */
export async function submitCode(
  client: ApolloClient,
  input: { exerciseId: string; code: string },
): Promise<string | null> {
  const { data, error } = await send(client, SubmitCodeDocument, { input });
  if (!data) return messageOf(error, (wait) => `You have checked too often. Try again in ${wait}.`);
  evictDueExercises(client.cache);
  return null;
}

/** Of a submission that waits. A failure is no matter: the page asks again. */
export async function readVerdict(client: ApolloClient, id: string): Promise<void> {
  const query = { query: WaitingSubmissionDocument, variables: { id }, fetchPolicy: "network-only" } as const;
  await client.query(query).catch(() => {});
  evictDueExercises(client.cache);
}

/** Returns the server's draft, which may be another device's; null if it could not be saved. */
export async function saveDraft(client: ApolloClient, input: SaveExerciseDraftInput) {
  const { data } = await send(client, SaveExerciseDraftDocument, { input });
  if (!data) return null;
  const { cache } = client;
  // A draft has no id of its own by which the cache would find it.
  cache.writeFragment({
    id: cache.identify({ __typename: "Exercise", id: input.exerciseId }),
    fragment: ExerciseDraftFragmentDoc,
    fragmentName: "ExerciseDraft",
    data: { __typename: "Exercise", id: input.exerciseId, viewerDraft: data.saveExerciseDraft },
  });
  return data.saveExerciseDraft;
}
