import { Field, InputType } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { RequiredText } from "../../../core/content/text";

@InputType()
export class CreateQuestionInput {
  @Field(() => String)
  @RequiredText(300, "Please enter the question.")
  question!: string;

  @Field(() => String)
  @RequiredText(2000, "Please enter the answer.")
  answer!: string;

  @Field(() => Boolean, { defaultValue: true })
  isPublished!: boolean;
}

@InputType()
export class UpdateQuestionInput extends versioned(CreateQuestionInput) {}
