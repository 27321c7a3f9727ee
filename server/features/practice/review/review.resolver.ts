import { Authorized, Ctx, Field, GraphQLISODateTime, Int, ObjectType, Query, Resolver } from "type-graphql";
import { LessThanOrEqual } from "typeorm";
import { Role } from "../../../core/authorization";
import { signedInActor } from "../../../core/requestContext";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
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

/** Leaves out what the viewer may not do any more. */
async function findDue(context: Context): Promise<DueExercise[]> {
  const { userId } = await signedInActor(context);
  const progress = await context.dataSource.manager.find(ExerciseProgress, {
    where: { userId, dueAt: LessThanOrEqual(context.clock.now()) },
    order: { dueAt: "ASC", exerciseId: "ASC" },
    take: MAX_DUE,
  });
  const due = await Promise.all(
    progress.map(async ({ exerciseId, dueAt, stage }) => {
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
