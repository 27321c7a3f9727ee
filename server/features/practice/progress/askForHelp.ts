import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import type { Exercise } from "../exercises/exercise.entity";
import { requireExercise } from "../submissions/submitCode";
import { editProgress } from "./editProgress";
import { afterGivingUp } from "./reviewStages";

/** Shows one hint more than the page has, if there is one: a retry shows the same. */
export async function showHint(
  context: Context,
  exerciseId: string,
  shown?: number | null,
): Promise<Exercise> {
  const { userId } = await signedInActor(context);
  const exercise = await requireExercise(context, exerciseId);
  const helpedAt = context.clock.now();
  await context.dataSource.transaction((manager) =>
    editProgress(manager, { userId, exerciseId }, ({ hintsShown }) =>
      hintsShown < exercise.hints.length && hintsShown === (shown ?? hintsShown)
        ? { hintsShown: hintsShown + 1, helpedAt }
        : {},
    ),
  );
  return exercise;
}

/** Shows the solution, and has the exercise come back for review. */
export async function giveUp(context: Context, exerciseId: string): Promise<Exercise> {
  const { userId } = await signedInActor(context);
  const exercise = await requireExercise(context, exerciseId);
  const now = context.clock.now();
  await context.dataSource.transaction((manager) =>
    editProgress(manager, { userId, exerciseId }, (progress) => afterGivingUp(progress, now)),
  );
  return exercise;
}
