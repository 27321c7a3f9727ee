import { ArrayMaxSize, ArrayUnique, IsOptional } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { kept } from "../../../core/content/inputs";
import { IntBetween, SensibleDate } from "../../../core/content/numbers";
import { MAX_SEATS } from "../../catalog/seats.content";
import { BootcampContent } from "./bootcamp.content";
import { BootcampLevelContent } from "./bootcampLevel.content";
import { BootcampQuestionContent } from "./bootcampQuestion.content";
import { BootcampSeasonContent } from "./bootcampSeason.content";

export const MAX_SEASONS = 12;
export const MAX_LEVELS_PER_SEASON = 6;
export const MAX_QUESTIONS_PER_LEVEL = 20;

@InputType()
export class UpdateBootcampInput extends kept(BootcampContent) {
  @Field(() => Int)
  expectedVersion!: number;
}

@InputType()
export class BootcampSeasonCreation extends BootcampSeasonContent {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When its first run begins; null while there is no date.",
  })
  @IsOptional()
  @SensibleDate()
  startsAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "Seats in the first run; null if unlimited.",
  })
  @IsOptional()
  @IntBetween(1, MAX_SEATS)
  seats?: number | null;
}

@InputType()
export class BootcampLevelCreation extends BootcampLevelContent {
  @Field(() => GraphQLUUID)
  seasonId!: string;
}

@InputType()
export class ReorderBootcampLevelsInput {
  @Field(() => GraphQLUUID)
  seasonId!: string;

  @Field(() => [GraphQLUUID], { description: "Every level of the season, in the new order." })
  @ArrayMaxSize(MAX_LEVELS_PER_SEASON)
  @ArrayUnique()
  levelIds!: string[];
}

@InputType()
export class BootcampQuestionCreation extends BootcampQuestionContent {
  @Field(() => GraphQLUUID)
  levelId!: string;
}

@InputType()
export class ReorderBootcampQuestionsInput {
  @Field(() => GraphQLUUID)
  levelId!: string;

  @Field(() => [GraphQLUUID], { description: "Every question of the level, in the new order." })
  @ArrayMaxSize(MAX_QUESTIONS_PER_LEVEL)
  @ArrayUnique()
  questionIds!: string[];
}
