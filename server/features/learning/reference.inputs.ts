import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { versioned } from "../../core/content/inputs";
import { GraphQLUUID } from "../../core/content/graphqlUuid";
import { ReferenceContent } from "./reference.content";

export const MAX_REFERENCES_PER_BATCH = 100;

@InputType()
export class CreateReferenceInput extends ReferenceContent {
  @Field(() => GraphQLUUID)
  batchId!: string;
}

@InputType()
export class UpdateReferenceInput extends versioned(ReferenceContent) {}

@InputType()
export class ReorderReferencesInput {
  @Field(() => GraphQLUUID)
  batchId!: string;

  @Field(() => [GraphQLUUID], { description: "Every reference of the batch, in the new order." })
  @ArrayMaxSize(MAX_REFERENCES_PER_BATCH)
  @ArrayUnique()
  referenceIds!: string[];
}
