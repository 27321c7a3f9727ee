import { Field, InputType } from "type-graphql";
import { versioned } from "../../../core/content/inputs";
import { OptionalHttpsLink, OptionalPictureUrl, RequiredText } from "../../../core/content/text";

@InputType()
export class CreatePartnerInput {
  @Field(() => String)
  @RequiredText(80, "Please enter the partner's name.")
  name!: string;

  @Field(() => String, { nullable: true })
  @OptionalHttpsLink()
  link?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => Boolean, { defaultValue: true })
  isPublished!: boolean;
}

@InputType()
export class UpdatePartnerInput extends versioned(CreatePartnerInput) {}
