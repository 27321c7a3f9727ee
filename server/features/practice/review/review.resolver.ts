import { Authorized, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { defineOwnRead } from "../../../platform/ownReads";
import { Exercise } from "../exercises/exercise.entity";
import { findExercise } from "../exercises/exercise.loaders";

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

interface DueRow {
  exerciseId: string;
  /** Milliseconds. */
  dueAt: number;
  stage: number;
}

const dueRows = defineOwnRead<DueRow>(
  () => `
    SELECT exercise_id AS "exerciseId", floor(extract(epoch FROM due_at) * 1000) AS "dueAt", stage
    FROM exercise_progress WHERE user_id = $1 AND due_at <= $2 ORDER BY due_at, exercise_id LIMIT ${MAX_DUE}`,
);

/** Leaves out what the viewer may not do any more. */
async function findDue(context: Context): Promise<DueExercise[]> {
  const rows = await dueRows(context);
  const due = await Promise.all(
    rows.map(async ({ exerciseId, dueAt, stage }) => {
      const exercise = await findExercise(context, exerciseId);
      return exercise ? [{ exercise, dueAt: new Date(dueAt), round: stage + 1 }] : [];
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
