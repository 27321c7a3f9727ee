import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Page } from "../../../core/paging/connection";
import { connectionOf } from "../../../core/paging/connection";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { VersionedInput } from "../../../core/content/inputs";
import { LongText, OncePerDocument } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { renderMarkdown } from "../../../platform/renderMarkdown";
import { MAX_PROMPT } from "./exercise.content";
import { Exercise } from "./exercise.entity";
import {
  CmsExercisesArgs,
  CreateExerciseInput,
  PromptArgs,
  TryExerciseInput,
  UpdateExerciseInput,
} from "./exercise.inputs";
import { ExerciseTry, SaveExerciseResult } from "./exercise.results";
import { findExercises } from "./findExercises";
import { createExercise, deleteExercise, updateExercise } from "./saveExercise";
import { tryExercise } from "./tryExercise";

const ExerciseConnection = connectionOf(Exercise);

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
  @Query(() => Exercise, { nullable: true })
  async cmsExercise(
    @Arg("id", () => GraphQLUUID) id: string,
    @Ctx() { dataSource }: Context,
  ): Promise<Exercise | null> {
    return dataSource.manager.findOneBy(Exercise, { id });
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

  @Authorized(Role.ADMIN)
  @Mutation(() => SaveExerciseResult, {
    description: "Runs the solution, which fills in what the tests expect.",
  })
  async createExercise(
    @Arg("input", () => CreateExerciseInput) input: CreateExerciseInput,
    @Ctx() context: Context,
  ) {
    return createExercise(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SaveExerciseResult, {
    description: "As `createExercise`. If verdicts could change, what learners sent is checked again.",
  })
  async updateExercise(
    @Arg("input", () => UpdateExerciseInput) input: UpdateExerciseInput,
    @Ctx() context: Context,
  ) {
    return updateExercise(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Exercise, {
    description: "Only while nobody has sent code and no lesson or question has it.",
  })
  async deleteExercise(@Arg("input", () => VersionedInput) input: VersionedInput, @Ctx() context: Context) {
    return deleteExercise(context, input);
  }
}
