import { IsNull } from "typeorm";
import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import type { Reference } from "../reference.entity";
import { LessonProgress } from "../lessonProgress.entity";
import { requireLesson } from "../portal/requireLesson";
import { WatchClock } from "./watchClock.entity";

export async function openLesson(context: Context, referenceId: string): Promise<Reference> {
  const { userId } = await signedInActor(context);
  const lesson = await requireLesson(context, referenceId);
  await noteOpened(context, { userId, referenceId });
  await notePassed(context, userId, lesson);
  return lesson;
}

/** The learner may have passed the exercise elsewhere before they opened the lesson. */
async function notePassed(context: Context, userId: string, lesson: Reference): Promise<void> {
  const { id: referenceId, batchId, exerciseId } = lesson;
  if (!exerciseId) return;
  await context.dataSource.transaction(async (manager) => {
    const passedAt = await context.exercises.passedAt(manager, userId, exerciseId);
    if (!passedAt) return;
    const opened = { userId, referenceId, passedAt: IsNull() };
    const { affected } = await manager.update(LessonProgress, opened, { passedAt });
    if (affected) await context.certificateChecks.enqueue(manager, { userId, batchId, runId: null });
  });
}

/** Starts the learner's watch clock at the first lesson; opening others does not reset it. */
export async function noteOpened(
  { dataSource: { manager }, clock }: Context,
  { userId, referenceId }: { userId: string; referenceId: string },
): Promise<void> {
  const now = clock.now();
  await manager
    .createQueryBuilder()
    .insert()
    .into(LessonProgress)
    .values({ userId, referenceId, openedAt: now, viewedAt: now })
    .orUpdate(["viewed_at"], ["user_id", "reference_id"])
    .execute();
  await manager
    .createQueryBuilder()
    .insert()
    .into(WatchClock)
    .values({ userId, spentUntil: now })
    .orIgnore()
    .execute();
}
