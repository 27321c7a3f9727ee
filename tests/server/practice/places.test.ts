import { describe, expect, test } from "vitest";
import { AccessSource } from "../../../server/features/learning/access/batchAccess.entity";
import { CREATE_RULE, OWN } from "../../support/certificateDocuments";
import { CREATE_REFERENCE, OPEN_LESSON, UPDATE_REFERENCE } from "../../support/documents";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { DOUBLE, WRONG, exerciseCalls, sendCode } from "../../support/exerciseCalls";
import { DELETE_EXERCISE, EXERCISE } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { ASK } from "../../support/questionDocuments";
import { runJobs } from "../../support/runJobs";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const { start } = enrolmentCalls(server);
const SOME_ID = "00000000-0000-4000-8000-000000000000";

const LESSON = `query ($id: UUID!) { lesson(id: $id) { id kind exerciseId progress { doneBy }
  exercise { id slug prompt } checkpoints { second exerciseId } checkpointExercises { id title } } }`;
const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { progress { doneBy } } }";
const QUESTIONS = `{ bootcampSeasons { id levels { questions { id exercise { id slug title isOpen } } } } }`;
const CREATE_QUESTION = `mutation ($input: CreateBootcampQuestionInput!) {
  createBootcampQuestion(input: $input) { id exerciseId } }`;

async function canOpen(caller: Caller, slug: string): Promise<boolean> {
  const { data, errors } = await caller.ask(EXERCISE, { slug });
  expect(errors).toEqual([]);
  return data?.exercise !== null;
}

/** A lesson that is a closed exercise, and a learner with access to its batch. */
async function buildLesson(overrides: object = {}) {
  const exercise = await buildExercise({ isOpen: false });
  const batch = await server.buildBatch();
  const input = { batchId: batch.id, title: "Practice", kind: "EXERCISE", exerciseId: exercise.id };
  const { data, errors } = await server.as.admin.ask(CREATE_REFERENCE, { input: { ...input, ...overrides } });
  expect(errors).toEqual([]);
  const user = await server.buildUser({ emailVerifiedAt: new Date() });
  await server.buildAccess(user.id, batch.id, AccessSource.CODE);
  const learner = await server.newCaller(user);
  return { exercise, batch, id: data?.createReference.id as string, learner };
}

describe("a lesson", () => {
  test("that is an exercise opens it to the learners of the batch, and to nobody else", async () => {
    const { exercise, id, learner } = await buildLesson();
    const { data } = await learner.ask(LESSON, { id });
    expect(data?.lesson).toMatchObject({ kind: "EXERCISE", exercise: { id: exercise.id } });
    expect(await canOpen(learner, exercise.slug)).toBe(true);
    for (const caller of [server.as.visitor, server.as.otherLearner]) {
      expect(await canOpen(caller, exercise.slug)).toBe(false);
      expect((await sendCode(caller, exercise.id, DOUBLE)).extensions.code).toMatch(
        /NOT_FOUND|UNAUTHENTICATED/,
      );
    }
    await server.dataSource.query("UPDATE batch_references SET removed_at = now() WHERE id = $1", [id]);
    expect(await canOpen(learner, exercise.slug)).toBe(false);
  });

  test("is done once its exercise is passed, and says so", async () => {
    const { exercise, id, learner } = await buildLesson();
    await learner.ask(OPEN_LESSON, { id });
    await sendCode(learner, exercise.id, WRONG);
    expect((await learner.ask(LESSON, { id })).data?.lesson.progress.doneBy).toBeNull();
    await sendCode(learner, exercise.id, DOUBLE);
    expect((await learner.ask(LESSON, { id })).data?.lesson.progress.doneBy).toBe("PASSED");
  });

  test("is done when it is opened after its exercise was passed elsewhere", async () => {
    const { exercise, id, learner } = await buildLesson();
    await sendCode(learner, exercise.id, DOUBLE);
    await learner.ask(OPEN_LESSON, { id });
    expect((await learner.ask(LESSON, { id })).data?.lesson.progress.doneBy).toBe("PASSED");
  });

  test("is not done by a mark: only a verdict counts", async () => {
    const { id, learner } = await buildLesson();
    const { errors } = await learner.ask(MARK, { input: { referenceId: id, isDone: true } });
    expect(errors[0]?.extensions.code).toBe("CONFLICT");
    expect((await learner.ask(LESSON, { id })).data?.lesson.progress?.doneBy ?? null).toBeNull();
  });

  test("needs an exercise that exists", async () => {
    const { id: batchId } = await server.buildBatch();
    for (const exerciseId of [null, SOME_ID]) {
      const input = { batchId, title: "Practice", kind: "EXERCISE", exerciseId };
      const { errors } = await server.as.admin.ask(CREATE_REFERENCE, { input });
      expect(errors[0]?.extensions.fields).toMatchObject([{ field: "exerciseId" }]);
    }
  });

  test("shows no unpublished exercise", async () => {
    const { exercise, id, learner } = await buildLesson();
    await server.dataSource.query("UPDATE exercises SET is_published = false WHERE id = $1", [exercise.id]);
    expect((await learner.ask(LESSON, { id })).data?.lesson.exercise).toBeNull();
    expect((await server.as.admin.ask(LESSON, { id })).data?.lesson.exercise.id).toBe(exercise.id);
  });
});

describe("a video", () => {
  test("waits at checkpoints, whose exercises its learners may open", async () => {
    const later = await buildExercise({ isOpen: false });
    const { exercise, id, learner } = await buildLesson({ kind: "TEXT", text: "Read.", exerciseId: null });
    const checkpoints = [
      { second: 90, exerciseId: later.id },
      { second: 30, exerciseId: exercise.id },
    ];
    const video = { id, title: "Video", kind: "VIDEO", link: "https://example.com/a.mp4" };
    const input = { ...video, expectedVersion: 1, checkpoints };
    expect((await server.as.admin.ask(UPDATE_REFERENCE, { input })).errors).toEqual([]);
    const { data } = await learner.ask(LESSON, { id });
    expect(data?.lesson.checkpoints).toEqual(checkpoints.toReversed());
    expect(data?.lesson.checkpointExercises).toMatchObject([{ id: exercise.id }, { id: later.id }]);
    expect(await canOpen(learner, later.slug)).toBe(true);
    expect(await canOpen(server.as.otherLearner, later.slug)).toBe(false);
    const gone = { ...input, expectedVersion: 2, checkpoints: [{ second: 1, exerciseId: SOME_ID }] };
    const refused = await server.as.admin.ask(UPDATE_REFERENCE, { input: gone });
    expect(refused.errors[0]?.extensions.fields).toMatchObject([{ field: "checkpoints" }]);
  });
});

describe("a question of the bootcamp", () => {
  async function buildQuestion(season: object = {}) {
    const exercise = await buildExercise({ isOpen: false });
    const { id: seasonId, runId } = await server.buildSeason(season);
    const { id: levelId } = await server.buildLevel({ seasonId });
    const { id } = await server.buildBootcampQuestion({ levelId, exerciseId: exercise.id });
    return { exercise, seasonId, runId, levelId, id };
  }

  async function exerciseOf(caller: Caller, id: string) {
    const { data } = await caller.ask(QUESTIONS);
    const seasons = data?.bootcampSeasons as {
      levels: { questions: { id: string; exercise: unknown }[] | null }[];
    }[];
    const questions = seasons.flatMap(({ levels }) => levels.flatMap((level) => level.questions ?? []));
    return questions.find((question) => question.id === id)?.exercise;
  }

  test("names its exercise to everyone, and opens it to people with a seat", async () => {
    const { exercise, seasonId, id } = await buildQuestion();
    expect(await exerciseOf(server.as.visitor, id)).toEqual({
      ...{ id: exercise.id, slug: exercise.slug, title: exercise.title },
      isOpen: false,
    });
    const user = await server.buildUser({ emailVerifiedAt: new Date() });
    const learner = await server.newCaller(user);
    expect(await canOpen(learner, exercise.slug)).toBe(false);
    const { registration } = await start({ kind: "SEASON", offeringId: seasonId }, learner);
    await server.dataSource.query("UPDATE registrations SET state = 'CONFIRMED' WHERE id = $1", [
      registration.id,
    ]);
    expect(await canOpen(learner, exercise.slug)).toBe(true);
    await server.dataSource.query("UPDATE bootcamp_seasons SET is_locked = true WHERE id = $1", [seasonId]);
    expect(await canOpen(learner, exercise.slug)).toBe(false);
  });

  test("of a locked season shows none", async () => {
    const { id, exercise } = await buildQuestion({ isLocked: true });
    for (const caller of [server.as.visitor, server.as.learner]) {
      expect(await exerciseOf(caller, id)).toBeUndefined();
      expect(await canOpen(caller, exercise.slug)).toBe(false);
    }
  });

  test("needs an exercise that exists", async () => {
    const { levelId } = await buildQuestion();
    const question = { levelId, title: "Gone", prompt: "Print.", expectedResult: "it" };
    const { errors } = await server.as.admin.ask(CREATE_QUESTION, {
      input: { ...question, exerciseId: SOME_ID },
    });
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: "exerciseId" }]);
  });
});

describe("an exercise", () => {
  test("can’t be deleted while a lesson has it, or after learners sent code", async () => {
    const { exercise } = await buildLesson();
    const open = await buildExercise();
    await sendCode(server.as.learner, open.id, WRONG);
    for (const { id } of [exercise, open]) {
      const { errors } = await server.as.admin.ask(DELETE_EXERCISE, { input: { id, expectedVersion: 1 } });
      expect(errors[0]?.extensions.code).toBe("CONFLICT");
    }
  });

  test("is found by the site's search if it is open to everyone", async () => {
    const words = { prompt: "Count the marigolds." };
    const open = await buildExercise({ title: "Marigold garlands", ...words });
    await buildExercise({ title: "Marigold secrets", isOpen: false, ...words });
    await buildExercise({ title: "Marigold drafts", isPublished: false, ...words });
    for (const caller of [server.as.visitor, server.as.learner]) {
      const { data } = await caller.ask(`{ search(text: "marigolds") { id kind slug title detail } }`);
      expect(data?.search).toEqual([
        { id: open.id, kind: "EXERCISE", slug: open.slug, title: "Marigold garlands", detail: "Functions" },
      ]);
    }
  });

  test("has a share card and a place in the site map if it is open to everyone", async () => {
    const open = await buildExercise();
    const closed = await buildExercise({ isOpen: false });
    await server.changes.settle();
    const map = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    expect(map).toContain(`/practice/${open.slug}<`);
    expect(map).not.toContain(`/practice/${closed.slug}<`);
    const statuses = [open, closed].map(async ({ slug }) => {
      return (await fetch(`${server.origin}/og/exercises/${slug}.png`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 404]);
  });
});

describe("a certificate", () => {
  test("is earned by passing the exercises of a course", async () => {
    const { exercise, batch, learner } = await buildLesson();
    const rule = { subjectId: batch.courseId, exercisesPercent: 100 };
    expect((await server.as.admin.ask(CREATE_RULE, { input: rule })).errors).toEqual([]);
    await sendCode(learner, exercise.id, WRONG);
    expect(await runJobs(server, "certificate-checks")).toEqual([]);
    expect((await learner.ask(OWN)).data?.viewerCertificates).toEqual([]);
    await sendCode(learner, exercise.id, DOUBLE);
    expect(await runJobs(server, "certificate-checks")).toEqual([]);
    expect((await learner.ask(OWN)).data?.viewerCertificates).toHaveLength(1);
  });

  test("of a workshop cannot ask for exercises", async () => {
    const { id: subjectId } = await server.buildWorkshop();
    const { errors } = await server.as.admin.ask(CREATE_RULE, { input: { subjectId, exercisesPercent: 50 } });
    expect(errors[0]?.extensions.fields).toMatchObject([{ field: "exercisesPercent" }]);
  });
});

describe("a question below a lesson", () => {
  test("carries the learner's code", async () => {
    const { id, learner } = await buildLesson();
    const input = { referenceId: id, title: "Why?", code: `${WRONG}\n\n` };
    const { data } = await learner.ask(ASK, { input });
    const questionId = data?.askLessonQuestion.id as string;
    const asked = await server.as.admin.ask(`{ lessonQuestion(id: "${questionId}") { code } }`);
    expect(asked.data?.lessonQuestion).toEqual({ code: WRONG.trimEnd() });
    const long = await learner.ask(ASK, { input: { ...input, code: "x".repeat(20_001) } });
    expect(long.errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
