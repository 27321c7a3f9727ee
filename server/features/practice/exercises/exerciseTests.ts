import { randomUUID } from "node:crypto";
import { LIMITS } from "../../../../labs/engine/jobs";
import { contentOf } from "../../../core/content/content";
import type { FieldProblem } from "../../../core/errors";
import { Invalid } from "../../../core/errors";
import { ExerciseKind } from "./exercise.content";
import type { ExerciseTest, ExerciseTestInput } from "./exerciseTest.content";
import { ExerciseTestContent, TestKind, TestVisibility } from "./exerciseTest.content";

const NOTHING = { call: "", setup: "", input: "", isTypeStrict: false, uses: [], avoids: [] };

/** Leaves out what belongs to other kinds. */
function contentOfKind(content: ExerciseTestContent): ExerciseTestContent {
  const { kind, call, setup, input, isTypeStrict, uses, avoids } = content;
  const parts = {
    [TestKind.CALL]: { call, setup, isTypeStrict },
    [TestKind.RAISES]: { call, setup },
    [TestKind.PROGRAM]: { input },
    [TestKind.STRUCTURE]: { uses, avoids },
    [TestKind.ROWS]: { setup },
  };
  return { ...content, ...NOTHING, ...parts[kind] };
}

function problemOf(kind: ExerciseKind, test: ExerciseTestContent): string | null {
  if ((test.kind === TestKind.ROWS) !== (kind === ExerciseKind.SQL))
    return "must compare rows in SQL, and only there";
  if ((test.kind === TestKind.CALL || test.kind === TestKind.RAISES) && !test.call) return "needs a call";
  if (test.input.split("\n").length > LIMITS.inputLines)
    return `has more than ${LIMITS.inputLines} lines of input`;
  if (test.kind === TestKind.STRUCTURE && test.uses.length + test.avoids.length === 0)
    return "needs something to use or to avoid";
  if (test.visibility === TestVisibility.HIDDEN && !test.about) return "is hidden, so say what it is about";
  return null;
}

/** The tests with their ids; refuses what does not fit the exercise's kind. Expected values are still missing. */
export function testsFrom(kind: ExerciseKind, inputs: ExerciseTestInput[]): ExerciseTest[] {
  const problems: FieldProblem[] = [];
  const seen = new Set<string>();
  const tests = inputs.map(({ id, ...input }, index) => {
    const content = contentOfKind(contentOf(ExerciseTestContent, input));
    const problem = problemOf(kind, content);
    if (problem) problems.push({ field: "tests", message: `Test ${index + 1} ${problem}.` });
    const own = id && !seen.has(id) ? id : randomUUID();
    seen.add(own);
    return { ...content, id: own, expected: null };
  });
  if (problems.length > 0) throw new Invalid(problems);
  return tests;
}

export function isHidden({ visibility }: Pick<ExerciseTest, "visibility">): boolean {
  return visibility === TestVisibility.HIDDEN;
}
