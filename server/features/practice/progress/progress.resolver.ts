import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Role, isAdmin } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_CODE, MAX_HINT, MAX_HINTS } from "../exercises/exercise.content";
import { Exercise } from "../exercises/exercise.entity";
import { canReadSolution } from "../exercises/exercise.policy";
import { giveUp, showHint } from "./askForHelp";
import { ExerciseProgress } from "./exerciseProgress.entity";
import { ownProgressByExercise } from "./progress.loaders";

@Resolver(() => Exercise)
export class ExerciseProgressResolver {
  @FieldResolver(() => ExerciseProgress, {
    nullable: true,
    description: "Null until the viewer does something.",
  })
  async viewerProgress(@Root() { id }: Exercise, @Ctx() context: Context): Promise<ExerciseProgress | null> {
    return (await ownProgressByExercise(context).load(id)) ?? null;
  }

  @AtMost(MAX_HINTS)
  @LongText(MAX_HINTS * MAX_HINT)
  @FieldResolver(() => [String], { description: "Those that the viewer asked for, as safe HTML." })
  async viewerHints(@Root() { id, hints }: Exercise, @Ctx() context: Context): Promise<string[]> {
    const shown = (await ownProgressByExercise(context).load(id))?.hintsShown ?? 0;
    return hints.slice(0, shown).map(renderMarkdown);
  }

  @LongText(MAX_CODE)
  @FieldResolver(() => String, {
    nullable: true,
    description: "The solution, once the viewer has passed or given up.",
  })
  async viewerSolution(@Root() { id, solution }: Exercise, @Ctx() context: Context): Promise<string | null> {
    const progress = await ownProgressByExercise(context).load(id);
    const canRead = isAdmin(await context.actor()) || canReadSolution(progress);
    return canRead ? solution : null;
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Exercise, { description: "Shows the next hint to the viewer, which is recorded." })
  async showHint(
    @Arg("exerciseId", () => GraphQLUUID) exerciseId: string,
    @Arg("shown", () => Int, { nullable: true, description: "How many the page has: a retry shows no more." })
    shown: number | null,
    @Ctx() context: Context,
  ) {
    return showHint(context, exerciseId, shown);
  }

  @Authorized(Role.LEARNER)
  @Mutation(() => Exercise, { description: "Shows the solution to the viewer, which is recorded." })
  async giveUp(@Arg("exerciseId", () => GraphQLUUID) exerciseId: string, @Ctx() context: Context) {
    return giveUp(context, exerciseId);
  }
}
