import { describe, expect, test } from "vitest";
import type { TypedValue } from "../../../labs/engine/typedValue";
import { CheckerUnavailable } from "../../../server/features/practice/checker/askChecker";
import { createJudge, judgeApart } from "../../../server/features/practice/checker/judgeApart";
import type { JudgeTask } from "../../../server/features/practice/checker/judgeReport";
import type { SentCode } from "../../support/exerciseCalls";
import { DOUBLE, WRONG, exerciseCalls, sendCode } from "../../support/exerciseCalls";
import { CHECKER_STATE, SUBMISSION_OF } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { runJobs } from "../../support/runJobs";
import { tooMany } from "../../support/outcomeOf";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

const TASK: JudgeTask = {
  exercise: { kind: "PYTHON", setup: "", isOrdered: false, isStoredTwice: false, tolerance: null, tests: [] },
  code: "",
  report: '{"outcomes":[],"cpuMs":1}',
};

/** Answers the first task, and never the second. */
const ENDLESS = `const { parentPort } = require("node:worker_threads");
  let tasks = 0;
  parentPort.on("message", () => {
    if (++tasks > 1) for (;;);
    parentPort.postMessage({ judgement: { results: [], expectations: [], cpuMs: 7 } });
  });
  parentPort.postMessage("ready");`;

describe("the judge", () => {
  test("ends at its deadline, holds nobody up, and judges the next report", async () => {
    const judge = createJudge({ program: ENDLESS, isCode: true, deadlineMs: 300 });
    expect(await judge(TASK)).toMatchObject({ cpuMs: 7 });
    const stuck = judge(TASK);
    const next = judge(TASK);
    const outcome = expect(stuck).rejects.toThrow("Code couldn’t be judged");
    // This thread serves pages.
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await outcome;
    expect(await next).toMatchObject({ cpuMs: 7 });
  });

  test("that does not start fails no code", async () => {
    const judge = createJudge({ program: "throw new Error('no memory')", isCode: true, deadlineMs: 300 });
    for (const _time of [1, 2]) await expect(judge(TASK)).rejects.toThrow(CheckerUnavailable);
  });

  test("fails a report that it cannot read, and reads the next one", async () => {
    await expect(judgeApart({ ...TASK, report: "null" })).rejects.toThrow("Code couldn’t be judged");
    expect(await judgeApart(TASK)).toEqual({ results: [], expectations: [], cpuMs: 1 });
  });
});

describe("what code reports of itself", () => {
  const nothing = { stdout: "", ms: 1 };
  const failed = { type: "E", bases: [], message: "m", line: 1, frames: [], names: [] };
  test.each([
    ["an emoji where the text is cut", { ...nothing, value: 1, printed: `a${"😀".repeat(1500)}` }],
    ["an error in line 2 ** 40", { ...nothing, error: { ...failed, line: 2 ** 40 } }],
    ["an error in half a line", { ...nothing, error: { ...failed, line: 1.5 } }],
    ["a name that no text holds", { stopped: "time", place: { line: 2, values: ["\ud800\0 = 1"] } }],
    ["a place in half a line", { stopped: "time", place: { line: 2.5, values: [] } }],
  ])("is stored and shown: %s", async (_, outcome) => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    checker.report = ({ tests }) => ({ outcomes: tests.map(() => outcome), cpuMs: 1 });
    const { id: sent, state } = await sendCode(learner, id, WRONG);
    expect(state).toBe("DONE");
    expect((await learner.ask(SUBMISSION_OF, { id: sent })).errors).toEqual([]);
  });

  test("is compared before the deadline, also sets of sets that nearly agree", async () => {
    const nested = (depth: number, leaf: number, off: string): TypedValue =>
      depth === 0
        ? { float: `${leaf}.${off}` }
        : { set: [0, 1, 2].map((index) => nested(depth - 1, leaf * 3 + index, off)) };
    const about = { id: "1", visibility: "VISIBLE", kind: "CALL", call: "f()", setup: "", input: "" };
    const expected = JSON.stringify(nested(7, 1, "5"));
    const tests = [{ ...about, uses: [], avoids: [], isTypeStrict: false, expected }];
    const outcomes = [{ ...nothing, value: nested(7, 1, "75") }];
    const task = { ...TASK, exercise: { ...TASK.exercise, tests } };
    const { results } = await judgeApart({ ...task, report: JSON.stringify({ outcomes, cpuMs: 1 }) });
    expect(results).toMatchObject([{ why: "VALUE" }]);
  });

  test("is whole JSON or nothing, however many columns a query has", async () => {
    const columns = Array.from({ length: 1600 }, (_, index) => ({ name: `c${index}`, kind: "number" }));
    const rows = [columns.map(() => "1")];
    const test = { id: "1", visibility: "VISIBLE", kind: "ROWS", call: "", setup: "", input: "" };
    const tests = [{ ...test, uses: [], avoids: [], isTypeStrict: false, expected: null }];
    const exercise = { ...TASK.exercise, kind: "SQL", tests };
    const outcomes = [{ sets: [{ columns, rows, count: 1, affected: 0 }], ms: 1 }];
    const { results } = await judgeApart({
      ...TASK,
      exercise,
      report: JSON.stringify({ outcomes, cpuMs: 1 }),
    });
    expect(results).toMatchObject([{ why: "COLUMNS", shown: null }]);
  });
});

describe("code that cannot be judged", () => {
  test("gets a verdict that says so at once, without another run, and staff see where", async () => {
    const { id, title } = await buildExercise();
    const learner = await server.newCaller();
    checker.report = () => ({ outcomes: null, cpuMs: 1 });
    const { id: sent } = await sendCode(learner, id, WRONG);
    const read = async () => (await learner.ask(SUBMISSION_OF, { id: sent })).data?.submission as SentCode;
    await expect.poll(async () => (await read()).state).toBe("DONE");
    expect(await read()).toMatchObject({
      state: "DONE",
      verdict: { passed: false, results: [{ why: "UNJUDGED" }, { why: "UNJUDGED", shown: null }] },
    });
    const runs = checker.jobs.length;
    await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-checks'");
    expect(await runJobs(server, "exercise-checks")).toEqual([]);
    expect(checker.jobs.length).toBe(runs);
    const state = await server.as.admin.ask(CHECKER_STATE);
    expect(state.data?.checkerState.unjudged).toContain(title);
    // Other code is judged.
    checker.report = null;
    expect((await sendCode(learner, id, DOUBLE)).verdict.passed).toBe(true);
  });
});

describe("processor time", () => {
  test("of code that cannot be judged is paid, too", async () => {
    const { id } = await buildExercise();
    const learner = await server.newCaller();
    checker.report = () => ({ outcomes: null, cpuMs: 1 });
    const sent = Array.from({ length: 11 }, (_, index) => `${WRONG}# ${index}`);
    for (const code of sent.slice(0, 10))
      expect((await sendCode(learner, id, code)).__typename).toBe("Submission");
    expect(await sendCode(learner, id, sent[10]!)).toMatchObject(tooMany);
  });

  test("that a learner's code took is the learner's, who waits when it is used up", async () => {
    const { id } = await buildExercise();
    const [learner, other] = [await server.newCaller(), await server.newCaller()];
    checker.report = (job) => ({ outcomes: job.tests.map(() => ({ stopped: "time" })), cpuMs: 45_000 });
    expect(await sendCode(learner, id, `${WRONG}# 1`)).toMatchObject({ state: "DONE" });
    expect(await sendCode(learner, id, `${WRONG}# 2`)).toMatchObject({ state: "DONE" });
    expect(await sendCode(learner, id, `${WRONG}# 3`)).toMatchObject(tooMany);
    // What was sent before costs nothing, and neither does what others used.
    expect(await sendCode(learner, id, `${WRONG}# 1`)).toMatchObject({ state: "DONE" });
    expect(await sendCode(other, id, `${WRONG}# 3`)).toMatchObject({ state: "DONE" });
    checker.report = null;
  });
});
