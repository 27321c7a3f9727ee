import type { ClassType } from "type-graphql";
import { Field, InputType, Int } from "type-graphql";
import { GraphQLUUID } from "./graphqlUuid";

/** Which record, and the version that the person saw. */
@InputType()
export class VersionedInput {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;
}

/** The input of an edit: what can be changed of a record, beside which one and the version that the person saw. */
export function versioned<Details extends object>(
  DetailsInput: ClassType<Details>,
): ClassType<Details & VersionedInput> {
  @InputType()
  class VersionedDetails extends (DetailsInput as ClassType<object>) implements VersionedInput {
    @Field(() => GraphQLUUID)
    id!: string;

    @Field(() => Int)
    expectedVersion!: number;
  }
  return VersionedDetails as ClassType<Details & VersionedInput>;
}
