import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";

@InputType()
export class RetryLetterInput {
  @Field(() => ID)
  @IsUUID("all", { message: "This is not the id of a letter." })
  id!: string;
}
