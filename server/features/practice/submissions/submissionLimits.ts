import { SECOND_MS } from "../../../core/clock";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { limitOf } from "../../../platform/limits/limits";

/** A verdict tells a little about hidden tests, so nobody may ask for too many. */
const OF_EXERCISE = limitOf("exercise-submissions");
/** Protects the checker, which all learners share. */
const OF_LEARNER = limitOf("submissions");

/** In milliseconds at the checker: an endless program costs as much as twenty that end. */
export const PROCESSOR_TIME = limitOf("practice-processor-time");

/** Of code that cannot be judged, nobody reads how long it took: as long as a run and its judging may take. */
export const UNJUDGED_MS = 9 * SECOND_MS;

/** Keyed by ids of rows that were read. */
export function limitsOf(userId: string, exerciseId: string): CountedLimit[] {
  return [
    { limit: OF_LEARNER, key: userId },
    { limit: OF_EXERCISE, key: `${userId}:${exerciseId}` },
  ];
}
