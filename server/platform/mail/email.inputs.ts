import { Field, InputType } from "type-graphql";
import { GraphQLUUID } from "../../core/content/graphqlUuid";

@InputType()
export class RetryEmailInput {
  @Field(() => GraphQLUUID)
  id!: string;
}
