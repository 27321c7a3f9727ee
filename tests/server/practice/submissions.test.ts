import { describe, expect, test } from "vitest";
import { DOUBLE, WRONG, exerciseCalls, readOwnExercise, sendCode } from "../../support/exerciseCalls";
import { CHECKER_STATE, OWN_EXERCISE, SAVE_DRAFT, SUBMISSION_OF } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { returnJobs, runJobs } from "../../support/runJobs";
import { tooMany } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

async function runWaiting() {
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-checks'");
  return runJobs(server, "exercise-checks");
}

describe("code that a learner sends", () => {
  test("gets its verdict at once, which counts as the learner's pass", async () => {
    const { id, slug, tests } = await buildExercise();
    const learner = await server.newCaller();
    const submission = await sendCode(learner, id, DOUBLE);
    expect(submission).toMatchObject({
      state: "DONE",
      position: null,
      verdict: { passed: true, cause: "SUBMITTED", checkVersion: 1 },
      exercise: { viewerProgress: { attempts: 1, passedAt: expect.any(String) } },
    });
    expect(submission.verdict.results.map((one) => one.testId)).toEqual(tests.map((one) => one.id));
    const { data } = await learner.ask(OWN_EXERCISE, { slug });
    expect(data?.exercise).toMatchObject({
      viewerSolution: DOUBLE.trimEnd(),
      viewerSubmissions: [{ id: submission.id, verdict: { passed: true } }],
      viewerProgress: { passedWithoutHintsAt: expect.any(String), dueAt: null },
    });
  });

  test("that fails a hidden test learns nothing but that and why", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    const { verdict } = await sendCode(learner, id, WRONG);
    expect(verdict.results).toMatchObject([
      { passed: true, why: null, shown: "4", errorType: null },
      { passed: false, why: "VALUE", shown: null, printed: null, message: null, line: null, errorType: null },
    ]);
    const raising = await sendCode(learner, id, "def double(n):\n    raise ValueError\n");
    expect(raising.verdict.results).toMatchObject([
      { why: "ERROR", errorType: "ValueError", message: "No.", line: 2 },
      { why: "ERROR", errorType: null, message: null, line: null },
    ]);
  });

  test("never lets expected values reach the checker", async () => {
    const { id } = await buildExercise();
    await sendCode(await server.newCaller(), id, WRONG);
    expect(checker.jobs.length).toBeGreaterThan(0);
    expect(JSON.stringify(checker.jobs)).not.toMatch(/8642|expected/);
  });

  test("is one submission however often it is sent, also at the same time", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    const code = `${WRONG}# once`;
    const sent = await Promise.all(Array.from({ length: 5 }, () => sendCode(learner, id, code)));
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    const again = await sendCode(learner, id, code.replaceAll("\n", "\r\n"));
    expect(again).toMatchObject({ id: sent[0]?.id, exercise: { viewerProgress: { attempts: 1 } } });
  });

  test("that another learner sent is not run again", async () => {
    const { id } = await buildExercise();
    const [first, second] = [await server.newCaller(), await server.newCaller()];
    const one = await sendCode(first, id, WRONG);
    checker.jobs = [];
    const other = await sendCode(second, id, WRONG);
    expect(other.verdict.results).toEqual(one.verdict.results);
    expect(other.id).not.toBe(one.id);
    expect(checker.jobs).toEqual([]);
  });

  test("is refused if it is blank or too long", async () => {
    const { id } = await buildExercise();
    for (const code of ["  \n", "x".repeat(20_001)])
      expect(await sendCode(server.as.learner, id, code)).toMatchObject({
        extensions: { code: "BAD_USER_INPUT" },
      });
  });

  test("is limited for each minute and exercise", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    for (let n = 0; n < 12; n += 1) await sendCode(learner, id, `${WRONG}# ${n}`);
    expect(await sendCode(learner, id, `${WRONG}# more`)).toMatchObject(tooMany);
    // What was sent before needs no new check.
    expect(await sendCode(learner, id, `${WRONG}# 3`)).toMatchObject({ state: "DONE" });
  });
});

describe("while the checker is away", () => {
  test.each(["down", "busy"] as const)(
    "(%s) code waits in a line, and verdicts arrive later",
    async (state) => {
      const { id } = await buildExercise();
      const [first, second] = [await server.newCaller(), await server.newCaller()];
      checker.state = state;
      const one = await sendCode(first, id, DOUBLE);
      const other = await sendCode(second, id, WRONG);
      expect([one, other]).toMatchObject([
        { state: "WAITING", position: 1, verdict: null, exercise: { viewerProgress: { passedAt: null } } },
        { state: "WAITING", position: 2, verdict: null },
      ]);
      expect((await server.as.admin.ask(CHECKER_STATE)).data?.checkerState).toMatchObject({
        isReachable: false,
        waitingCount: 2,
      });
      checker.state = "up";
      expect(await runWaiting()).toEqual([]);
      const { data } = await first.ask(SUBMISSION_OF, { id: one.id });
      expect(data?.submission).toMatchObject({ state: "DONE", position: null, verdict: { passed: true } });
      const later = await second.ask(SUBMISSION_OF, { id: other.id });
      expect(later.data?.submission).toMatchObject({ state: "DONE", verdict: { passed: false } });
      expect((await server.as.admin.ask(CHECKER_STATE)).data?.checkerState).toEqual({
        isReachable: true,
        waitingCount: 0,
        oldestWaitingSince: null,
        unjudged: [],
      });
    },
  );

  test("jobs ask again later, without a fault, and a lost process loses nothing", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    checker.state = "down";
    const { id: submissionId } = await sendCode(learner, id, DOUBLE);
    await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-checks'");
    expect(await runJobs(server, "exercise-checks")).toEqual([]);
    checker.state = "up";
    await returnJobs(server, "exercise-checks");
    expect(await runWaiting()).toEqual([]);
    const { data } = await learner.ask(SUBMISSION_OF, { id: submissionId });
    expect(data?.submission.verdict.passed).toBe(true);
  });

  test("the server is ready and serves everything else", async () => {
    checker.state = "down";
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    const { slug } = await buildExercise({ isPublished: false });
    expect((await server.as.admin.ask(OWN_EXERCISE, { slug })).errors).toEqual([]);
  });
});

describe("submissions and verdicts", () => {
  test("of one learner are nobody else's", async () => {
    const { id, slug } = await buildExercise();
    const { id: submissionId } = await sendCode(server.as.learner, id, DOUBLE);
    for (const caller of [server.as.otherLearner, server.as.admin]) {
      expect((await caller.ask(SUBMISSION_OF, { id: submissionId })).data).toEqual({ submission: null });
      const { data } = await caller.ask(OWN_EXERCISE, { slug });
      expect(data?.exercise).toMatchObject({
        viewerSubmissions: [],
        viewerProgress: null,
        viewerDraft: null,
      });
    }
    const { errors } = await server.as.visitor.ask(SUBMISSION_OF, { id: submissionId });
    expect(errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    expect(await sendCode(server.as.visitor, id, DOUBLE)).toMatchObject({
      extensions: { code: "UNAUTHENTICATED" },
    });
  });

  test.each([
    "UPDATE exercise_verdicts SET passed = true",
    "DELETE FROM exercise_verdicts",
    "TRUNCATE exercise_verdicts",
    "TRUNCATE exercise_submissions CASCADE",
  ])("cannot be changed: %s is refused", async (sql) => {
    const { id } = await buildExercise();
    await sendCode(await server.newCaller(), id, WRONG);
    await expect(server.dataSource.query(sql)).rejects.toThrow("exercise_verdicts is append-only");
  });

  test("go with the account", async () => {
    const { id } = await buildExercise();
    const user = await server.buildUser();
    const { id: submissionId } = await sendCode(await server.newCaller(user), id, WRONG);
    await server.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
    const left = await server.dataSource.query("SELECT 1 FROM exercise_verdicts WHERE submission_id = $1", [
      submissionId,
    ]);
    expect(left).toEqual([]);
  });
});

describe("the form of a page without scripts", () => {
  interface Sent {
    code: string;
    basedOn?: string | undefined;
    origin?: string;
  }

  async function post(caller: Caller, slug: string, { code, basedOn, origin = server.origin }: Sent) {
    return fetch(`${server.origin}/practice/${slug}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: caller.cookie, origin },
      body: new URLSearchParams({ code, ...(basedOn && { basedOn }) }),
    });
  }

  test("has the server check the code, and leads back to the page", async () => {
    const { slug } = await buildExercise();
    const learner = await server.newCaller();
    const response = await post(learner, slug, { code: DOUBLE.replaceAll("\n", "\r\n") });
    expect([response.status, response.headers.get("location")]).toEqual([303, `/practice/${slug}`]);
    const { data } = await learner.ask(OWN_EXERCISE, { slug });
    expect(data?.exercise).toMatchObject({
      viewerSubmission: { code: DOUBLE },
      viewerSubmissions: [{ verdict: { passed: true } }],
    });
  });

  test("keeps the code as the draft that the page shows, and what another device wrote since", async () => {
    const { id, slug } = await buildExercise();
    const learner = await server.newCaller();
    const draft = async () => (await readOwnExercise(learner, slug)).viewerDraft;
    await post(learner, slug, { code: WRONG });
    expect(await draft()).toMatchObject({ code: WRONG, olderCode: null });
    await post(learner, slug, { code: DOUBLE, basedOn: (await draft())?.updatedAt });
    expect(await draft()).toMatchObject({ code: DOUBLE, olderCode: null });
    const basedOn = (await draft())?.updatedAt;
    const input = { exerciseId: id, code: "other = 1", writtenAt: new Date().toISOString(), basedOn };
    await learner.ask(SAVE_DRAFT, { input });
    await post(learner, slug, { code: `${DOUBLE}# more\n`, basedOn });
    expect(await draft()).toMatchObject({ code: `${DOUBLE}# more\n`, olderCode: "other = 1" });
    expect((await post(learner, slug, { code: DOUBLE, basedOn: "yesterday" })).status).toBe(303);
  });

  test("is refused to visitors, from other sites, without code, and for exercises of others", async () => {
    const { slug } = await buildExercise();
    const closed = await buildExercise({ isOpen: false });
    const learner = server.as.learner;
    const statuses = [
      await post(server.as.visitor, slug, { code: DOUBLE }),
      await post(learner, slug, { code: DOUBLE, origin: "https://elsewhere.example" }),
      await post(learner, slug, { code: " " }),
      await post(learner, slug, { code: "x".repeat(20_001) }),
      await post(learner, slug, { code: "a\u0000b" }),
      await post(learner, closed.slug, { code: DOUBLE }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 400, 400, 400, 404]);
  });
});
