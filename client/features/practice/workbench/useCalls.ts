import { useApolloClient } from "@apollo/client/react";
import type { SaveExerciseDraftInput } from "../../../apollo/schema.generated";
import { readVerdict, saveDraft, submitCode } from "./calls";

/** What the workbench asks of the server. */
export function useCalls() {
  const client = useApolloClient();
  return {
    submitCode: async (input: { exerciseId: string; code: string }) => submitCode(client, input),
    readVerdict: async (id: string) => readVerdict(client, id),
    saveDraft: async (input: SaveExerciseDraftInput) => saveDraft(client, input),
  };
}
