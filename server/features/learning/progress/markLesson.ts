import type { Context } from "../../../platform/context";
import { Conflict } from "../../../core/errors";
import { signedInActor } from "../../../core/requestContext";
import type { Reference } from "../reference.entity";
import { LessonProgress } from "../lessonProgress.entity";
import { noteOpened } from "./openLesson";
import type { MarkLessonInput } from "./progress.inputs";
import { requireLesson } from "../portal/requireLesson";

/** The learner's own tick; an exercise takes none. What was watched stays watched without it. */
export async function markLesson(
  context: Context,
  { referenceId, isDone }: MarkLessonInput,
): Promise<Reference> {
  const { userId } = await signedInActor(context);
  const lesson = await requireLesson(context, referenceId);
  if (lesson.exerciseId) throw new Conflict("This lesson is done when your code passes its exercise.");
  await noteOpened(context, { userId, referenceId });
  const tickedAt = isDone ? context.clock.now() : null;
  await context.dataSource.transaction(async (manager) => {
    await manager.update(LessonProgress, { userId, referenceId }, { tickedAt });
    if (isDone)
      await context.certificateChecks.enqueue(manager, { userId, batchId: lesson.batchId, runId: null });
  });
  return lesson;
}
