import type { Actor } from "../../../core/authorization";
import { isAdmin } from "../../../core/authorization";
import type { Exercise } from "./exercise.entity";

type Shown = Pick<Exercise, "isPublished" | "isOpen">;

/** Whether an exercise needs no account, so that the answer is the same for everyone. */
export function isForEveryone({ isPublished, isOpen }: Shown): boolean {
  return isPublished && isOpen;
}

/** `hasAccess`: by a batch's lesson or a seat in a season. */
export function canDoExercise(actor: Actor | null, exercise: Shown, hasAccess: boolean): boolean {
  return isAdmin(actor) || isForEveryone(exercise) || (actor !== null && exercise.isPublished && hasAccess);
}

/** Of a learner. */
export function canReadSolution(
  progress: { passedAt: Date | null; gaveUpAt: Date | null } | undefined,
): boolean {
  return Boolean(progress?.passedAt ?? progress?.gaveUpAt);
}
