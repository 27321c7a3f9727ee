import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { readDemoPack } from "../../server/app/seed/demoPack";
import type { PythonFailure } from "../../labs/engine/judgePython";
import type { SqlFailure } from "../../labs/engine/judgeSql";

interface WrongAnswer {
  code: string;
  /** Of the first failing test, or of `failingTest`. */
  why: PythonFailure | SqlFailure;
  /** Python's exception, or PostgreSQL's SQLSTATE. */
  errorType?: string;
  /** The `about` of the test that catches it. */
  failingTest?: string;
  note: string;
}

/** What an exercise's `answers.yaml` says, which only tests read. */
interface Answers {
  /** What beginners typically submit. */
  wrong: WrongAnswer[];
  /** Changes of its solution that answer the same for every valid input, each with its reason. */
  equivalent?: Record<string, string>;
}

async function readAnswers(slug: string): Promise<Answers> {
  return parse(await readFile(`server/content/demo/exercises/${slug}/answers.yaml`, "utf8")) as Answers;
}

const { exercises } = await readDemoPack(new Date());

/** In the demo's order, without expected values. */
export const demoExercises = await Promise.all(
  exercises.map(async ({ slug, content, tests }) => ({
    ...content,
    slug,
    tests,
    answers: await readAnswers(slug),
  })),
);
