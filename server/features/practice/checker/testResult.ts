import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { isStopped } from "../../../../labs/engine/jobs";
import { publicErrorType, publicSqlCode } from "../../../../labs/engine/publicErrors";
import { failureName } from "../../../../labs/engine/storedTest";
import { GraphQLUUID } from "../../../core/content/graphqlUuid";
import { LongText } from "../../../graphql/limits";
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

const MAX_SHOWN = 2000;

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

  @LongText(MAX_SHOWN)
  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field(() => Int, { nullable: true, description: "Where the code failed." })
  line!: number | null;

  @LongText(MAX_SHOWN)
  @Field(() => String, { nullable: true, description: "What the call gave, or rows as JSON." })
  shown!: string | null;

  @LongText(MAX_SHOWN)
  @Field(() => String, { nullable: true })
  printed!: string | null;
}

const NOTHING = { errorType: null, message: null, line: null, shown: null, printed: null };
const SHOWN_ROWS = 20;

const short = (text: string | undefined) => text?.slice(0, MAX_SHOWN) || null;

function seenIn(outcome: Outcome): Omit<TestResult, "testId" | "passed" | "why"> {
  if (!outcome || isStopped(outcome)) return NOTHING;
  if ("sets" in outcome) {
    const last = outcome.sets.filter(({ columns }) => columns.length > 0).at(-1);
    const { error } = outcome;
    const rows = last && JSON.stringify({ ...last, rows: last.rows.slice(0, SHOWN_ROWS) });
    // Cut JSON could not be read.
    const shown = rows && rows.length <= MAX_SHOWN ? rows : null;
    return { ...NOTHING, errorType: error?.code ?? null, message: short(error?.message), shown };
  }
  const { error, shown, stdout } = outcome;
  return {
    errorType: error?.type.slice(0, 100) ?? null,
    message: short(error?.message),
    line: error?.line ?? null,
    shown: short(shown),
    printed: short(stdout),
  };
}

/** What an error in a hidden test may be called: a learner's own name could carry a hidden input. */
function publicTypeOf(outcome: Outcome): string | null {
  if (!outcome || isStopped(outcome) || !outcome.error) return null;
  if ("code" in outcome.error) return publicSqlCode(outcome.error.code) ?? null;
  return publicErrorType(outcome.error.type);
}

/** Judges outside the process that ran the code. Of hidden tests, nothing stays that the code could have chosen. */
export function judgeTests(exercise: Checked, outcomes: Outcome[]): TestResult[] {
  return exercise.tests.map((test, index) => {
    const outcome = outcomes[index];
    const { passed, why } = judge(exercise, test, outcome);
    const reason = why === null ? null : (failureName(why) as FailureReason);
    const verdict = { testId: test.id, passed, why: reason };
    if (test.visibility === TestVisibility.VISIBLE) return { ...verdict, ...seenIn(outcome) };
    return { ...verdict, ...NOTHING, errorType: passed ? null : publicTypeOf(outcome) };
  });
}
