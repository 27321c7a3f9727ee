import { LEARNED } from "./learningSql";

/** Staff see who has learned in a batch, also while its course is unpublished. `batchId` is the parameter, such as `$1`. */
export function batchPeople(batchId: string): string {
  return `SELECT DISTINCT user_id FROM ${LEARNED} learned WHERE batch_id = ${batchId}`;
}
