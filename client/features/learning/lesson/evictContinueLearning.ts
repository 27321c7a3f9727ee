import type { ApolloCache } from "@apollo/client";

/** After a change of a lesson's progress: which one to resume is refetched when next shown. */
export function evictContinueLearning(cache: ApolloCache): void {
  for (const fieldName of ["continueLearning", "viewerCurrentBatches"])
    cache.evict({ id: "ROOT_QUERY", fieldName });
}
