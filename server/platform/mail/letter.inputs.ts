import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

@InputType()
export class RetryLetterInput {
  @Field(() => GraphQLUUID)
  id!: string;
}
