import { ArrayMaxSize, ArrayUnique } from "class-validator";
import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";

/** The most that such a list holds; it is shown whole, and put in order whole. */
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
