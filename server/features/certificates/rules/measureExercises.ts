import type { Measure, MeasureWork, Measured, Place } from "./measure";

/** Of a batch's lessons, or of the questions of a run's season. A video's checkpoints may be skipped, so they do not count. */
const EXERCISES = `
  SELECT exercise_id AS id FROM batch_references
  WHERE batch_id = $1 AND removed_at IS NULL AND exercise_id IS NOT NULL
  UNION
  SELECT question.exercise_id FROM runs run
  JOIN bootcamp_levels level ON level.season_id = run.season_id
  JOIN bootcamp_questions question ON question.level_id = level.id AND question.exercise_id IS NOT NULL
  WHERE run.id = $2`;

export async function findExerciseIds(
  { manager, services }: MeasureWork,
  { batchId, runId }: Place,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(EXERCISES, [batchId, runId]);
  return [
    ...(await services.exercises.findPublished(
      manager,
      rows.map(({ id }) => id),
    )),
  ];
}

export async function measureExercises(
  { manager, services }: MeasureWork,
  { rule: { countsGivenUp }, place, userIds }: Measured,
): Promise<Map<string, Measure>> {
  const exerciseIds = await findExerciseIds({ manager, services }, place);
  const passes = await services.exercises.findPasses(manager, { exerciseIds, userIds, countsGivenUp });
  const total = exerciseIds.length;
  return new Map(
    passes.map(({ userId, exerciseIds: { length: done } }) => [
      userId,
      { done, total, proofs: { passed: done } },
    ]),
  );
}
