import type { CertificateRuleContent } from "./certificateRule.content";
import { LessonEvidence } from "./certificateRule.content";
import type { Measure, Proofs } from "./measure";

const LESSONS: Record<LessonEvidence, string> = {
  [LessonEvidence.WATCHED]: "of the videos and exercises among the lessons, watched or passed",
  [LessonEvidence.OTHERS_MARKED]:
    "of the lessons: videos watched, exercises passed, texts and files marked as done by the learner",
  [LessonEvidence.MARKED]: "of the lessons, watched or marked as done by the learner",
};

/** What a rule asks for, for those who check a certificate. */
export function describeRule(rule: CertificateRuleContent): string {
  const { lessonsPercent, lessonEvidence, classesPercent, exercisesPercent, countsGivenUp } = rule;
  const parts = [
    lessonsPercent !== null && `${lessonsPercent} % ${LESSONS[lessonEvidence]}`,
    classesPercent !== null && `${classesPercent} % of the live classes attended`,
    exercisesPercent !== null &&
      `${exercisesPercent} % of the exercises passed, checked by tests${countsGivenUp ? ", also after seeing the solution" : ""}`,
  ].filter(Boolean);
  return `At least ${parts.join("; ")}.`;
}

const PHRASES: Record<keyof Proofs, (count: number) => string> = {
  watched: (count) => `${count} ${count === 1 ? "lesson" : "lessons"} watched`,
  marked: (count) => `${count} ${count === 1 ? "lesson" : "lessons"} marked as done by the learner`,
  attended: (count) => `${count} live ${count === 1 ? "class" : "classes"} attended`,
  passed: (count) => `${count} ${count === 1 ? "exercise" : "exercises"} passed, checked by tests`,
};

/** What was counted, such as "4 lessons watched, 12 exercises passed, checked by tests". */
export function describeEvidence(measures: readonly Measure[]): string {
  const parts = Object.entries(PHRASES).map(([proof, phrase]) => {
    const count = Math.max(0, ...measures.map(({ proofs }) => proofs[proof as keyof Proofs] ?? 0));
    return count > 0 && phrase(count);
  });
  return parts.filter(Boolean).join(", ");
}
