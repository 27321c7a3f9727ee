import { describe, expect, test } from "vitest";
import {
  DOUBLE,
  NEW_EXERCISE,
  WRONG,
  exerciseCalls,
  readOwnExercise,
  sendCode,
} from "../../support/exerciseCalls";
import type { SavedExercise } from "../../support/exerciseCalls";
import {
  GIVE_UP,
  SHOW_HINT,
  STATISTICS,
  UPDATE_EXERCISE,
  WITHDRAW_PASSES,
} from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { runJobs } from "../../support/runJobs";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const TRIPLE = "def double(n):\n    return n * 3\n";

async function change({ id, title, tests }: SavedExercise, expectedVersion: number, changes: object) {
  const same = tests.map(({ expected: _known, ...one }) => one);
  const input = { ...NEW_EXERCISE, title, tests: same, id, expectedVersion, ...changes };
  const { data, errors } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
  expect(errors).toEqual([]);
  return data?.updateExercise as SavedExercise;
}

async function statistics(id: string): Promise<Record<string, unknown>> {
  const { data, errors } = await server.as.admin.ask(STATISTICS, { id });
  expect(errors).toEqual([]);
  return data?.cmsExercise.statistics as Record<string, unknown>;
}

async function passedAt(caller: Caller, slug: string): Promise<string | null> {
  return (await readOwnExercise(caller, slug)).viewerProgress?.passedAt ?? null;
}

async function recheck() {
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-rechecks'");
  return runJobs(server, "exercise-rechecks");
}

describe("after a change of an exercise", () => {
  test("code is checked again, nobody loses a pass, and staff may take passes back", async () => {
    const exercise = await buildExercise();
    const { id, slug } = exercise;
    const [right, wrong] = [await server.newCaller(), await server.newCaller()];
    await sendCode(right, id, DOUBLE);
    await sendCode(wrong, id, WRONG);
    await sendCode(wrong, id, TRIPLE);
    const changed = await change(exercise, 1, { solution: TRIPLE });
    expect(changed.checkVersion).toBe(2);
    expect(await statistics(id)).toMatchObject({ recheckCount: 2, recheckTotal: 2, lostPassCount: 0 });
    expect(await recheck()).toEqual([]);
    expect(await statistics(id)).toMatchObject({
      ...{ recheckCount: 0, recheckTotal: 2, lostPassCount: 1, passedCount: 2 },
    });
    expect(await passedAt(right, slug)).not.toBeNull();
    expect(await passedAt(wrong, slug)).not.toBeNull();
    const stale = await server.as.admin.ask(WITHDRAW_PASSES, { input: { id, expectedVersion: 1 } });
    expect(stale.errors[0]?.extensions.code).toBe("CONFLICT");
    const { data } = await server.as.admin.ask(WITHDRAW_PASSES, { input: { id, expectedVersion: 2 } });
    expect(data?.withdrawPasses.statistics).toEqual({ passedCount: 1, lostPassCount: 0 });
    expect(await passedAt(right, slug)).toBeNull();
    expect(await passedAt(wrong, slug)).not.toBeNull();
    const [event] = await server.dataSource.query<{ before: object; after: object }[]>(
      "SELECT before, after FROM audit_events WHERE action = 'withdrawPasses' AND entity_id = $1",
      [id],
    );
    expect(event).toMatchObject({ before: { passedCount: 2 }, after: { passedCount: 1 } });
  });

  test("the same code is not run twice, and many learners are checked in several jobs", async () => {
    const exercise = await buildExercise();
    for (let n = 0; n < 23; n += 1) {
      const { id: userId } = await server.buildUser();
      await server.dataSource.query(
        `WITH sent AS (
           INSERT INTO exercise_submissions (user_id, exercise_id, check_version, code, code_hash, state, created_at)
           VALUES ($1, $2, 1, $3::text, sha256(convert_to($3::text, 'UTF8')), 'DONE', now()) RETURNING id)
         INSERT INTO exercise_verdicts (submission_id, check_version, passed, results, runtime, checked_at, cause)
         SELECT id, 1, false, '[]', 'Python', now(), 'SUBMITTED' FROM sent`,
        [userId, exercise.id, n === 22 ? TRIPLE : WRONG],
      );
    }
    await change(exercise, 1, { solution: TRIPLE });
    checker.jobs = [];
    expect(await recheck()).toEqual([]);
    expect(checker.jobs).toHaveLength(2);
    expect(await statistics(exercise.id)).toMatchObject({ recheckCount: 0, passedCount: 1 });
  });

  test("its progress is in the database, and counts nobody who came later", async () => {
    const exercise = await buildExercise();
    const { id } = exercise;
    const sent = [];
    for (let n = 0; n < 3; n += 1) sent.push(await sendCode(await server.newCaller(), id, `${WRONG}# ${n}`));
    await change(exercise, 1, { solution: TRIPLE });
    checker.state = "down";
    // Waits for its first verdict, which is no re-check.
    await sendCode(await server.newCaller(), id, TRIPLE);
    expect(await statistics(id)).toMatchObject({ recheckCount: 3, recheckTotal: 3 });
    await server.dataSource.query(
      `INSERT INTO exercise_verdicts (submission_id, check_version, passed, results, runtime, checked_at, cause)
       VALUES ($1, 2, false, '[]', 'Python', now(), 'RECHECKED')`,
      [sent[0]?.id],
    );
    expect(await statistics(id)).toMatchObject({ recheckCount: 2, recheckTotal: 3 });
    checker.state = "up";
    expect(await recheck()).toEqual([]);
    expect(await statistics(id)).toMatchObject({ recheckCount: 0, recheckTotal: 3 });
  });

  test("a job that was overtaken by another change does nothing", async () => {
    const exercise = await buildExercise();
    await sendCode(await server.newCaller(), exercise.id, DOUBLE);
    await change(exercise, 1, { solution: TRIPLE });
    await change(exercise, 2, { solution: DOUBLE });
    checker.jobs = [];
    expect(await recheck()).toEqual([]);
    expect(checker.jobs).toHaveLength(1);
    expect(await statistics(exercise.id)).toMatchObject({ recheckCount: 0, lostPassCount: 0 });
  });

  test("checks wait for a checker that is down", async () => {
    const exercise = await buildExercise();
    await sendCode(await server.newCaller(), exercise.id, DOUBLE);
    await change(exercise, 1, { solution: TRIPLE });
    checker.state = "down";
    expect(await recheck()).toEqual([]);
    expect(await statistics(exercise.id)).toMatchObject({ recheckCount: 1 });
    checker.state = "up";
    expect(await recheck()).toEqual([]);
    expect(await statistics(exercise.id)).toMatchObject({ recheckCount: 0, lostPassCount: 1 });
  });

  test("only staff take passes back", async () => {
    const { id } = await buildExercise();
    for (const caller of [server.as.visitor, server.as.learner]) {
      const { errors } = await caller.ask(WITHDRAW_PASSES, { input: { id, expectedVersion: 1 } });
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions.code);
    }
  });
});

describe("statistics", () => {
  test("count learners, where they stop, and their most frequent wrong answers", async () => {
    const { id, tests } = await buildExercise();
    const [visible, hidden] = tests;
    const learners = await Promise.all([1, 2, 3, 4].map(() => server.newCaller()));
    const [one, two, three, four] = learners as [Caller, Caller, Caller, Caller];
    const raising = "def double(n):\n    raise KeyError\n";
    await sendCode(one, id, raising);
    await sendCode(one, id, WRONG);
    await sendCode(two, id, `${WRONG}# two`);
    await sendCode(three, id, WRONG);
    await sendCode(three, id, DOUBLE);
    await sendCode(three, id, `${DOUBLE}# after the pass`);
    await four.ask(SHOW_HINT, { id });
    await four.ask(GIVE_UP, { id });
    await sendCode(server.as.admin, id, `${WRONG}# staff`);
    const { data } = await server.as.admin.ask(STATISTICS, { id });
    expect(data?.cmsExercise).toMatchObject({
      ...{ triedCount: 4, passedCount: 1, gaveUpCount: 1 },
      statistics: {
        ...{ triedCount: 4, passedCount: 1, gaveUpCount: 1, helpedCount: 1 },
        ...{ attemptsToPass: 2, attemptsWithoutPass: 1 },
        stops: [{ testId: hidden?.id, learnerCount: 2 }],
        wrongAnswers: [
          { testId: hidden?.id, why: "VALUE", errorType: null, learnerCount: 3, submissionCount: 3 },
          { testId: visible?.id, why: "ERROR", errorType: "KeyError", learnerCount: 1, sampleCode: raising },
        ],
      },
    });
  });

  test.each(["triedCount", "passedCount", "gaveUpCount", "statistics { triedCount }"])(
    "are for staff: %s",
    async (field) => {
      const { slug } = await buildExercise();
      for (const caller of [server.as.visitor, server.as.learner]) {
        const { errors } = await caller.ask(`{ exercise(slug: "${slug}") { ${field} } }`);
        expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions.code);
      }
    },
  );
});
