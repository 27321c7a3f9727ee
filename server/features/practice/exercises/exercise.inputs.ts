import { ArrayMaxSize, IsOptional, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { decorateAll } from "../../../core/content/decorateAll";
import { PageArgs } from "../../../core/paging/connection";
import {
  CheckedContent,
  ExerciseContent,
  ExerciseKind,
  ExerciseLevel,
  MAX_CODE,
  MAX_PROMPT,
} from "./exercise.content";
import { ExerciseTestInput, MAX_TESTS } from "./exerciseTest.content";

const MAX_SEARCH = 120;

function TestsField(): PropertyDecorator {
  return decorateAll(
    Field(() => [ExerciseTestInput], { description: "In the order in which learners see them." }),
    ArrayMaxSize(MAX_TESTS, { message: `An exercise holds at most ${MAX_TESTS} tests.` }),
    ValidateNested({ each: true }),
  );
}

@InputType()
export class ExerciseWithTests extends ExerciseContent {
  @TestsField()
  tests!: ExerciseTestInput[];
}

@InputType({ description: "An exercise as the form has it, saved or not." })
export class TryExerciseInput extends CheckedContent {
  @TestsField()
  tests!: ExerciseTestInput[];

  @Field(() => String, { description: "What to run against the tests." })
  @MaxLength(MAX_CODE, { message: `Please use at most ${MAX_CODE} characters.` })
  code!: string;
}

@ArgsType()
export class PromptArgs {
  @Field(() => String)
  @MaxLength(MAX_PROMPT, { message: `Please use at most ${MAX_PROMPT} characters.` })
  prompt!: string;
}

@ArgsType()
export class ExercisesArgs extends PageArgs {
  @Field(() => ExerciseKind, { nullable: true })
  kind?: ExerciseKind | null;

  @Field(() => ExerciseLevel, { nullable: true })
  level?: ExerciseLevel | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(MAX_SEARCH)
  topic?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(MAX_SEARCH)
  search?: string | null;
}

@ArgsType()
export class CmsExercisesArgs extends ExercisesArgs {
  @Field(() => Boolean, { nullable: true, description: "Only published exercises, or only drafts." })
  isPublished?: boolean | null;
}
