import { Matches } from "class-validator";
import type { ClassType } from "type-graphql";
import { Field, InputType, ObjectType } from "type-graphql";
import { ListField, RequiredLinkField } from "./fields";
import { RequiredText } from "./text";

const MAX_PARTS = 24;
const MAX_TITLE = 120;
const MAX_TEXT = 1000;

@ObjectType()
@InputType("TitledTextInput")
export class TitledText {
  @Field(() => String)
  @RequiredText(MAX_TITLE, "Please enter a title.")
  title!: string;

  @Field(() => String)
  @RequiredText(MAX_TEXT, "Please enter a text.")
  text!: string;
}

@ObjectType()
@InputType("IllustratedTextInput")
export class IllustratedText extends TitledText {
  @Field(() => String, {
    description: 'The name of a drawing, such as "chart"; an unknown one draws a step.',
  })
  @Matches(/^[a-z0-9-]{1,40}$/, { message: "Please name a drawing in small letters, digits and hyphens." })
  icon!: string;
}

@ObjectType("FaqItem")
@InputType("FaqItemInput")
export class FaqItem {
  @Field(() => String)
  @RequiredText(200, "Please enter the question.")
  question!: string;

  @Field(() => String)
  @RequiredText(2000, "Please enter the answer.")
  answer!: string;
}

@ObjectType()
@InputType("SocialLinkInput")
export class SocialLink {
  @Field(() => String)
  @RequiredText(40, "Please enter the network's name.")
  name!: string;

  @RequiredLinkField()
  link!: string;
}

export function PartsField<Part extends object>(
  type: () => ClassType<Part>,
  {
    maxItems = MAX_PARTS,
    isRequired = true,
    description,
  }: { maxItems?: number; isRequired?: boolean; description?: string } = {},
): PropertyDecorator {
  return ListField(type, { maxItems, isRequired, column: { default: [] }, description });
}
