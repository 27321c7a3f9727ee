import { Authorized, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import { perDataSource } from "../../../database/perDataSource";
import type { JsonRow } from "../../../database/rowJson";
import { rowJson } from "../../../database/rowJson";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
import { Exercise } from "../exercises/exercise.entity";
import { findExercise } from "../exercises/exercise.loaders";
import { ExerciseProgress } from "../progress/exerciseProgress.entity";

const MAX_DUE = 10;

@ObjectType({ description: "An exercise that returns, because the viewer failed it or gave up." })
export class DueExercise {
  @Field(() => Exercise)
  exercise!: Exercise;

  @Field(() => GraphQLISODateTime)
  dueAt!: Date;

  @Field(() => Int, { description: "The how-manieth return it is, from 1." })
  round!: number;
}

const progressRow = perDataSource((dataSource) => rowJson(dataSource, ExerciseProgress));

const dueProgress = defineOwnRead<{ progress: JsonRow }>(
  ({ dataSource }) => `
    SELECT ${progressRow(dataSource).sql("p")} AS progress FROM exercise_progress p
    WHERE p.user_id = $1 AND p.due_at <= $2 ORDER BY p.due_at, p.exercise_id LIMIT ${MAX_DUE}`,
);

/** Leaves out what the viewer may not do any more. */
async function findDue(context: Context): Promise<DueExercise[]> {
  const rows = await dueProgress(context);
  const due = await Promise.all(
    rows.map(async ({ progress }) => {
      const { exerciseId, dueAt, stage } = progressRow(context.dataSource).revive(progress);
      const exercise = await findExercise(context, exerciseId);
      return exercise && dueAt ? [{ exercise, dueAt, round: stage + 1 }] : [];
    }),
  );
  return due.flat();
}

@Resolver()
export class ReviewResolver {
  @AtMost(MAX_DUE)
  @Authorized(Role.LEARNER)
  @Query(() => [DueExercise], {
    description: "What the viewer should review today, the longest due first: after 1, 3, 7 and 21 days.",
  })
  async viewerDueExercises(@Ctx() context: Context): Promise<DueExercise[]> {
    return findDue(context);
  }
}
