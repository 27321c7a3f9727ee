import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";
import { ChoiceField, CodeField, FlagField, TextField, TextsField } from "../../../core/content/fields";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { LongText } from "../../../graphql/limits";

export enum TestKind {
  /** A call and the value that it returns. */
  CALL = "CALL",
  /** A whole program: lines that are typed in, and what it prints. */
  PROGRAM = "PROGRAM",
  /** A call that must end in an error. */
  RAISES = "RAISES",
  /** What the code must use or avoid, such as a loop. */
  STRUCTURE = "STRUCTURE",
  /** The rows of a query. */
  ROWS = "ROWS",
}

registerEnumType(TestKind, { name: "TestKind" });

export enum TestVisibility {
  VISIBLE = "VISIBLE",
  /** Learners see whether it passed and what it is about, nothing else. */
  HIDDEN = "HIDDEN",
}

registerEnumType(TestVisibility, { name: "TestVisibility" });

export const MAX_TESTS = 30;
const MAX_CALL = 1000;
const MAX_TEST_SETUP = 10_000;
const MAX_INPUT = 5000;
const MAX_RULES = 10;
export const MAX_EXPECTED = 20_000;

function RulesField(description: string): PropertyDecorator {
  return TextsField({ maxItems: MAX_RULES, max: 60, noun: "rules", description });
}

@ObjectType()
@InputType()
export class ExerciseTestContent {
  @ChoiceField(() => TestKind)
  kind!: TestKind;

  @ChoiceField(() => TestVisibility, { defaultValue: TestVisibility.VISIBLE })
  visibility!: TestVisibility;

  @TextField({ max: 200, description: 'What learners read of a hidden test, such as "An empty bill".' })
  about!: string;

  @CodeField({ max: MAX_CALL, description: 'Of CALL and RAISES, such as "split_bill(100, 3)".' })
  call!: string;

  @LongText(MAX_TEST_SETUP)
  @CodeField({
    max: MAX_TEST_SETUP,
    description: "Code that runs before the call. Of ROWS, the data set in place of the exercise's.",
  })
  setup!: string;

  @TextField({
    max: MAX_INPUT,
    trim: (text) => text,
    description: "Of PROGRAM: what is typed in, line by line.",
  })
  input!: string;

  @FlagField({ description: "Of CALL: whether 2 differs from 2.0, and a list from a tuple." })
  isTypeStrict!: boolean;

  @RulesField('Of STRUCTURE, e.g. "for" or "call:sum".')
  uses!: string[];

  @RulesField("Of STRUCTURE, too.")
  avoids!: string[];
}

/** A test as it is stored. */
@ObjectType()
export class ExerciseTest extends ExerciseTestContent {
  @Field(() => GraphQLUUID)
  id!: string;

  @LongText(MAX_EXPECTED)
  @Field(() => String, {
    nullable: true,
    description:
      "What the solution gave: JSON of a value or of rows, a program's output, or an error's name. Null of STRUCTURE, and until the solution was checked.",
  })
  expected!: string | null;
}

@InputType()
export class ExerciseTestInput extends ExerciseTestContent {
  @Field(() => GraphQLUUID, {
    nullable: true,
    description: "A new one for a new test, so that saving twice keeps it.",
  })
  id?: string | null;
}

@ObjectType({ description: "What learners may know of a hidden test." })
export class HiddenTest {
  @Field(() => GraphQLUUID)
  id!: string;

  @Field(() => String)
  about!: string;
}
