import type { DocumentNode } from "@apollo/client";
import { useSend } from "../../../cms/useSend";

/** Sends a change of a run from a page that shows this query. */
export function useRunSend(shown: DocumentNode) {
  return useSend({
    refetch: [shown],
    forget: ["workshops", "workshop", "bootcamp", "bootcampSeasons"],
  });
}
