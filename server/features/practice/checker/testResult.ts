import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import { MAX_SHOWN, MAX_TEXT } from "./shownLimits";

export enum FailureReason {
  VALUE = "VALUE",
  TYPE = "TYPE",
  BLANKS = "BLANKS",
  OUTPUT = "OUTPUT",
  PRINTED_NOT_RETURNED = "PRINTED_NOT_RETURNED",
  ERROR = "ERROR",
  NO_ERROR = "NO_ERROR",
  OTHER_ERROR = "OTHER_ERROR",
  STRUCTURE = "STRUCTURE",
  COLUMNS = "COLUMNS",
  NAMES = "NAMES",
  TYPES = "TYPES",
  COUNT = "COUNT",
  ROWS = "ROWS",
  ORDER = "ORDER",
  UNSORTED = "UNSORTED",
  NO_ROWS = "NO_ROWS",
  TIME = "TIME",
  MEMORY = "MEMORY",
  OUTPUT_LIMIT = "OUTPUT_LIMIT",
  REFUSED = "REFUSED",
  CRASHED = "CRASHED",
  NOT_RUN = "NOT_RUN",
  UNJUDGED = "UNJUDGED",
}

registerEnumType(FailureReason, { name: "FailureReason", description: "Why a test failed." });

const MAX_VALUES = 5;
const MAX_VALUE = 300;

@ObjectType({ description: "Where code that was stopped still was." })
export class CodePlace {
  @Field(() => Int)
  line!: number;

  @AtMost(MAX_VALUES)
  @LongText(MAX_VALUE)
  @Field(() => [String], { description: 'Its newest variables, such as "total = 345".' })
  values!: string[];
}

@ObjectType({ description: "How code did in one test. Of a hidden test, only whether and why." })
export class TestResult {
  @Field(() => GraphQLUUID)
  testId!: string;

  @Field(() => Boolean)
  passed!: boolean;

  @Field(() => FailureReason, { nullable: true })
  why!: FailureReason | null;

  @Field(() => String, { nullable: true, description: 'Such as "NameError", or PostgreSQL\'s code.' })
  errorType!: string | null;

  @LongText(MAX_TEXT)
  @Field(() => String, { nullable: true })
  message!: string | null;

  @LongText(MAX_TEXT)
  @Field(() => String, { nullable: true, description: "What Python or PostgreSQL proposes." })
  hint!: string | null;

  @Field(() => Int, { nullable: true, description: "Where the code failed." })
  line!: number | null;

  @Field(() => Int, { nullable: true, description: "Of an error in SQL: in characters of the code, from 1." })
  position!: number | null;

  @Field(() => CodePlace, { nullable: true })
  place!: CodePlace | null;

  @LongText(MAX_SHOWN)
  @Field(() => String, { nullable: true, description: "What the call gave, or rows as JSON." })
  shown!: string | null;

  @LongText(MAX_TEXT)
  @Field(() => String, { nullable: true })
  printed!: string | null;
}
