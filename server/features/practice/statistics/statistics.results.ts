import { Field, Int, ObjectType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import { FailureReason } from "../checker/testResult";
import { MAX_CODE } from "../exercises/exercise.content";
import { MAX_TESTS } from "../exercises/exerciseTest.content";

export const MAX_WRONG_ANSWERS = 10;

@ObjectType({ description: "Learners whose newest code stops at this test." })
export class TestStop {
  @Field(() => GraphQLUUID)
  testId!: string;

  @Field(() => Int)
  learnerCount!: number;
}

@ObjectType({ description: "Wrong code that fails the same test for the same reason." })
export class WrongAnswer {
  @Field(() => GraphQLUUID)
  testId!: string;

  @Field(() => FailureReason)
  why!: FailureReason;

  @Field(() => String, { nullable: true })
  errorType!: string | null;

  @Field(() => Int)
  learnerCount!: number;

  @Field(() => Int)
  submissionCount!: number;

  @LongText(MAX_CODE)
  @Field(() => String, { description: "The newest of them." })
  sampleCode!: string;
}

@ObjectType({ description: "How learners do, without staff." })
export class ExerciseStatistics {
  @Field(() => Int, { description: "Who sent code or gave up." })
  triedCount!: number;

  @Field(() => Int)
  passedCount!: number;

  @Field(() => Int)
  gaveUpCount!: number;

  @Field(() => Int, { description: "Who asked for a hint." })
  helpedCount!: number;

  @Field(() => Int, { nullable: true, description: "Median of those who passed: code sent until then." })
  attemptsToPass!: number | null;

  @Field(() => Int, { nullable: true, description: "Median of those who sent code and have not passed." })
  attemptsWithoutPass!: number | null;

  @Field(() => Int, { description: "Of `recheckTotal`, whose code is still to be checked again." })
  recheckCount!: number;

  @Field(() => Int, { description: "Who sent code before the last change." })
  recheckTotal!: number;

  @Field(() => Int, {
    description: "Who passed, but whose code fails as the exercise is now. See `withdrawPasses`.",
  })
  lostPassCount!: number;

  @AtMost(MAX_TESTS)
  @Field(() => [TestStop], { description: "Of learners who have not passed; the most frequent first." })
  stops!: TestStop[];

  @AtMost(MAX_WRONG_ANSWERS)
  @Field(() => [WrongAnswer], { description: "Of the exercise as it is now; the most frequent first." })
  wrongAnswers!: WrongAnswer[];
}

export interface ExerciseCounts {
  id: string;
  triedCount: number;
  passedCount: number;
  gaveUpCount: number;
  helpedCount: number;
}
