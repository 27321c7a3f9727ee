import type { Context } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import type { Reference } from "../reference.entity";
import { LessonProgress } from "./lessonProgress.entity";
import { requireLesson } from "./requireLesson";
import { WatchClock } from "./watchClock.entity";

export async function openLesson(context: Context, referenceId: string): Promise<Reference> {
  const { userId } = await signedInActor(context);
  const lesson = await requireLesson(context, referenceId);
  await noteOpened(context, { userId, referenceId });
  return lesson;
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
