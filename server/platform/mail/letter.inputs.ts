import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../graphql/uuid";

@InputType()
export class RetryLetterInput {
  @Field(() => GraphQLUUID)
  id!: string;
}
