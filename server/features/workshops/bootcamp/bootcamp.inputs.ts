import { ArrayMaxSize, ArrayUnique, IsOptional } from "class-validator";
import { Field, GraphQLISODateTime, InputType, Int } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { IntBetween, Rupees, SensibleDate } from "../../../core/content/numbers";
import {
  ListOfValues,
  OptionalPictureUrl,
  OptionalText,
  RequiredText,
  TextList,
} from "../../../core/content/text";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { BootcampNote } from "./bootcamp.entity";
import { MAX_SEATS } from "../../catalog/seats.content";

export const MAX_SEASONS = 12;
export const MAX_LEVELS_PER_SEASON = 6;
export const MAX_QUESTIONS_PER_LEVEL = 20;

@InputType()
export class UpdateBootcampInput {
  @Field(() => Int)
  expectedVersion!: number;

  @Field(() => String)
  @RequiredText(120, "Please enter the bootcamp's name.")
  name!: string;

  @Field(() => String)
  @RequiredText(160, "Please enter the headline.")
  headline!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(2000)
  text!: string;

  @Field(() => [BootcampNote], { defaultValue: [] })
  @ListOfValues(12)
  reasons!: BootcampNote[];

  @Field(() => [BootcampNote], { defaultValue: [] })
  @ListOfValues(12)
  funCoding!: BootcampNote[];

  @Field(() => [String], { defaultValue: [] })
  @TextList({ most: 12, max: 300 })
  joinSteps!: string[];

  @Field(() => String, { defaultValue: "" })
  @OptionalText(300)
  bannerText!: string;

  @Field(() => Boolean)
  isPublished!: boolean;
}

@InputType()
class BootcampSeasonDetails {
  @Field(() => Int)
  @IntBetween(1, 999)
  number!: number;

  @Field(() => String)
  @RequiredText(120, "Please enter the season's title.")
  title!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(300)
  tagline!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(80)
  levelText!: string;

  @Field(() => Int)
  @Rupees()
  priceRupees!: number;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(40)
  rarity!: string;

  @Field(() => Boolean, { defaultValue: true })
  isLocked!: boolean;

  @Field(() => String, { nullable: true })
  @OptionalText(80)
  timeLeftText?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText(80)
  personName?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => Boolean, { defaultValue: false })
  isPublished!: boolean;
}

@InputType()
export class CreateBootcampSeasonInput extends BootcampSeasonDetails {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When its first run begins; null while there is no date.",
  })
  @IsOptional()
  @SensibleDate()
  startsAt?: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many may join the first run; null means any number.",
  })
  @IsOptional()
  @IntBetween(1, MAX_SEATS)
  seats?: number | null;
}

@InputType()
export class UpdateBootcampSeasonInput extends versioned(BootcampSeasonDetails) {}

@InputType()
class BootcampLevelDetails {
  @Field(() => String)
  @RequiredText(60, "Please enter the level's name.")
  name!: string;
}

@InputType()
export class CreateBootcampLevelInput extends BootcampLevelDetails {
  @Field(() => GraphQLUUID)
  seasonId!: string;
}

@InputType()
export class UpdateBootcampLevelInput extends versioned(BootcampLevelDetails) {}

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
class BootcampQuestionDetails {
  @Field(() => String)
  @RequiredText(120, "Please enter the question's title.")
  title!: string;

  @Field(() => String)
  @RequiredText(2000, "Please enter the task.")
  prompt!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(2000)
  example!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(4000)
  starterCode!: string;

  @Field(() => String)
  @RequiredText(4000, "Please enter the expected output.")
  expectedResult!: string;
}

@InputType()
export class CreateBootcampQuestionInput extends BootcampQuestionDetails {
  @Field(() => GraphQLUUID)
  levelId!: string;
}

@InputType()
export class UpdateBootcampQuestionInput extends versioned(BootcampQuestionDetails) {}

@InputType()
export class ReorderBootcampQuestionsInput {
  @Field(() => GraphQLUUID)
  levelId!: string;

  @Field(() => [GraphQLUUID], { description: "Every question of the level, in the new order." })
  @ArrayMaxSize(MAX_QUESTIONS_PER_LEVEL)
  @ArrayUnique()
  questionIds!: string[];
}
