import { contentOf } from "../../../core/content/content";
import type { Context } from "../../../platform/context";
import { CheckerUnavailable } from "../checker/askChecker";
import { runTests } from "../checker/runTests";
import { checkSolution, judgeForStaff } from "./checkSolution";
import { CheckedContent } from "./exercise.content";
import type { TryExerciseInput } from "./exercise.inputs";
import type { ExerciseTry } from "./exercise.results";
import { ExerciseRefused } from "./exercise.results";
import { testsFrom } from "./exerciseTests";

/** Runs the solution, which says what is expected, and then the code. Stores nothing. */
export async function tryExercise({ checker }: Context, input: TryExerciseInput): Promise<ExerciseTry> {
  const content = contentOf(CheckedContent, input);
  const written = { ...content, tests: testsFrom(content.kind, input.tests) };
  const { tests, problem } = await checkSolution(checker, written, content.solution);
  const expected = tests.map((test) => test.expected);
  try {
    const exercise = { ...written, tests };
    const outcomes = await runTests(checker, exercise, input.code);
    return { problem, expected, results: judgeForStaff(exercise, { code: input.code, outcomes }) };
  } catch (error) {
    if (!(error instanceof CheckerUnavailable)) throw error;
    return { problem: ExerciseRefused.unchecked, expected, results: [] };
  }
}
