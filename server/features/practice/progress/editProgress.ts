import type { EntityManager } from "typeorm";
import { ExerciseProgress } from "./exerciseProgress.entity";

export interface Whose {
  userId: string;
  exerciseId: string;
}

/** Locks the row, so that one person's changes follow each other. */
export async function editProgress(
  manager: EntityManager,
  { userId, exerciseId }: Whose,
  change: (progress: ExerciseProgress) => Partial<ExerciseProgress>,
): Promise<{ before: ExerciseProgress; after: ExerciseProgress }> {
  await manager.query(
    "INSERT INTO exercise_progress (user_id, exercise_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
    [userId, exerciseId],
  );
  const before = await manager.findOneOrFail(ExerciseProgress, {
    where: { userId, exerciseId },
    lock: { mode: "pessimistic_write" },
  });
  const changes = change(before);
  if (Object.keys(changes).length > 0)
    await manager.update(ExerciseProgress, { userId, exerciseId }, changes);
  return { before, after: Object.assign(new ExerciseProgress(), before, changes) };
}
