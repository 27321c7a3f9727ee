import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { AtMost } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { MAX_CHECKPOINTS } from "../../learning/reference.content";
import { Reference } from "../../learning/reference.entity";
import { BootcampQuestion } from "../../workshops/bootcamp/bootcampQuestion.entity";
import { Exercise } from "../exercises/exercise.entity";
import { findExercise, publishedById } from "../exercises/exercise.loaders";
import { ExerciseLabel } from "./exerciseLabel";

const GONE = "Null while it is unpublished.";

@Resolver(() => Reference)
export class LessonExerciseResolver {
  @FieldResolver(() => Exercise, { nullable: true, description: GONE })
  exercise(@Root() { exerciseId }: Reference, @Ctx() context: Context): Promise<Exercise | null> | null {
    // No promise for lessons without one, which makes long lists faster.
    return exerciseId ? findExercise(context, exerciseId) : null;
  }

  @AtMost(MAX_CHECKPOINTS)
  @FieldResolver(() => [Exercise], { description: "Of the checkpoints, without unpublished ones." })
  async checkpointExercises(
    @Root() { checkpoints }: Reference,
    @Ctx() context: Context,
  ): Promise<Exercise[]> {
    const ids = [...new Set(checkpoints.map(({ exerciseId }) => exerciseId))];
    const exercises = await Promise.all(ids.map((id) => findExercise(context, id)));
    return exercises.filter((exercise) => exercise !== null);
  }
}

@Resolver(() => BootcampQuestion)
export class QuestionExerciseResolver {
  // A label does not read the actor: the bootcamp's page is cached for all visitors.
  @FieldResolver(() => ExerciseLabel, { nullable: true, description: GONE })
  async exercise(
    @Root() { exerciseId }: BootcampQuestion,
    @Ctx() context: Context,
  ): Promise<ExerciseLabel | null> {
    return (exerciseId && (await publishedById(context).load(exerciseId))) || null;
  }
}
