import { Arg, Args, Authorized, Ctx, Query, Resolver } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import type { Page } from "../../../core/paging/connection";
import { connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import { LongText, OncePerDocument } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_PROMPT } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import { CmsExercisesArgs, ExerciseWithTests, PromptArgs, TryExerciseInput } from "./exercise.inputs";
import { ExerciseTry, SaveExerciseResult } from "./exercise.results";
import { findExercises } from "./findExercises";
import { EXERCISES, createExercise, deleteExercise, updateExercise } from "./saveExercise";
import { tryExercise } from "./tryExercise";

const ExerciseConnection = connectionOf(Exercise);

export const ExerciseRecords = recordResolver(EXERCISES, {
  isOpened: true,
  creation: ExerciseWithTests,
  edit: ExerciseWithTests,
  create: createExercise,
  update: updateExercise,
  remove: deleteExercise,
  answers: { create: SaveExerciseResult, update: SaveExerciseResult },
  says: {
    create: "Runs the solution, which fills in what the tests expect.",
    update: "As `createExercise`. If verdicts could change, what learners sent is checked again.",
    delete: "Only while nobody has sent code and no lesson or question has it.",
  },
});

@Resolver(() => Exercise)
export class CmsExerciseResolver {
  @Authorized(Role.ADMIN)
  @Query(() => ExerciseConnection, { description: "All exercises, drafts too, by topic and level." })
  async cmsExercises(
    @Args(() => CmsExercisesArgs) args: CmsExercisesArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<Page<Exercise>> {
    return findExercises(dataSource.manager, args);
  }

  @Authorized(Role.ADMIN)
  @OncePerDocument()
  @Query(() => ExerciseTry, {
    description: "Runs the solution and the code as the form has them. Saves nothing.",
  })
  async tryExercise(
    @Arg("input", () => TryExerciseInput) input: TryExerciseInput,
    @Ctx() context: Context,
  ): Promise<ExerciseTry> {
    return tryExercise(context, input);
  }

  @Authorized(Role.ADMIN)
  @LongText(MAX_PROMPT)
  @Query(() => String, { description: "A prompt as HTML, as learners would see it. Saves nothing." })
  previewPrompt(@Args(() => PromptArgs) { prompt }: PromptArgs): string {
    return renderMarkdown(prompt);
  }
}
