import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { recordResolver } from "../../../platform/audit/recordResolver";
import { Role } from "../../../core/authorization";
import type { Context } from "../../../platform/context";
import { AtMost } from "../../../graphql/limits";
import {
  BootcampLevelCreation,
  MAX_QUESTIONS_PER_LEVEL,
  ReorderBootcampLevelsInput,
} from "./bootcamp.inputs";
import { questionsByLevel, seasonById } from "./bootcamp.loaders";
import { canReadQuestions } from "./bootcamp.policy";
import { BootcampLevel } from "./bootcampLevel.entity";
import { BootcampQuestion } from "./bootcampQuestion.entity";
import { BootcampSeason } from "./bootcampSeason.entity";
import { LEVELS, createBootcampLevel, reorderBootcampLevels } from "./saveBootcampLevel";

export const BootcampLevelRecords = recordResolver(LEVELS, {
  creation: BootcampLevelCreation,
  create: createBootcampLevel,
  says: { delete: "Deletes the level with its questions." },
});

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
  @Mutation(() => BootcampSeason)
  async reorderBootcampLevels(
    @Arg("input", () => ReorderBootcampLevelsInput) input: ReorderBootcampLevelsInput,
    @Ctx() context: Context,
  ) {
    return reorderBootcampLevels(context, input);
  }
}
