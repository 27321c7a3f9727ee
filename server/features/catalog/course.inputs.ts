import { ArrayMaxSize, ArrayUnique, IsOptional } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { versioned } from "../../core/content/inputs";
import { Rupees } from "../../core/content/numbers";
import {
  OptionalHttpsLink,
  OptionalPictureUrl,
  OptionalText,
  RequiredText,
  RequiredTexts,
} from "../../core/content/text";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

export const MAX_COURSE_NAME = 120;
export const MAX_COURSE_DESCRIPTION = 2000;
const MAX_SECTION = 5000;
const MAX_TOPICS = 40;
const MAX_REORDERED = 500;

@InputType()
export class CreateCourseInput {
  @Field(() => String)
  @RequiredText(MAX_COURSE_NAME, "Please enter the course's name.")
  name!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_COURSE_DESCRIPTION)
  description!: string;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @Rupees()
  priceRupees?: number | null;

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  payLink?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether it stands among the offers; left out: where it has a price.",
  })
  isSold?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Paragraphs, parted by blank lines; left out: as it was.",
  })
  @OptionalText(MAX_SECTION)
  sectionText?: string | null;

  @Field(() => String, { nullable: true, description: "Left out: as it was." })
  @OptionalHttpsLink()
  seeMoreLink?: string | null;

  @Field(() => [String], { nullable: true, description: "Topic by topic; left out: as it was." })
  @IsOptional()
  @ArrayMaxSize(MAX_TOPICS, { message: `Please give at most ${MAX_TOPICS} topics.` })
  @RequiredTexts(200, "Please leave out empty topics.")
  syllabus?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Left out: a new course is a draft, an edited one stays as it was.",
  })
  isPublished?: boolean | null;
}

@InputType()
export class UpdateCourseInput extends versioned(CreateCourseInput) {}

@InputType()
export class ReorderCoursesInput {
  @Field(() => [GraphQLUUID], {
    description: "Courses in their new order, such as those that a list shows so far.",
  })
  @ArrayMaxSize(MAX_REORDERED)
  @ArrayUnique()
  courseIds!: string[];
}
