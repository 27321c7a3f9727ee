import { contentOf } from "../../../core/content/content";
import { signedInActor } from "../../../core/requestContext";
import type { Context } from "../../../platform/context";
import { checkCode, unhidden } from "../checker/checkCode";
import { checkSolution, refusalOf } from "./checkSolution";
import { CheckedContent } from "./exercise.content";
import type { TryExerciseInput } from "./exercise.inputs";
import type { ExerciseTry } from "./exercise.results";
import { testsFrom } from "./exerciseTests";

/** Runs the solution, which says what is expected, and then the code. Stores nothing. */
export async function tryExercise(context: Context, input: TryExerciseInput): Promise<ExerciseTry> {
  const { checker } = context;
  const { userId: owner } = await signedInActor(context);
  const content = contentOf(CheckedContent, input);
  const written = { ...content, tests: testsFrom(content.kind, input.tests) };
  const { tests, problem } = await checkSolution(checker, written, { code: content.solution, owner });
  const expected = tests.map((test) => test.expected);
  try {
    const { results } = await checkCode(checker, unhidden({ ...written, tests }), {
      code: input.code,
      owner,
    });
    return { problem, expected, results };
  } catch (error) {
    return { problem: refusalOf(error), expected, results: [] };
  }
}
