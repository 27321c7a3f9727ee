import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { versioned } from "../../graphql/inputs";
import { HttpsLink, OptionalPictureUrl, OptionalText, RequiredText } from "../../graphql/text";
import { GraphQLUUID } from "../../graphql/uuid";

export const MAX_REFERENCES_PER_BATCH = 100;

@InputType()
class ReferenceDetails {
  @Field(() => String)
  @RequiredText(200, "Please enter the reference's title.")
  title!: string;

  @Field(() => String)
  @HttpsLink({ message: "Please enter the video's full address, starting with https://" })
  link!: string;

  @Field(() => String, { nullable: true })
  @OptionalPictureUrl()
  imageUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'In words, such as "12:45".' })
  @OptionalText(40)
  durationText?: string | null;
}

@InputType()
export class CreateReferenceInput extends ReferenceDetails {
  @Field(() => GraphQLUUID)
  batchId!: string;
}

@InputType()
export class UpdateReferenceInput extends versioned(ReferenceDetails) {}

@InputType()
export class ReorderReferencesInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => [GraphQLUUID], { description: "Every reference of the batch, in the new order." })
  @ArrayMaxSize(MAX_REFERENCES_PER_BATCH)
  @ArrayUnique()
  referenceIds!: string[];
}
