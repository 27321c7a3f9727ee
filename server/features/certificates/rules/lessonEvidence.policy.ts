import { isWatchable } from "../../learning/lessons/isWatchable";
import type { LessonProgress } from "../../learning/lessonProgress.entity";
import type { Reference } from "../../learning/reference.entity";
import { LessonEvidence } from "./certificateRule.content";
import type { Proofs } from "./measure";

export type CountedLesson = Pick<Reference, "id" | "title" | "kind" | "link" | "durationText" | "exerciseId">;
export type Done = Pick<LessonProgress, "watchedAt" | "tickedAt" | "passedAt">;

const { MARKED, OTHERS_MARKED, WATCHED } = LessonEvidence;

/** Whether a lesson is one of those that the rule asks for. `isOpen`: its exercise, if it has one, is published. */
export function countsLesson(lesson: CountedLesson, evidence: LessonEvidence, isOpen: boolean): boolean {
  if (evidence === MARKED) return true;
  return lesson.exerciseId ? isOpen : evidence !== WATCHED || isWatchable(lesson);
}

/** How a learner did a lesson that counts; null if that is not enough. `hasOwnPass`: of its exercise, as the rule wants it. */
export function proofOf(
  lesson: CountedLesson,
  evidence: LessonEvidence,
  { watchedAt, tickedAt, hasOwnPass }: Pick<Done, "watchedAt" | "tickedAt"> & { hasOwnPass: boolean },
): keyof Proofs | null {
  if (lesson.exerciseId) return hasOwnPass ? "passed" : null;
  if (watchedAt) return "watched";
  const takesTick = evidence === MARKED || (evidence === OTHERS_MARKED && !isWatchable(lesson));
  return takesTick && tickedAt ? "marked" : null;
}
