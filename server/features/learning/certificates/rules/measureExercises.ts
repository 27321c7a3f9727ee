import type { Measure, MeasureWork, Place } from "./measure";

/** Of a batch's lessons, or of the questions of a run's season. A video's checkpoints may be skipped, so they do not count. */
const EXERCISES = `
  SELECT exercise_id AS id FROM batch_references
  WHERE batch_id = $1 AND removed_at IS NULL AND exercise_id IS NOT NULL
  UNION
  SELECT question.exercise_id FROM runs run
  JOIN bootcamp_levels level ON level.season_id = run.season_id
  JOIN bootcamp_questions question ON question.level_id = level.id AND question.exercise_id IS NOT NULL
  WHERE run.id = $2`;

export async function measureExercises(
  { manager, services }: MeasureWork,
  { batchId, runId }: Place,
  userIds: string[],
): Promise<Map<string, Measure>> {
  const rows = await manager.query<{ id: string }[]>(EXERCISES, [batchId, runId]);
  const ids = rows.map(({ id }) => id);
  const { total, people } = await services.exercises.countPassed(manager, ids, userIds);
  const passed = new Map(people.map((person) => [person.userId, person.passed]));
  return new Map(userIds.map((userId) => [userId, { done: passed.get(userId) ?? 0, total }]));
}
