import { Field, Int, ObjectType, createUnionType } from "type-graphql";
import { Batch } from "./batch.entity";

@ObjectType()
export class BatchUnlocked {
  @Field(() => Batch)
  batch!: Batch;
}

/** Also returned, after the same work, for an unknown or closed batch. */
@ObjectType()
export class InvalidSecretCode {
  @Field(() => String)
  message!: string;

  @Field(() => Int)
  attemptsLeft!: number;

  @Field(() => Int, {
    nullable: true,
    description: "Seconds until the next attempt, if this was the last.",
  })
  lockedSeconds!: number | null;
}

/** Returned only for the right code. */
@ObjectType()
export class BatchFull {
  @Field(() => String)
  message!: string;
}

export const UnlockBatchResult = createUnionType({
  name: "UnlockBatchResult",
  types: () => [BatchUnlocked, InvalidSecretCode, BatchFull] as const,
});
