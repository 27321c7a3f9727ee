import type { ApolloCache } from "@apollo/client";

/** After a change to what learners can find: their lists are read again when they are next shown. */
export function forgetCatalogue(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "courses" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "nextBatches" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "soldCourses" });
}
