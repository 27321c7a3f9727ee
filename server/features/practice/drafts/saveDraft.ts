import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { requireExercise } from "../submissions/submitCode";
import { ExerciseDraft } from "./exerciseDraft.entity";

export interface WrittenDraft {
  exerciseId: string;
  code: string;
  writtenAt: Date;
  basedOn?: Date | null;
}

type Saved = Pick<ExerciseDraft, "code" | "updatedAt" | "olderCode" | "olderAt">;

function merge(stored: ExerciseDraft | null, { code, basedOn }: WrittenDraft, writtenAt: Date): Saved {
  if (!stored) return { code, updatedAt: writtenAt, olderCode: null, olderAt: null };
  const { olderCode, olderAt, updatedAt } = stored;
  const isNext = basedOn?.getTime() === updatedAt.getTime() || code === stored.code;
  // Each change has a time of its own, by which the next one says what it is based on.
  const later = new Date(Math.max(writtenAt.getTime(), updatedAt.getTime() + 1));
  if (isNext) return { code, updatedAt: code === stored.code ? updatedAt : later, olderCode, olderAt };
  if (writtenAt >= updatedAt) return { code, updatedAt: later, olderCode: stored.code, olderAt: updatedAt };
  return { code: stored.code, updatedAt, olderCode: code, olderAt: writtenAt };
}

/** If another device has saved too, the newer draft wins and the older is kept. */
export async function saveDraft(context: Context, draft: WrittenDraft): Promise<ExerciseDraft> {
  const { userId } = await signedInActor(context);
  const { id: exerciseId } = await requireExercise(context, draft.exerciseId);
  const now = context.clock.now();
  // A clock that is fast must not win for hours.
  const writtenAt = draft.writtenAt < now ? draft.writtenAt : now;
  return context.dataSource.transaction(async (manager) => {
    await manager.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `draft:${userId}:${exerciseId}`,
    ]);
    const stored = await manager.findOneBy(ExerciseDraft, { userId, exerciseId });
    return manager.save(ExerciseDraft, { userId, exerciseId, ...merge(stored, draft, writtenAt) });
  });
}
