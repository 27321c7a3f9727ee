import { afterEach, describe, expect, test } from "vitest";
import { CANDIDATES, CREATE_RULE, OWN, UPDATE_RULE } from "../../support/certificateDocuments";
import { OPEN_LESSON } from "../../support/documents";
import { DOUBLE, WRONG, exerciseCalls, readOwnExercise, sendCode } from "../../support/exerciseCalls";
import { GIVE_UP, SHOW_HINT } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { runJobs } from "../../support/runJobs";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
let laterMs = 0;
afterEach(() => {
  laterMs = 0;
});
const server = useTestApp({}, { clock: { now: () => new Date(Date.now() + laterMs) } });
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";
const REPORT = "mutation ($input: ReportWatchingInput!) { reportWatching(input: $input) { id } }";
const RULE = "query ($id: UUID!) { cmsCertificateRule(id: $id) { lessonEvidence countsGivenUp hindrances } }";

const VIDEO = { link: "https://www.youtube.com/watch?v=abcdefghijk", durationText: "0:20" };
const TEXT = { kind: "TEXT", link: null, text: "Read this." };
const ELSEWHERE = { link: "https://classroom.example/video/1", durationText: "0:20" };
const WITHOUT_LENGTH = { link: "https://youtu.be/abcdefghijk" };

async function makeRule(input: object) {
  const { data, errors } = await server.as.admin.ask(CREATE_RULE, { input });
  return { id: data?.createCertificateRule?.id as string, errors };
}

/** An open batch of such lessons and a learner. */
async function build(lessons: object[], rule: object) {
  const { id: courseId } = await server.buildCourse();
  const { id: batchId } = await server.buildBatch({ courseId, secretCode: null });
  const ids: string[] = [];
  for (const [index, lesson] of lessons.entries())
    ids.push((await server.buildReference({ batchId, title: `Lesson ${index + 1}`, ...lesson })).id);
  const { id: ruleId, errors } = await makeRule({ subjectId: courseId, ...rule });
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  return { courseId, batchId, ids, ruleId, errors, user, caller: await server.newCaller(user) };
}

async function mark(caller: Caller, ids: string[]) {
  for (const referenceId of ids)
    expect((await caller.ask(MARK, { input: { referenceId, isDone: true } })).errors).toEqual([]);
}

async function watch(caller: Caller, referenceId: string) {
  await caller.ask(OPEN_LESSON, { id: referenceId });
  // As if the learner had opened it an hour ago.
  await server.dataSource.query("UPDATE lesson_progress SET opened_at = now() - interval '1 hour'");
  await server.dataSource.query("UPDATE watch_clocks SET spent_until = now() - interval '1 hour'");
  const input = { referenceId, watched: [{ from: 0, to: 20 }], positionSeconds: 20 };
  for (let sent = 0; sent < 2; sent += 1) expect((await caller.ask(REPORT, { input })).errors).toEqual([]);
}

async function countOwn(caller: Caller): Promise<number> {
  expect(await runJobs(server, "certificate-checks")).toEqual([]);
  return (await caller.ask(OWN)).data?.viewerCertificates.length as number;
}

describe("lessons", () => {
  test("count by default only if the server saw that they were watched", async () => {
    const lessons = [VIDEO, TEXT, ELSEWHERE, WITHOUT_LENGTH];
    const { caller, batchId, ids, errors } = await build(lessons, { lessonsPercent: 100 });
    expect(errors).toEqual([]);
    await mark(caller, ids);
    expect(await countOwn(caller)).toBe(0);
    const steps = async () =>
      (await server.as.admin.ask(CANDIDATES, { batchId, first: 1 })).data?.certificateCandidates.nodes[0]
        .steps as unknown;
    expect(await steps()).toMatchObject([{ done: 0, total: 1 }]);
    await watch(caller, ids[0] ?? "");
    expect(await countOwn(caller)).toBe(1);
    expect(await steps()).toMatchObject([{ done: 1, total: 1 }]);
  });

  test("that cannot be watched count by their tick if the rule says so, and videos do not", async () => {
    const rule = { lessonsPercent: 100, lessonEvidence: "OTHERS_MARKED" };
    const { caller, ids } = await build([VIDEO, TEXT, ELSEWHERE, WITHOUT_LENGTH], rule);
    await mark(caller, ids);
    expect(await countOwn(caller)).toBe(0);
    await watch(caller, ids[0] ?? "");
    expect(await countOwn(caller)).toBe(1);
  });

  test("all count by their tick if the rule says so", async () => {
    const rule = { lessonsPercent: 100, lessonEvidence: "MARKED" };
    const { caller, ids } = await build([VIDEO, TEXT, ELSEWHERE], rule);
    await mark(caller, ids);
    expect(await countOwn(caller)).toBe(1);
  });
});

describe("an exercise", () => {
  async function buildPractice(rule: object) {
    const exercise = await buildExercise({ isOpen: false });
    const lesson = { kind: "EXERCISE", link: null, exerciseId: exercise.id };
    const built = await build([lesson], rule);
    await server.buildAccess(built.user.id, built.batchId);
    return { exercise, ...built };
  }

  async function giveUpAndCopy(caller: Caller, { id, slug }: { id: string; slug: string }) {
    expect((await caller.ask(GIVE_UP, { id })).errors).toEqual([]);
    const { viewerSolution } = await readOwnExercise(caller, slug);
    expect((await sendCode(caller, id, viewerSolution ?? "")).verdict.passed).toBe(true);
  }

  test.each([{ exercisesPercent: 100 }, { lessonsPercent: 100 }])(
    "does not count when its solution was copied, until it is passed on a day of review: %o",
    async (rule) => {
      const { caller, exercise } = await buildPractice(rule);
      await giveUpAndCopy(caller, exercise);
      await sendCode(caller, exercise.id, `${DOUBLE}\n# My own\n`);
      expect(await countOwn(caller)).toBe(0);
      laterMs = DAY_MS + 1000;
      await sendCode(caller, exercise.id, WRONG);
      await sendCode(caller, exercise.id, DOUBLE);
      expect(await countOwn(caller)).toBe(1);
    },
  );

  test("does not count on a day of review after giving up again", async () => {
    const { caller, exercise } = await buildPractice({ exercisesPercent: 100 });
    await giveUpAndCopy(caller, exercise);
    laterMs = DAY_MS + 1000;
    await giveUpAndCopy(caller, exercise);
    expect(await countOwn(caller)).toBe(0);
  });

  test("counts when it was passed before its solution was shown, and with hints", async () => {
    const { caller, exercise } = await buildPractice({ exercisesPercent: 100, lessonsPercent: 100 });

    expect((await caller.ask(SHOW_HINT, { id: exercise.id })).errors).toEqual([]);
    await sendCode(caller, exercise.id, DOUBLE);
    await giveUpAndCopy(caller, exercise);
    expect(await countOwn(caller)).toBe(1);
  });

  test("counts after giving up if the rule says so", async () => {
    const { caller, exercise } = await buildPractice({ exercisesPercent: 100, countsGivenUp: true });
    await giveUpAndCopy(caller, exercise);
    expect(await countOwn(caller)).toBe(1);
  });
});

describe("a rule that nobody can meet", () => {
  test("is refused with its lessons, and accepted once it can be met", async () => {
    const { errors, courseId } = await build([TEXT, ELSEWHERE, WITHOUT_LENGTH], { lessonsPercent: 50 });
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: "lessonsPercent" }]);
    for (const title of ["Lesson 1", "Lesson 2", "Lesson 3"]) expect(errors[0]?.message).toContain(title);
    const { id, errors: none } = await makeRule({
      subjectId: courseId,
      lessonsPercent: 50,
      lessonEvidence: "OTHERS_MARKED",
    });
    expect(none).toEqual([]);
    const input = { id, expectedVersion: 1, lessonsPercent: 50, lessonEvidence: "WATCHED" };
    const edit = await server.as.admin.ask(UPDATE_RULE, { input });
    expect(edit.errors[0]?.extensions.fields).toMatchObject([{ field: "lessonsPercent" }]);
  });

  test("names the lessons whose exercise is not published, and batches without an exercise", async () => {
    const { id } = await buildExercise({ isPublished: false });
    const closed = { kind: "EXERCISE", link: null, exerciseId: id, title: "Loops" };
    const unpublished = await build([VIDEO, closed], { exercisesPercent: 10 });
    expect(unpublished.errors[0]?.message).toMatch(/t published: “Loops”/);
    const without = await build([VIDEO], { exercisesPercent: 10 });
    expect(without.errors[0]?.message).toMatch(/no lesson is an exercise: “Lesson 1”/);
    expect((await build([VIDEO, closed], { lessonsPercent: 100 })).errors).toEqual([]);
  });

  test("in one of several batches is accepted, and its page names that batch", async () => {
    const { courseId, ruleId } = await build([VIDEO], { lessonsPercent: 100 });
    const { id: batchId } = await server.buildBatch({ courseId, name: "Evening batch" });
    await server.buildReference({ batchId, title: "Only a text", ...TEXT } as object);
    await server.buildBatch({ courseId, name: "Still empty" });
    const shown = await server.as.admin.ask(RULE, { id: ruleId });
    expect(shown.data?.cmsCertificateRule.hindrances).toEqual([
      expect.stringMatching(/In Evening batch, .*“Only a text”/),
    ]);
    for (const caller of [server.as.learner, server.as.visitor])
      expect((await caller.ask(RULE, { id: ruleId })).errors).toHaveLength(1);
  });
});
