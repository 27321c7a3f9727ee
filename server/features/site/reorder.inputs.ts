import { ArrayMaxSize, ArrayUnique, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

/** The most that such a list holds; it is shown whole, and put in order whole. */
export const MAX_LISTED = 100;

@InputType()
export class ReorderInput {
  @Field(() => [ID], { description: "Every entry of the list, unpublished ones too, in the new order." })
  @ArrayMaxSize(MAX_LISTED)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  ids!: string[];
}
