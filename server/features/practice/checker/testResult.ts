import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import type { SqlOutcome } from "../../../../labs/engine/jobs";
import { isStopped } from "../../../../labs/engine/jobs";
import { publicErrorType, publicSqlCode } from "../../../../labs/engine/publicErrors";
import type { SeenOutcome } from "../../../../labs/engine/seenOutcome";
import { NOTHING_SEEN, lastRows, seePython, seeSql } from "../../../../labs/engine/seenOutcome";
import { failureName } from "../../../../labs/engine/storedTest";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { AtMost, LongText } from "../../../graphql/limits";
import { TestVisibility } from "../exercises/exerciseTest.content";
import type { Outcome } from "./judge";
import { judge } from "./judge";
import type { Checked } from "./checked";

export enum FailureReason {
  VALUE = "VALUE",
  OUTPUT = "OUTPUT",
  PRINTED_NOT_RETURNED = "PRINTED_NOT_RETURNED",
  ERROR = "ERROR",
  NO_ERROR = "NO_ERROR",
  OTHER_ERROR = "OTHER_ERROR",
  STRUCTURE = "STRUCTURE",
  COLUMNS = "COLUMNS",
  NAMES = "NAMES",
  COUNT = "COUNT",
  ROWS = "ROWS",
  ORDER = "ORDER",
  NO_ROWS = "NO_ROWS",
  TIME = "TIME",
  MEMORY = "MEMORY",
  OUTPUT_LIMIT = "OUTPUT_LIMIT",
  REFUSED = "REFUSED",
  CRASHED = "CRASHED",
  NOT_RUN = "NOT_RUN",
}

registerEnumType(FailureReason, { name: "FailureReason", description: "Why a test failed." });

const MAX_TEXT = 2000;
/** As long as what a test may expect. */
const MAX_SHOWN = 20_000;
const MAX_ROWS = 100;
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

const short = (text: string | null, length = MAX_TEXT) => text?.slice(0, length) || null;

/** As many rows as there is room for: JSON that is cut could not be read. */
function shortRows(outcome: SqlOutcome): SqlOutcome {
  const last = lastRows(outcome);
  if (!last) return outcome;
  let rows = last.rows.slice(0, MAX_ROWS);
  while (JSON.stringify(rows).length > MAX_SHOWN - MAX_TEXT) rows = rows.slice(0, rows.length / 2);
  return { ...outcome, sets: [{ ...last, rows }] };
}

function seenIn(outcome: Outcome, code: string): SeenOutcome {
  const isSql = outcome && !isStopped(outcome) && "sets" in outcome;
  const seen = isSql ? seeSql(shortRows(outcome), code) : seePython(outcome);
  return {
    ...seen,
    errorType: short(seen.errorType, 100),
    message: short(seen.message),
    hint: short(seen.hint),
    shown: short(seen.shown, MAX_SHOWN),
    printed: short(seen.printed),
  };
}

/** What an error in a hidden test may be called: a learner's own name could carry a hidden input. */
function publicTypeOf(outcome: Outcome): string | null {
  if (!outcome || isStopped(outcome) || !outcome.error) return null;
  if ("code" in outcome.error) return publicSqlCode(outcome.error.code) ?? null;
  return publicErrorType(outcome.error.type);
}

export interface TestRun {
  code: string;
  /** In the order of the tests. */
  outcomes: Outcome[];
}

/** Judges outside the process that ran the code. Of hidden tests, nothing stays that the code could have chosen. */
export function judgeTests(exercise: Checked, { code, outcomes }: TestRun): TestResult[] {
  return exercise.tests.map((test, index) => {
    const outcome = outcomes[index];
    const { passed, why } = judge(exercise, test, outcome);
    const reason = why === null ? null : (failureName(why) as FailureReason);
    const verdict = { testId: test.id, passed, why: reason };
    if (test.visibility === TestVisibility.VISIBLE) return { ...verdict, ...seenIn(outcome, code) };
    return { ...verdict, ...NOTHING_SEEN, errorType: passed ? null : publicTypeOf(outcome) };
  });
}
