import type { ApolloCache } from "@apollo/client";

/** The root fields in which learners find courses and batches. */
export const CATALOGUE = ["courses", "nextBatches", "soldCourses"];

/** After a change to what learners can find: their lists are read again when they are next shown. */
export function forgetCatalogue(cache: ApolloCache): void {
  for (const fieldName of CATALOGUE) cache.evict({ id: "ROOT_QUERY", fieldName });
}
