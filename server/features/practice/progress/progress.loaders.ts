import { In } from "typeorm";
import { defineLoader, indexBy } from "../../../platform/loaders";
import { ExerciseProgress } from "./exerciseProgress.entity";

export const ownProgressByExercise = defineLoader(async (context, ids) => {
  const actor = await context.actor();
  if (!actor) return new Map<string, ExerciseProgress>();
  const where = { userId: actor.userId, exerciseId: In([...ids]) };
  const progress = await context.dataSource.manager.findBy(ExerciseProgress, where);
  return indexBy(progress, ({ exerciseId }) => exerciseId);
});
