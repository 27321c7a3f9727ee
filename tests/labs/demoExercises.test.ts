import { beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_EXERCISE, sampleWork } from "../../server/app/seed/practice/sampleWork";
import { TestKind } from "../../server/features/practice/exercises/exerciseTest.content";
import { checkSolution, checkStarter } from "../../server/features/practice/exercises/checkSolution";
import { checkCode, unhidden } from "../../server/features/practice/checker/checkCode";
import { firstFailure } from "../support/firstFailure";
import { useEngines } from "../support/useEngines";
import { demoExercises as rows } from "../support/demoExercises";

// After a change of exercises, `npx vitest run tests/labs/demoExercises.test.ts -u` writes these files.
const EXPECTED = "../../server/app/seed/practice/expected.json";
const SAMPLE_CHECKS = "../../server/app/seed/practice/sampleChecks.json";

const engines = useEngines();
const expected: Record<string, Record<string, string>> = {};

describe.each(rows.map((row) => [row.slug, row] as const))("%s", (slug, row) => {
  let { tests } = row;
  let problem: unknown;

  beforeAll(async () => {
    ({ tests, problem } = await checkSolution(engines.address, row, { code: row.solution, owner: slug }));
    expected[slug] = Object.fromEntries(
      tests.flatMap((one) => (one.expected === null ? [] : [[one.about, one.expected]])),
    );
  });

  test("has tests that its solution passes and its starter fails", async () => {
    expect(problem).toBeNull();
    expect(new Set(tests.map(({ about }) => about)).size).toBe(tests.length);
    expect(tests.filter((one) => one.expected === null && one.kind !== TestKind.STRUCTURE)).toEqual([]);
    expect(
      await checkStarter(engines.address, { ...row, tests }, { code: row.starterCode, owner: slug }),
    ).toBeNull();
  });

  test("finds typical wrong answers", async () => {
    const { wrong } = row.answers;
    expect(wrong.length).toBeGreaterThanOrEqual(9);
    for (const { code, note, why, errorType, failingTest } of wrong) {
      const tried = failingTest ? tests.filter(({ about }) => about === failingTest) : tests;
      const failed = await firstFailure(engines.address, unhidden({ ...row, tests: tried }), {
        code,
        owner: slug,
      });
      const seen = failed?.why?.toLowerCase().replaceAll("_", "-");
      const error = errorType && failed?.errorType;
      expect.soft({ note, why: seen, error }).toEqual({ note, why, error: errorType });
    }
  });
});

test("the demo has the values that the solutions give", async () => {
  expect(Object.keys(expected)).toEqual(rows.map(({ slug }) => slug));
  await expect(`${JSON.stringify(expected, null, 2)}\n`).toMatchFileSnapshot(EXPECTED);
});

test("the demo's sample answers have the checker's verdicts", async () => {
  const { tests, ...row } = rows.find(({ slug }) => slug === SAMPLE_EXERCISE) ?? expect.fail();
  const solved = await checkSolution(
    engines.address,
    { ...row, tests },
    { code: row.solution, owner: "samples" },
  );
  const checks = [];
  for (const code of new Set(sampleWork.flatMap(({ codes }) => codes))) {
    const check = await checkCode(
      engines.address,
      { ...row, tests: solved.tests },
      { code, owner: "samples" },
    );
    const results = check.results.map(({ testId: _id, ...result }) => result);
    checks.push({ code, passed: check.passed, results, runtime: check.runtime });
  }
  await expect(`${JSON.stringify(checks, null, 2)}\n`).toMatchFileSnapshot(SAMPLE_CHECKS);
});
