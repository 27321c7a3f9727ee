import { IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { OptionalPictureUrl, RequiredText } from "../../../core/content/text";

@InputType()
export class CreateTestimonialInput {
  @Field(() => String)
  @RequiredText(80, "Please enter the learner's name.")
  name!: string;

  @Field(() => String)
  @RequiredText(120, "Please enter who the learner is, such as “B.Com student, Hyderabad”.")
  role!: string;

  @Field(() => String)
  @RequiredText(1000, "Please enter what the learner says.")
  text!: string;

  @Field(() => Int)
  @IsInt()
  @Min(1, { message: "A rating is 1 to 5." })
  @Max(5, { message: "A rating is 1 to 5." })
  rating!: number;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => Boolean, { defaultValue: true })
  isPublished!: boolean;
}

@InputType()
export class UpdateTestimonialInput extends versioned(CreateTestimonialInput) {}
