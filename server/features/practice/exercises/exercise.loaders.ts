import { In } from "typeorm";
import type { Context } from "../../../platform/context";
import { defineLoader, indexBy } from "../../../platform/loaders";
import type { RunSeats } from "../../../platform/runSeats";
import { findOpenBatchIds } from "../../learning/access/findOpenBatchIds";
import { Exercise } from "./exercise.entity";
import { canDoExercise, isForEveryone } from "./exercise.policy";

const IN_LESSONS = `
  SELECT exercise_id AS id FROM batch_references
  WHERE batch_id = ANY($1) AND removed_at IS NULL AND exercise_id = ANY($2)
  UNION
  SELECT (checkpoint ->> 'exerciseId')::uuid FROM batch_references, jsonb_array_elements(checkpoints) AS checkpoint
  WHERE batch_id = ANY($1) AND removed_at IS NULL AND (checkpoint ->> 'exerciseId')::uuid = ANY($2)`;

const inSeasons = ({ runsOfAccount }: RunSeats) => `
  SELECT question.exercise_id AS id FROM bootcamp_questions question
  JOIN bootcamp_levels level ON level.id = question.level_id
  JOIN bootcamp_seasons season ON season.id = level.season_id AND NOT season.is_locked
  JOIN runs run ON run.season_id = season.id
  WHERE run.id IN (${runsOfAccount}) AND question.exercise_id = ANY($2)`;

/** Whether a lesson of the viewer's batches, or a season in which they have a seat, holds the exercise. */
export const accessByExercise = defineLoader(async (context, ids) => {
  const { dataSource, runSeats } = context;
  const { manager } = dataSource;
  const actor = await context.actor();
  if (!actor) return new Map<string, true>();
  const batchIds = await findOpenBatchIds(context);
  const rows = [
    ...(await manager.query<{ id: string }[]>(IN_LESSONS, [batchIds, ids])),
    ...(await manager.query<{ id: string }[]>(inSeasons(runSeats), [actor.userId, ids])),
  ];
  return new Map(rows.map(({ id }) => [id, true]));
});

const exerciseById = defineLoader(async ({ dataSource }, ids) => {
  return indexBy(await dataSource.manager.findBy(Exercise, { id: In([...ids]) }), ({ id }) => id);
});

export const publishedById = defineLoader(async ({ dataSource }, ids) => {
  const where = { id: In([...ids]), isPublished: true };
  return indexBy(await dataSource.manager.findBy(Exercise, where), ({ id }) => id);
});

export async function ifAllowed(
  context: Context,
  exercise: Exercise | null | undefined,
): Promise<Exercise | null> {
  if (!exercise) return null;
  // Does not read the actor, so that the response is cached for all visitors.
  if (isForEveryone(exercise)) return exercise;
  const actor = await context.actor();
  const hasAccess = actor && exercise.isPublished && (await accessByExercise(context).load(exercise.id));
  return canDoExercise(actor, exercise, Boolean(hasAccess)) ? exercise : null;
}

/** Null if the viewer may not do it. */
export async function findExercise(context: Context, id: string): Promise<Exercise | null> {
  return ifAllowed(context, await exerciseById(context).load(id));
}
