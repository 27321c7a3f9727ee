import { IsOptional, Matches, Max, Min } from "class-validator";
import { Authorized, Field, Float, InputType, ObjectType, registerEnumType } from "type-graphql";
import { Role } from "../../../core/authorization";
import { contentField } from "../../../core/content/content";
import {
  ChoiceField,
  CodeField,
  FlagField,
  ListField,
  NumberField,
  TextField,
  TextsField,
} from "../../../core/content/fields";
import { RequiredText } from "../../../core/content/text";
import { AtMost, LongText } from "../../../graphql/limits";

export enum ExerciseKind {
  PYTHON = "PYTHON",
  SQL = "SQL",
}

registerEnumType(ExerciseKind, { name: "ExerciseKind" });

export enum ExerciseLevel {
  BASIC = "BASIC",
  MEDIUM = "MEDIUM",
  ADVANCED = "ADVANCED",
}

registerEnumType(ExerciseLevel, { name: "ExerciseLevel" });

export const MAX_PROMPT = 10_000;
export const MAX_CODE = 20_000;
export const MAX_SETUP = 30_000;
export const MAX_FILE = 20_000;
export const MAX_FILES = 5;
export const MAX_HINT = 2000;
export const MAX_HINTS = 6;
const TOLERANCE = "Please enter a number from 0 to 1, e.g. 0.01.";

@ObjectType()
@InputType("ExerciseFileInput")
export class ExerciseFile {
  @Field(() => String)
  @RequiredText(60, "Please enter the file's name.")
  @Matches(/^\w[\w .-]{0,59}$/, { message: "Please use letters, digits, dots and hyphens in a file's name." })
  name!: string;

  @LongText(MAX_FILE)
  @CodeField({ max: MAX_FILE })
  text!: string;
}

/** What the checker needs, besides the tests. */
@ObjectType()
@InputType()
export class CheckedContent {
  @ChoiceField(() => ExerciseKind)
  kind!: ExerciseKind;

  @Authorized(Role.ADMIN)
  @LongText(MAX_CODE)
  @CodeField({ max: MAX_CODE, missing: "Please write the solution." })
  solution!: string;

  @LongText(MAX_SETUP)
  @CodeField({ max: MAX_SETUP, description: "Of SQL: what makes and fills the tables." })
  setup!: string;

  @AtMost(MAX_FILES)
  @ListField(() => ExerciseFile, {
    maxItems: MAX_FILES,
    description: "Of Python: files that the code may open.",
  })
  files!: ExerciseFile[];

  @FlagField({ description: "Of SQL: whether the order of the rows counts." })
  isOrdered!: boolean;

  @contentField({
    type: () => Float,
    stored: "double precision",
    nullable: true,
    rules: [IsOptional(), Min(0, { message: TOLERANCE }), Max(1, { message: TOLERANCE })],
    description: "By how much numbers may differ; null for rounding errors alone.",
  })
  tolerance!: number | null;
}

@ObjectType()
@InputType()
export class ExerciseContent extends CheckedContent {
  @TextField({ max: 120, missing: "Please enter the exercise's title." })
  title!: string;

  @TextField({ max: 60, missing: "Please enter the topic, e.g. Loops." })
  topic!: string;

  @ChoiceField(() => ExerciseLevel)
  level!: ExerciseLevel;

  @NumberField({ min: 1, max: 240, description: "How long it takes." })
  minutes!: number;

  @LongText(MAX_PROMPT)
  @TextField({
    max: MAX_PROMPT,
    missing: "Please write the task.",
    trim: (text) => text,
    description: "Markdown; HTML is escaped.",
  })
  prompt!: string;

  @LongText(MAX_CODE)
  @CodeField({ max: MAX_CODE })
  starterCode!: string;

  @Authorized(Role.ADMIN)
  @TextsField({
    maxItems: MAX_HINTS,
    max: MAX_HINT,
    noun: "hints",
    description: "Markdown; the first one helps least.",
  })
  hints!: string[];

  @FlagField({ description: "Whether everyone may do it, without an account too." })
  isOpen!: boolean;

  @FlagField()
  isPublished!: boolean;
}
