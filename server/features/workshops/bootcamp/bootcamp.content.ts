import { Field, InputType, ObjectType } from "type-graphql";
import { FlagField, LinesField, ListField, TextField } from "../../../core/content/fields";
import { OptionalText, RequiredText } from "../../../core/content/text";

@ObjectType("BootcampNote")
@InputType("BootcampNoteInput")
export class BootcampNote {
  @Field(() => String)
  @RequiredText(80, "Please enter a title.")
  title!: string;

  @Field(() => String)
  @RequiredText(600, "Please enter a text.")
  text!: string;

  @Field(() => String)
  @OptionalText(40)
  icon!: string;
}

@ObjectType()
@InputType()
export class BootcampContent {
  @TextField({ max: 120, missing: "Please enter the bootcamp's name." })
  name!: string;

  @TextField({ max: 160, missing: "Please enter the headline." })
  headline!: string;

  @TextField({ max: 2000 })
  text!: string;

  @ListField(() => BootcampNote, { maxItems: 12, description: "Why join." })
  reasons!: BootcampNote[];

  @ListField(() => BootcampNote, { maxItems: 12, description: "What makes the coding fun." })
  funCoding!: BootcampNote[];

  @LinesField({ maxItems: 12, max: 300 })
  joinSteps!: string[];

  @TextField({ max: 300 })
  bannerText!: string;

  @FlagField({ isRequired: true })
  isPublished!: boolean;
}
