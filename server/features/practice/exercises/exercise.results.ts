import { Field, Int, ObjectType, createUnionType, registerEnumType } from "type-graphql";
import { AtMost, LongText } from "../../../graphql/limits";
import { TestResult } from "../checker/testResult";
import { Exercise } from "./exercise.entity";
import { ExerciseKind } from "./exercise.content";
import { MAX_TESTS } from "./exerciseTest.content";

@ObjectType()
export class ExerciseTopic {
  @Field(() => String)
  name!: string;

  @Field(() => ExerciseKind)
  kind!: ExerciseKind;

  @Field(() => Int, { description: "How many of its exercises are open to everyone." })
  exerciseCount!: number;
}

export enum ExerciseProblem {
  NO_TESTS = "NO_TESTS",
  SOLUTION_FAILS = "SOLUTION_FAILS",
  STARTER_PASSES = "STARTER_PASSES",
  CHECKER_UNAVAILABLE = "CHECKER_UNAVAILABLE",
}

registerEnumType(ExerciseProblem, { name: "ExerciseProblem" });

const MAX_MESSAGE = 5000;

@ObjectType({ description: "Why an exercise cannot be published. Nothing was saved; a draft can be." })
export class ExerciseRefused {
  @Field(() => ExerciseProblem)
  problem!: ExerciseProblem;

  @LongText(MAX_MESSAGE)
  @Field(() => String)
  message!: string;

  @Field(() => Int, { nullable: true, description: "The number of the test, from 1." })
  testNumber!: number | null;

  static because(problem: ExerciseProblem, message: string, testNumber: number | null = null) {
    return Object.assign(new ExerciseRefused(), {
      problem,
      message: message.slice(0, MAX_MESSAGE),
      testNumber,
    });
  }

  static readonly unchecked = ExerciseRefused.because(
    ExerciseProblem.CHECKER_UNAVAILABLE,
    "The checker doesn’t answer, so the expected values are missing. Save it as a draft, and try again in a minute.",
  );

  static readonly unjudged = ExerciseRefused.because(
    ExerciseProblem.SOLUTION_FAILS,
    "What the code gives can’t be compared. Does it return something very large?",
  );

  static readonly untested = ExerciseRefused.because(
    ExerciseProblem.NO_TESTS,
    "Add a test, so that the academy can tell whether an answer is right.",
  );
}

export const SaveExerciseResult = createUnionType({
  name: "SaveExerciseResult",
  types: () => [Exercise, ExerciseRefused] as const,
  // The saved row is a plain object.
  resolveType: (value) => ("problem" in value ? ExerciseRefused : Exercise),
});

@ObjectType()
export class ExerciseTry {
  @Field(() => ExerciseRefused, { nullable: true, description: "What is wrong with the solution." })
  problem!: ExerciseRefused | null;

  @AtMost(MAX_TESTS)
  @Field(() => [TestResult], {
    description: "Of the code, in the order of the tests; none if the checker is away.",
  })
  results!: TestResult[];

  @AtMost(MAX_TESTS)
  @Field(() => [String], { nullable: "items", description: "What the solution gives, in the same order." })
  expected!: (string | null)[];
}
