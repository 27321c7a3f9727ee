import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../core/clock";
import type { CountedLimit } from "../../../platform/limits/countAttempt";
import { defineLimit } from "../../../platform/limits/rateLimits";

/** A verdict tells a little about hidden tests, so nobody may ask for too many. */
const OF_EXERCISE = defineLimit({
  name: "exercise-submissions",
  points: 40,
  seconds: HOUR_MS / SECOND_MS,
});
/** Protects the checker, which all learners share. */
const OF_LEARNER = defineLimit({ name: "submissions", points: 12, seconds: MINUTE_MS / SECOND_MS });

/** In milliseconds at the checker: an endless program costs as much as twenty that end. */
export const PROCESSOR_TIME = defineLimit({
  name: "practice-processor-time",
  points: 90 * SECOND_MS,
  seconds: (5 * MINUTE_MS) / SECOND_MS,
});

/** Of code that cannot be judged, nobody reads how long it took: as long as a run and its judging may take. */
export const UNJUDGED_MS = 9 * SECOND_MS;

/** Keyed by ids of rows that were read. */
export function limitsOf(userId: string, exerciseId: string): CountedLimit[] {
  return [
    { limit: OF_LEARNER, key: userId },
    { limit: OF_EXERCISE, key: `${userId}:${exerciseId}` },
  ];
}
