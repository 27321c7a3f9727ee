import { IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";

/** Which record, and the version that the person saw. */
@InputType()
export class VersionedInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  expectedVersion!: number;
}
