import { IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { OptionalHttpsLink, OptionalPictureUrl, RequiredText } from "../../graphql/text";

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
export class UpdatePartnerInput extends CreatePartnerInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;
}
