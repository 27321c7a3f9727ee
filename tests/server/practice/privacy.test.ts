import { expect, test } from "vitest";
import { sweepPractice } from "../../../server/features/practice/privacy/sweepPractice";
import { PASSWORD } from "../../support/builders";
import { DOUBLE, WRONG, exerciseCalls, readOwnExercise } from "../../support/exerciseCalls";
import { GIVE_UP, SAVE_DRAFT, SUBMIT } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const DAY_MS = 24 * 60 * 60 * 1000;

async function work() {
  const exercise = await buildExercise();
  const user = await server.buildUser();
  const caller = await server.newCaller(user);
  const { id: exerciseId } = exercise;
  await caller.ask(SUBMIT, { input: { exerciseId, code: WRONG } });
  await caller.ask(GIVE_UP, { id: exerciseId });
  await caller.ask(SUBMIT, { input: { exerciseId, code: DOUBLE } });
  await caller.ask(SAVE_DRAFT, { input: { exerciseId, code: "draft", writtenAt: new Date().toISOString() } });
  return { exercise, user, caller };
}

test("one's data hold one's own code, verdicts, drafts and progress", async () => {
  const { exercise, caller } = await work();
  await work();
  const response = await fetch(`${server.origin}/account/data`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: caller.cookie },
    body: JSON.stringify({ currentPassword: PASSWORD }),
  });
  const data = (await response.json()) as Record<string, object[]>;
  expect(data.exercises).toMatchObject([{ exercise: exercise.title, attempts: 2 }]);
  expect(data.exerciseDrafts).toMatchObject([{ exercise: exercise.title, code: "draft" }]);
  expect(data.submissions).toMatchObject([
    {
      code: WRONG,
      verdicts: [{ passed: false, cause: "SUBMITTED", tests: [{ passed: true }, { passed: false }] }],
    },
    { code: DOUBLE, verdicts: [{ passed: true }] },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/4321|8642/);
});

test("a deleted account leaves nothing", async () => {
  const { user } = await work();
  await server.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
  for (const table of ["exercise_submissions", "exercise_progress", "exercise_drafts"])
    expect(await server.dataSource.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id])).toEqual([]);
});

test("wrong code goes after a year and drafts after two, what passed stays", async () => {
  const { exercise, caller } = await work();
  const sweep = (days: number) =>
    sweepPractice({ ...server.services, clock: { now: () => new Date(Date.now() + days * DAY_MS) } });
  const own = () => readOwnExercise(caller, exercise.slug);
  await sweep(360);
  expect((await own()).viewerSubmissions).toHaveLength(2);
  await sweep(370);
  expect(await own()).toMatchObject({
    viewerSubmissions: [{ verdict: { passed: true } }],
    viewerDraft: { code: "draft" },
  });
  await sweep(740);
  expect(await own()).toMatchObject({ viewerDraft: null, viewerProgress: { passedAt: expect.any(String) } });
});
