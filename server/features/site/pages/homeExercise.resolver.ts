import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../platform/context";
import { Exercise } from "../../practice/exercises/exercise.entity";
import { publishedById } from "../../practice/exercises/exercise.loaders";
import { isForEveryone } from "../../practice/exercises/exercise.policy";
import { HomeContent } from "./homeContent.entity";

@Resolver(() => HomeContent)
export class HomeExerciseResolver {
  @FieldResolver(() => Exercise, { nullable: true, description: "Null unless it is open to everyone." })
  async exercise(@Root() { exerciseId }: HomeContent, @Ctx() context: Context): Promise<Exercise | null> {
    const exercise = exerciseId && (await publishedById(context).load(exerciseId));
    return exercise && isForEveryone(exercise) ? exercise : null;
  }
}
