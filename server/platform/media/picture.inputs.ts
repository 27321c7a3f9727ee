import { Field, InputType } from "type-graphql";
import { VersionedInput } from "../../core/content/inputs";
import { RequiredText } from "../../core/content/text";

export const MAX_ALT = 300;

@InputType()
export class UpdatePictureInput extends VersionedInput {
  @Field(() => String)
  @RequiredText(MAX_ALT, "Please describe the picture for people who can’t see it.")
  alt!: string;
}
