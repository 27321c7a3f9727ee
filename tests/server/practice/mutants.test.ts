import { describe, expect, test } from "vitest";
import type { SavedExercise } from "../../support/exerciseCalls";
import { NEW_EXERCISE, exerciseCalls } from "../../support/exerciseCalls";
import { MUTANTS, SUBMIT, UPDATE_EXERCISE } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

const QUERY = {
  kind: "SQL",
  setup: "CREATE TABLE one (one int)",
  solution: "SELECT 7 AS one LIMIT 1",
  starterCode: "SELECT one",
  tests: [{ kind: "ROWS", visibility: "VISIBLE" }],
};
const UNTRIED = { triedCount: 0, isDone: false, survivors: [] };

async function mutantsOf({ id }: { id: string }) {
  const { data, errors } = await server.as.admin.ask(MUTANTS, { id });
  expect(errors).toEqual([]);
  return data?.cmsExercise.mutants as typeof UNTRIED | null;
}

async function change({ id, title, tests }: SavedExercise, changes: object): Promise<SavedExercise> {
  const same = tests.map(({ expected: _known, ...one }) => one);
  const { data } = await server.as.admin.ask(UPDATE_EXERCISE, {
    input: { ...NEW_EXERCISE, ...QUERY, title, tests: same, id, ...changes },
  });
  return data?.updateExercise as SavedExercise;
}

/** Also those that wait a while. */
async function tryNow() {
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-mutants'");
  return runJobs(server, "exercise-mutants");
}

describe("wrong versions of a solution", () => {
  test("are tried after saving, and those that pass are shown to staff", async () => {
    const exercise = await buildExercise(QUERY);
    expect(await mutantsOf(exercise)).toEqual(UNTRIED);
    expect(await tryNow()).toEqual([]);
    const tried = await mutantsOf(exercise);
    // The fake checker reads the number alone.
    const labels = tried?.survivors.map(({ label }) => label) ?? [];
    expect(labels).toContain("without LIMIT (line 1)");
    expect(labels).not.toContain("8 in place of 7 (line 1)");
    expect(tried).toMatchObject({ isDone: true });
    expect(tried?.triedCount).toBeGreaterThan(labels.length);
  });

  test("are tried again after a change of the solution, not of the title", async () => {
    const exercise = await buildExercise(QUERY);
    await tryNow();
    const before = await mutantsOf(exercise);
    await change(exercise, { title: "Renamed", expectedVersion: 1 });
    expect(await mutantsOf(exercise)).toEqual(before);
    await change(exercise, { solution: "SELECT 7 AS one OFFSET 0", expectedVersion: 2 });
    expect(await mutantsOf(exercise)).toEqual(UNTRIED);
    await tryNow();
    const labels = (await mutantsOf(exercise))?.survivors.map(({ label }) => label);
    expect(labels).toContain("without OFFSET (line 1)");
    expect(labels).not.toContain("without LIMIT (line 1)");
  });

  test("wait while the checker is away or a learner waits for a verdict", async () => {
    const exercise = await buildExercise(QUERY);
    checker.state = "down";
    expect(await tryNow()).toEqual([]);
    expect(await mutantsOf(exercise)).toEqual(UNTRIED);
    checker.state = "up";
    await tryNow();
    expect(await mutantsOf(exercise)).toMatchObject({ isDone: true });

    const other = await buildExercise(QUERY);
    const learner = await server.newCaller();
    checker.state = "down";
    await learner.ask(SUBMIT, { input: { exerciseId: other.id, code: "SELECT 8 AS one" } });
    checker.state = "up";
    expect(await tryNow()).toEqual([]);
    expect(await mutantsOf(other)).toEqual(UNTRIED);
  });

  test("are shown to no learner", async () => {
    const exercise = await buildExercise(QUERY);
    const learner = await server.newCaller();
    const { data, errors } = await learner.ask(
      "query ($slug: String!) { exercise(slug: $slug) { id mutants { triedCount } } }",
      { slug: exercise.slug },
    );
    expect(data?.exercise?.mutants ?? null).toBeNull();
    expect(errors).not.toEqual([]);
  });

  test("are not made of a draft whose solution fails", async () => {
    const exercise = await buildExercise({ ...QUERY, solution: "SELEC", isPublished: false });
    expect(await mutantsOf(exercise)).toBeNull();
    expect(await tryNow()).toEqual([]);
  });
});
