import { afterEach, describe, expect, test } from "vitest";
import { Reference } from "../../../server/features/learning/reference.entity";
import { secondsOf } from "../../../server/features/learning/lessons/secondsOf";
import { OPEN_LESSON } from "../../support/documents";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
let laterMs = 0;
const started = Date.now();
/** Moves only when a test moves it, so that the limits are exact. */
const server = useTestApp({}, { clock: { now: () => new Date(started + laterMs) } });

afterEach(() => {
  laterMs = 0;
});

const PROGRESS = "progress { watchedSeconds positionSeconds doneBy }";
const LESSON = `query ($id: UUID!) { lesson(id: $id) { id title durationSeconds batch { doneCount } ${PROGRESS} } }`;
const REPORT = `mutation ($input: ReportWatchingInput!) { reportWatching(input: $input) { id ${PROGRESS} } }`;
const MARK = `mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id ${PROGRESS} } }`;

interface Progress {
  watchedSeconds: number;
  positionSeconds: number;
  doneBy: string | null;
}

async function buildLesson(durationText: string | null = "10:00") {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  return server.buildReference({ batchId, durationText });
}

async function openedBy(caller: Caller, durationText: string | null = "10:00"): Promise<string> {
  const { id } = await buildLesson(durationText);
  await caller.ask(OPEN_LESSON, { id });
  return id;
}

async function report(
  caller: Caller,
  referenceId: string,
  ranges: [number, number][],
  position: { positionSeconds?: number; positionAgeSeconds?: number } = {},
): Promise<Progress> {
  const watched = ranges.map(([from, to]) => ({ from, to }));
  const input = { referenceId, watched, positionSeconds: ranges.at(-1)?.[1] ?? 0, ...position };
  const { data, errors } = await caller.ask(REPORT, { input });
  expect(errors).toEqual([]);
  return (data?.reportWatching as { progress: Progress }).progress;
}

async function readLesson(caller: Caller, id: string) {
  const { data, errors } = await caller.ask(LESSON, { id });
  expect(errors).toEqual([]);
  return data?.lesson as { progress: Progress | null; batch: { doneCount: number } };
}

describe("watched seconds", () => {
  test("are a union: watching twice counts once, skipping counts nothing", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner);
    laterMs = HOUR_MS;
    expect(await report(learner, id, [[0, 60]])).toMatchObject({ watchedSeconds: 60 });
    expect(await report(learner, id, [[30, 90]])).toMatchObject({ watchedSeconds: 90 });
    const skipped = await report(learner, id, [[300, 310]]);
    expect(skipped).toEqual({ watchedSeconds: 100, positionSeconds: 310, doneBy: null });
  });

  test("of two devices merge without loss, at the same time too", async () => {
    const user = await server.buildUser();
    const [phone, laptop] = [await server.newCaller(user), await server.newCaller(user)];
    const id = await openedBy(phone);
    laterMs = HOUR_MS;
    const parts = Array.from({ length: 20 }, (_, index): [number, number] => [index * 20, index * 20 + 15]);
    await Promise.all(parts.map((part, index) => report(index % 2 ? phone : laptop, id, [part])));
    expect((await readLesson(phone, id)).progress).toMatchObject({ watchedSeconds: 300 });
  });

  test("cannot be more than the time since the lesson was opened, at double speed", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner);
    for (let count = 0; count < 20; count += 1) await report(learner, id, [[0, 600]]);
    expect((await readLesson(learner, id)).progress).toMatchObject({ watchedSeconds: 0, doneBy: null });
    laterMs = 10_000;
    expect(await report(learner, id, [[0, 600]])).toMatchObject({ watchedSeconds: 20 });
    expect(await report(learner, id, [[100, 600]])).toMatchObject({ watchedSeconds: 20 });
    laterMs = 20_000;
    expect(await report(learner, id, [[100, 600]])).toMatchObject({ watchedSeconds: 40 });
  });

  test("of several lessons share the time: two tabs do not count twice", async () => {
    const learner = await server.newCaller();
    const [first, second] = [await openedBy(learner), await openedBy(learner)];
    laterMs = MINUTE_MS;
    await Promise.all([report(learner, first, [[0, 120]]), report(learner, second, [[0, 120]])]);
    const seen = await Promise.all([first, second].map((id) => readLesson(learner, id)));
    expect(seen.map(({ progress }) => progress?.watchedSeconds).toSorted()).toEqual([0, 120]);
  });

  test("that waited for a network count later, once", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner);
    laterMs = 20 * MINUTE_MS;
    await learner.ask(OPEN_LESSON, { id });
    expect(await report(learner, id, [[0, 540]])).toMatchObject({ watchedSeconds: 540 });
    expect(await report(learner, id, [[0, 540]])).toMatchObject({ watchedSeconds: 540 });
  });

  test("end with the video", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner, "1:30");
    laterMs = HOUR_MS;
    expect(await report(learner, id, [[60, 4000]])).toMatchObject({ watchedSeconds: 30 });
  });

  test("count for a lesson whose opening was not recorded, from then on", async () => {
    const learner = await server.newCaller();
    const { id } = await buildLesson();
    expect(await report(learner, id, [[0, 15]])).toMatchObject({ watchedSeconds: 0, positionSeconds: 15 });
    laterMs = MINUTE_MS;
    expect(await report(learner, id, [[15, 30]])).toMatchObject({ watchedSeconds: 15 });
  });
});

describe("where to resume", () => {
  test("is where the player was last, whichever device says so first", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner);
    laterMs = HOUR_MS;
    await report(learner, id, [], { positionSeconds: 200 });
    const late = await report(learner, id, [], { positionSeconds: 90, positionAgeSeconds: 60 });
    expect(late).toMatchObject({ positionSeconds: 200 });
    const newer = await report(learner, id, [], { positionSeconds: 40 });
    expect(newer).toMatchObject({ positionSeconds: 40 });
  });
});

describe("a lesson is done", () => {
  test("once nine tenths of it were watched", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner);
    laterMs = HOUR_MS;
    expect(await report(learner, id, [[0, 539]])).toMatchObject({ doneBy: null });
    expect(await report(learner, id, [[539, 540]])).toMatchObject({ doneBy: "WATCHED" });
    expect(await readLesson(learner, id)).toMatchObject({ batch: { doneCount: 1 } });
  });

  test("when the learner marks it, and not when they take the mark back", async () => {
    const learner = await server.newCaller();
    const id = await openedBy(learner, null);
    laterMs = HOUR_MS;
    expect(await report(learner, id, [[0, 3000]])).toMatchObject({ doneBy: null });
    const mark = async (isDone: boolean) =>
      (await learner.ask(MARK, { input: { referenceId: id, isDone } })).data?.markLesson.progress as Progress;
    expect(await mark(true)).toMatchObject({ doneBy: "TICKED", watchedSeconds: 3000 });
    expect(await readLesson(learner, id)).toMatchObject({ batch: { doneCount: 1 } });
    expect(await mark(false)).toMatchObject({ doneBy: null });
    expect(await readLesson(learner, id)).toMatchObject({ batch: { doneCount: 0 } });
  });

  test("for oneself only", async () => {
    const id = await openedBy(server.as.learner);
    await server.as.learner.ask(MARK, { input: { referenceId: id, isDone: true } });
    expect(await readLesson(server.as.otherLearner, id)).toMatchObject({
      progress: null,
      batch: { doneCount: 0 },
    });
  });
});

describe("a locked lesson", () => {
  test("has no page and takes no progress", async () => {
    const { id } = await server.buildReference();
    expect((await server.as.learner.ask(LESSON, { id })).data).toEqual({ lesson: null });
    const input = { referenceId: id, watched: [], positionSeconds: 0 };
    expect((await server.as.learner.ask(REPORT, { input })).errors[0]?.extensions.code).toBe("NOT_FOUND");
    const mark = { referenceId: id, isDone: true };
    expect((await server.as.learner.ask(MARK, { input: mark })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test.each([
  ["12:45", 765],
  ["1:03:30", 3810],
  ["0:59", 59],
  ["about 15 min", 900],
  ["~4.5 h", 16_200],
  ["2 hours", 7200],
  ["90 minutes", 5400],
  ["", null],
  ["soon", null],
  ["0:00", null],
  [null, null],
])("the running time %j is %j seconds", (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

describe("the progress of one's batches", () => {
  const CURRENT = "{ viewerCurrentBatches { id name referenceCount doneCount } }";
  const read = async (caller: Caller) => (await caller.ask(CURRENT)).data?.viewerCurrentBatches as unknown;

  test("lists those joined and the open ones begun, the last visited first", async () => {
    const caller = await server.newCaller();
    const joined = await server.buildBatch();
    await server.buildReference({ batchId: joined.id });
    await caller.unlock(joined.id, "right");
    const lessonId = await openedBy(caller);
    const { batchId } = await server.dataSource.getRepository(Reference).findOneByOrFail({ id: lessonId });
    const removed = await server.buildReference({ batchId });
    await server.dataSource.query("UPDATE batch_references SET removed_at = now() WHERE id = $1", [
      removed.id,
    ]);
    await caller.ask(MARK, { input: { referenceId: lessonId, isDone: true } });
    expect(await read(caller)).toEqual([
      { id: batchId, name: expect.any(String) as string, referenceCount: 1, doneCount: 1 },
      { id: joined.id, name: joined.name, referenceCount: 1, doneCount: 0 },
    ]);
    expect(await read(await server.newCaller())).toEqual([]);
    await server.dataSource.query("UPDATE courses SET is_published = false WHERE id = $1", [joined.courseId]);
    expect(await read(caller)).toEqual([
      { id: batchId, name: expect.any(String) as string, referenceCount: 1, doneCount: 1 },
    ]);
  });
});
