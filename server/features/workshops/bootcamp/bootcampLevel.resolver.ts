import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { VersionedInput } from "../../../core/content/inputs";
import { AtMost } from "../../../graphql/limits";
import {
  CreateBootcampLevelInput,
  MAX_QUESTIONS_PER_LEVEL,
  ReorderBootcampLevelsInput,
  UpdateBootcampLevelInput,
} from "./bootcamp.inputs";
import { questionsByLevel, seasonById } from "./bootcamp.loaders";
import { canReadQuestions } from "./bootcamp.policy";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";
import { BootcampSeason } from "./bootcampSeason.entity";
import {
  createBootcampLevel,
  deleteBootcampLevel,
  reorderBootcampLevels,
  updateBootcampLevel,
} from "./saveBootcampLevel";

@Resolver(() => BootcampLevel)
export class BootcampLevelResolver {
  @AtMost(MAX_QUESTIONS_PER_LEVEL)
  @FieldResolver(() => [BootcampQuestion], {
    nullable: true,
    description: "Null while the season is locked, even for staff.",
  })
  async questions(@Root() level: BootcampLevel, @Ctx() context: Context): Promise<BootcampQuestion[] | null> {
    const season = await seasonById(context).load(level.seasonId);
    if (!season || !canReadQuestions(season)) return null;
    return (await questionsByLevel(context).load(level.id)) ?? [];
  }

  // Separate from `questions`, which therefore needs no actor and is cached for visitors.
  @Authorized(Role.ADMIN)
  @AtMost(MAX_QUESTIONS_PER_LEVEL)
  @FieldResolver(() => [BootcampQuestion], { description: "The questions, of a locked season too." })
  async cmsQuestions(@Root() level: BootcampLevel, @Ctx() context: Context): Promise<BootcampQuestion[]> {
    return (await questionsByLevel(context).load(level.id)) ?? [];
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampLevel)
  async createBootcampLevel(
    @Arg("input", () => CreateBootcampLevelInput) input: CreateBootcampLevelInput,
    @Ctx() context: Context,
  ) {
    return createBootcampLevel(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampLevel)
  async updateBootcampLevel(
    @Arg("input", () => UpdateBootcampLevelInput) input: UpdateBootcampLevelInput,
    @Ctx() context: Context,
  ) {
    return updateBootcampLevel(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampLevel, { description: "Deletes the level with its questions." })
  async deleteBootcampLevel(
    @Arg("input", () => VersionedInput) input: VersionedInput,
    @Ctx() context: Context,
  ) {
    return deleteBootcampLevel(context, input);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => BootcampSeason)
  async reorderBootcampLevels(
    @Arg("input", () => ReorderBootcampLevelsInput) input: ReorderBootcampLevelsInput,
    @Ctx() context: Context,
  ) {
    return reorderBootcampLevels(context, input);
  }
}
