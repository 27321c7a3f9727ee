import { useApolloClient } from "@apollo/client/react";
import { useLazyModule } from "../../../hooks/useLazyModule";
import type { SaveExerciseDraftInput } from "../../../apollo/schema.generated";
import { PART_MISSING } from "../../../ui/lazyComponent";

const loadCalls = () => import("./calls");

/** What the workbench asks of the server; its documents load at the first sign of a person. */
export function useCalls() {
  const client = useApolloClient();
  const calls = useLazyModule(loadCalls);
  return {
    submitCode: async (input: { exerciseId: string; code: string }) => {
      const loaded = await calls();
      return loaded ? loaded.submitCode(client, input) : PART_MISSING;
    },
    readVerdict: async (id: string) => (await calls())?.readVerdict(client, id),
    saveDraft: async (input: SaveExerciseDraftInput) => (await calls())?.saveDraft(client, input) ?? null,
  };
}
