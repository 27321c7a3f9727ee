import { In } from "typeorm";
import { LessonProgress } from "../../learning/lessonProgress.entity";
import { Reference } from "../../learning/reference.entity";
import { LessonEvidence } from "./certificateRule.content";
import type { CountedLesson } from "./lessonEvidence.policy";
import { countsLesson, proofOf } from "./lessonEvidence.policy";
import type { Measure, MeasureWork, Measured, Proofs } from "./measure";

const LESSON = {
  id: true,
  title: true,
  kind: true,
  link: true,
  durationText: true,
  exerciseId: true,
} as const;
const DONE = { userId: true, referenceId: true, watchedAt: true, tickedAt: true, passedAt: true } as const;

/** Of the batch as it is today: a lesson that staff removed does not count. `openIds` are published exercises. */
export async function findLessons({ manager, services }: MeasureWork, batchId: string) {
  const lessons: CountedLesson[] = await manager.find(Reference, {
    select: LESSON,
    where: { batchId },
    order: { position: "ASC" },
  });
  const exerciseIds = lessons.flatMap(({ exerciseId }) => exerciseId ?? []);
  return { lessons, exerciseIds, openIds: await services.exercises.findPublished(manager, exerciseIds) };
}

export const isOpen = ({ exerciseId }: CountedLesson, openIds: Set<string>) =>
  exerciseId !== null && openIds.has(exerciseId);

export async function measureLessons(
  { manager, services }: MeasureWork,
  { rule: { lessonEvidence, countsGivenUp }, place: { batchId }, userIds }: Measured,
): Promise<Map<string, Measure>> {
  if (!batchId) return new Map();
  const { lessons, exerciseIds, openIds } = await findLessons({ manager, services }, batchId);
  const counted = lessons.filter((lesson) => countsLesson(lesson, lessonEvidence, isOpen(lesson, openIds)));
  const rows = await manager.find(LessonProgress, {
    select: DONE,
    where: { userId: In(userIds), referenceId: In(counted.map(({ id }) => id)) },
  });
  const progress = new Map(rows.map((row) => [row.userId + row.referenceId, row]));
  const passes = await services.exercises.findPasses(manager, { exerciseIds, userIds, countsGivenUp });
  const passed = new Set(passes.flatMap(({ userId, exerciseIds: ids }) => ids.map((id) => userId + id)));
  // As rules were before they named their evidence: the lesson of an exercise is done when it is opened, too.
  const isAsBefore = lessonEvidence === LessonEvidence.MARKED && countsGivenUp;

  const measureOf = (userId: string): Measure => {
    const proofs: Partial<Proofs> = {};
    let done = 0;
    for (const lesson of counted) {
      const row = progress.get(userId + lesson.id);
      const { watchedAt = null, tickedAt = null, passedAt = null } = row ?? {};
      const wasDone = Boolean(passedAt ?? watchedAt ?? tickedAt);
      const hasOwnPass = isAsBefore ? wasDone : passed.has(userId + lesson.exerciseId);
      const proof = proofOf(lesson, lessonEvidence, { watchedAt, tickedAt, hasOwnPass });
      if (!proof) continue;
      proofs[proof] = (proofs[proof] ?? 0) + 1;
      done += 1;
    }
    return { done, total: counted.length, proofs };
  };
  return new Map(userIds.map((userId) => [userId, measureOf(userId)]));
}
