import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** Small, because a list loads and reorders as a whole. */
export const MAX_LISTED = 100;

@InputType()
export class ReorderInput {
  @Field(() => [GraphQLUUID], {
    description: "Every entry of the list, unpublished ones too, in the new order.",
  })
  @ArrayMaxSize(MAX_LISTED)
  @ArrayUnique()
  ids!: string[];
}
