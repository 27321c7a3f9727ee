import type { DocumentNode } from "@apollo/client";
import { useSend } from "../../../cms/useSend";

/** Sends a change of the bootcamp from the page that shows this query. */
export function useBootcampSend(shown: DocumentNode) {
  return useSend({ refetch: [shown], forget: ["bootcamp", "bootcampSeasons"] });
}
