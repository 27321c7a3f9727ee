import { Arg, Args, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { Role } from "../../../core/authorization";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { VersionedInput } from "../../../core/content/inputs";
import { OncePerDocument } from "../../../graphql/limits";
import type { Context } from "../../../platform/context";
import { Exercise } from "./exercise.entity";
import { CreateExerciseInput, ExercisesArgs, TryExerciseInput, UpdateExerciseInput } from "./exercise.inputs";
import { ExerciseConnection, ExerciseTry, SaveExerciseResult } from "./exercise.results";
import { findExercises } from "./findExercises";
import { createExercise, deleteExercise, updateExercise } from "./saveExercise";
import { tryExercise } from "./tryExercise";

@Resolver(() => Exercise)
export class CmsExerciseResolver {
  @Authorized(Role.ADMIN)
  @Query(() => ExerciseConnection, { description: "All exercises, drafts too, by topic and level." })
  async cmsExercises(
    @Args(() => ExercisesArgs) args: ExercisesArgs,
    @Ctx() { dataSource }: Context,
  ): Promise<ExerciseConnection> {
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
