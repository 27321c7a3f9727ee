import { IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { Rupees } from "../../graphql/numbers";
import { OptionalHttpsLink, OptionalText, RequiredText } from "../../graphql/text";

export const MAX_COURSE_NAME = 120;
export const MAX_COURSE_DESCRIPTION = 2000;

@InputType()
export class CreateCourseInput {
  @Field(() => String)
  @RequiredText(MAX_COURSE_NAME, "Please enter the course's name.")
  name!: string;

  @Field(() => String, { defaultValue: "" })
  @OptionalText(MAX_COURSE_DESCRIPTION)
  description!: string;

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  imageUrl?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @Rupees()
  priceRupees?: number | null;

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  payLink?: string | null;

  @Field(() => Boolean, { defaultValue: true })
  isPublished!: boolean;
}

@InputType()
export class UpdateCourseInput extends CreateCourseInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;
}
