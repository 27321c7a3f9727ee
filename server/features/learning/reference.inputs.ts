import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { completeVideoLink } from "../../../shared/videoLink";
import { VersionedInput } from "../../core/content/inputs";
import { HttpsLink, OptionalText } from "../../core/content/text";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { MISSING_LINK } from "./lessons/lessonKinds";
import { MAX_DURATION, ReferenceContent } from "./reference.content";

export const MAX_REFERENCES_PER_BATCH = 100;

@InputType()
export class ReferenceCreation extends ReferenceContent {
  @Field(() => GraphQLUUID)
  batchId!: string;
}

@InputType()
export class ReplaceVideoInput extends VersionedInput {
  @Field(() => String)
  @HttpsLink({ message: MISSING_LINK, complete: completeVideoLink })
  link!: string;

  @Field(() => String, { nullable: true })
  @OptionalText(MAX_DURATION)
  durationText!: string | null;
}

@InputType()
export class MoveReferenceInput extends VersionedInput {
  @Field(() => GraphQLUUID, { description: "Another batch of the same course." })
  batchId!: string;
}

@InputType()
export class ReorderReferencesInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => [GraphQLUUID], { description: "Every reference of the batch, in the new order." })
  @ArrayMaxSize(MAX_REFERENCES_PER_BATCH)
  @ArrayUnique()
  referenceIds!: string[];
}
