import { describe, expect, test } from "vitest";
import {
  DELETE_BATCH,
  DELETE_COURSE,
  CREATE_REFERENCE,
  DELETE_REFERENCE,
  MOVE_REFERENCE,
  OPEN_LESSON,
  REORDER_REFERENCES,
  REPLACE_VIDEO,
  RESTORE_REFERENCE,
  UPDATE_REFERENCE,
} from "../../support/documents";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const PROGRESS = "progress { watchedSeconds positionSeconds doneBy }";
const LESSON = `query ($id: UUID!) { lesson(id: $id) { id batch { id referenceCount doneCount } ${PROGRESS} } }`;
const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";
const REPORT = `mutation ($input: ReportWatchingInput!) { reportWatching(input: $input) { id ${PROGRESS} } }`;
const REMOVED = `query ($batchId: UUID!) { removedReferences(batchId: $batchId) {
  nodes { id title version removedAt } } }`;
const PORTAL = `query ($id: UUID!) { continueLearning { id } viewerBatches { nodes { batch { id } lastOpened { id } } }
  batch(id: $id) { id referenceCount doneCount outline { title } references { id } } }`;

interface Made {
  id: string;
  batchId: string;
}

/** Opened and marked as done by the learner, who has watched four minutes of it. */
async function buildLearned(overrides: { batchId?: string } = {}): Promise<Made> {
  const batchId = overrides.batchId ?? (await server.buildBatch({ secretCode: null })).id;
  const { id } = await server.buildReference({ batchId, durationText: "10:00" });
  await server.as.learner.ask(OPEN_LESSON, { id });
  await server.as.learner.ask(MARK, { input: { referenceId: id, isDone: true } });
  await server.dataSource.query(
    `UPDATE lesson_progress SET watched = '{[0,240)}', watched_seconds = 240, position_seconds = 240
     WHERE reference_id = $1`,
    [id],
  );
  return { id, batchId };
}

const KEPT = { watchedSeconds: 240, positionSeconds: 240, doneBy: "TICKED" };

async function progressIn(id: string) {
  const { data, errors } = await server.as.learner.ask(LESSON, { id });
  expect(errors).toEqual([]);
  return (data?.lesson as { progress: object; batch: { id: string; referenceCount: number } } | null) ?? null;
}

async function change(document: string, input: object) {
  const { data, errors } = await server.as.admin.ask(document, { input });
  const [made] = Object.values(data ?? {}) as ({ id: string; version: number } | undefined)[];
  return { made, error: errors[0] };
}

describe("a removed lesson", () => {
  test("is nowhere for learners, and comes back with their progress", async () => {
    const { id, batchId } = await buildLearned();
    const { id: other } = await server.buildReference({ batchId });
    await server.buildAccess(server.people.learner.id, batchId);
    await change(DELETE_REFERENCE, { id, expectedVersion: 1 });

    expect(await progressIn(id)).toBeNull();
    const { data } = await server.as.learner.ask(PORTAL, { id: batchId });
    expect(data?.batch).toEqual({
      id: batchId,
      referenceCount: 1,
      doneCount: 0,
      outline: null,
      references: [{ id: other }],
    });
    expect(JSON.stringify(data)).not.toContain(id);
    for (const [document, variables] of [
      [OPEN_LESSON, { id }],
      [MARK, { input: { referenceId: id, isDone: false } }],
      [REPORT, { input: { referenceId: id, watched: [], positionSeconds: 0 } }],
    ] as const) {
      const { errors } = await server.as.learner.ask(document, variables);
      expect(errors[0]?.extensions.code).toBe("NOT_FOUND");
    }

    const { made } = await change(RESTORE_REFERENCE, { id, expectedVersion: 2 });
    expect(made).toMatchObject({ id, version: 3 });
    const back = await progressIn(id);
    expect(back).toMatchObject({ progress: KEPT, batch: { referenceCount: 2, doneCount: 1 } });
    const order = (await server.as.learner.ask(PORTAL, { id: batchId })).data?.batch;
    expect(order).toMatchObject({ references: [{ id }, { id: other }] });
  });

  test("returns to its place, also among lessons that were added or moved since", async () => {
    const { id: batchId } = await server.buildBatch({ secretCode: null });
    const ids: string[] = [];
    for (const position of [1, 2, 3, 4]) ids.push((await server.buildReference({ batchId, position })).id);
    const [first = "", second = "", third = "", last = ""] = ids;
    const order = async () => {
      const { data } = await server.as.admin.ask(PORTAL, { id: batchId });
      return (data?.batch as { references: Made[] }).references.map(({ id }) => id);
    };
    const restored = async (id: string) => {
      expect((await change(RESTORE_REFERENCE, { id, expectedVersion: 2 })).error).toBeUndefined();
      return order();
    };
    for (const id of [second, last]) await change(DELETE_REFERENCE, { id, expectedVersion: 1 });
    const lesson = { batchId, title: "Added", link: "https://example.com/" };
    const added = (await change(CREATE_REFERENCE, lesson)).made?.id ?? "";
    const input = { batchId, referenceIds: [third, first, added] };
    expect((await server.as.admin.ask(REORDER_REFERENCES, { input })).errors).toEqual([]);
    expect(await restored(second)).toEqual([third, second, first, added]);
    expect(await restored(last)).toEqual([third, second, first, last, added]);
  });

  test("is in no outline of a locked batch, and staff see it among the removed", async () => {
    const { id: batchId } = await server.buildBatch();
    const lesson = await server.buildReference({ batchId });
    await change(DELETE_REFERENCE, { id: lesson.id, expectedVersion: 1 });
    const { data } = await server.as.learner.ask(PORTAL, { id: batchId });
    expect(data?.batch).toMatchObject({ referenceCount: 0, outline: [], references: null });
    const { data: removed } = await server.as.admin.ask(REMOVED, { batchId });
    expect(removed?.removedReferences).toEqual({
      nodes: [{ id: lesson.id, title: lesson.title, version: 2, removedAt: expect.any(String) }],
    });
    const none = await server.as.admin.ask(REORDER_REFERENCES, { input: { batchId, referenceIds: [] } });
    expect(none.errors).toEqual([]);
  });

  test("frees its title; a restore that finds it taken, or the batch full, is refused", async () => {
    const { id: batchId } = await server.buildBatch();
    const { id, title } = await server.buildReference({ batchId });
    await change(DELETE_REFERENCE, { id, expectedVersion: 1 });
    const twin = await server.buildReference({ batchId, title: title.toUpperCase() });
    const restore = async (expectedVersion = 2) => change(RESTORE_REFERENCE, { id, expectedVersion });
    expect((await restore()).error?.extensions).toMatchObject({
      code: "CONFLICT",
      fields: [{ field: "title" }],
    });
    await change(DELETE_REFERENCE, { id: twin.id, expectedVersion: 1 });
    await server.dataSource.query(
      `INSERT INTO batch_references (batch_id, title, link, position)
       SELECT $1, 'Video ' || n, 'https://example.com/', n FROM generate_series(1, 100) AS n`,
      [batchId],
    );
    expect((await restore()).error?.extensions.code).toBe("BAD_USER_INPUT");
    await server.dataSource.query(
      "DELETE FROM batch_references WHERE batch_id = $1 AND title LIKE 'Video 1%'",
      [batchId],
    );
    expect((await restore()).made).toMatchObject({ id });
    expect((await restore()).error?.extensions.code).toBe("CONFLICT");
    expect((await restore(3)).error?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("cannot be edited, moved or removed again", async () => {
    const { id } = await server.buildReference();
    await change(DELETE_REFERENCE, { id, expectedVersion: 1 });
    const edited = { id, expectedVersion: 2, title: "Late", link: "https://example.com/" };
    for (const { error } of [
      await change(UPDATE_REFERENCE, edited),
      await change(DELETE_REFERENCE, { id, expectedVersion: 2 }),
      await change(REPLACE_VIDEO, { id, expectedVersion: 2, link: "https://example.com/" }),
      await change(MOVE_REFERENCE, { id, expectedVersion: 2, batchId: (await server.buildBatch()).id }),
    ])
      expect(error?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("a moved lesson", () => {
  test("is the last of the other batch, under the same id, with its progress", async () => {
    const { id: courseId } = await server.buildCourse();
    const from = await server.buildBatch({ courseId, secretCode: null });
    const to = await server.buildBatch({ courseId, secretCode: null });
    const first = await server.buildReference({ batchId: to.id });
    const { id } = await buildLearned({ batchId: from.id });
    expect((await change(MOVE_REFERENCE, { id, expectedVersion: 1, batchId: to.id })).made).toMatchObject({
      id,
    });
    expect(await progressIn(id)).toMatchObject({ progress: KEPT, batch: { id: to.id, doneCount: 1 } });
    const { data } = await server.as.learner.ask(PORTAL, { id: to.id });
    expect(data?.batch).toMatchObject({ references: [{ id: first.id }, { id }] });
  });

  test("stays in its course, and leaves from the version that staff saw", async () => {
    const { id: courseId } = await server.buildCourse();
    const { id: here } = await server.buildBatch({ courseId });
    const { id: sibling } = await server.buildBatch({ courseId });
    const { id: stranger } = await server.buildBatch();
    const { id } = await server.buildReference({ batchId: here });
    const move = async (batchId: string, expectedVersion = 1) =>
      (await change(MOVE_REFERENCE, { id, expectedVersion, batchId })).error?.extensions;
    expect(await move(stranger)).toMatchObject({ fields: [{ field: "batchId" }] });
    expect(await move(here)).toMatchObject({ fields: [{ field: "batchId" }] });
    expect(await move(crypto.randomUUID())).toMatchObject({ code: "NOT_FOUND" });
    expect(await move(sibling, 7)).toMatchObject({ code: "CONFLICT" });
  });
});

describe("a replaced video", () => {
  const watched = { watchedSeconds: 0, positionSeconds: 0 };

  test("starts from its beginning for everyone, and who was done stays done", async () => {
    const { id } = await buildLearned();
    const input = {
      id,
      expectedVersion: 1,
      link: "https://videos.example.com/new.mp4",
      durationText: "8:00",
    };
    const { made } = await change(REPLACE_VIDEO, input);
    expect(made).toMatchObject({ videoNumber: 2, durationSeconds: 480 });
    expect(await progressIn(id)).toMatchObject({ progress: { ...watched, doneBy: "TICKED" } });
    const [row] = await server.dataSource.query<object[]>(
      "SELECT earlier_seconds FROM lesson_progress WHERE reference_id = $1",
      [id],
    );
    expect(row).toEqual({ earlier_seconds: 240 });
  });

  test("gets no seconds of the video before; an edited link keeps them", async () => {
    const { id } = await buildLearned();
    await change(UPDATE_REFERENCE, {
      id,
      expectedVersion: 1,
      title: "Edited",
      link: "https://example.com/b",
    });
    expect(await progressIn(id)).toMatchObject({ progress: KEPT });
    await change(REPLACE_VIDEO, { id, expectedVersion: 2, link: "https://example.com/c" });
    await server.dataSource.query(
      "UPDATE lesson_progress SET opened_at = now() - interval '1 hour' WHERE reference_id = $1",
      [id],
    );
    await server.dataSource.query("UPDATE watch_clocks SET spent_until = now() - interval '1 hour'");
    const report = async (videoNumber: number) => {
      const input = { referenceId: id, videoNumber, watched: [{ from: 0, to: 30 }], positionSeconds: 30 };
      return (await server.as.learner.ask(REPORT, { input })).data?.reportWatching as object;
    };
    expect(await report(1)).toMatchObject({ progress: watched });
    expect(await report(2)).toMatchObject({ progress: { watchedSeconds: 30, positionSeconds: 30 } });
  });
});

describe("what learners did", () => {
  test("keeps a batch and its course from being deleted, also with a removed lesson", async () => {
    const { id, batchId } = await buildLearned();
    const [{ courseId }] = await server.dataSource.query<[{ courseId: string }]>(
      'SELECT course_id AS "courseId" FROM batches WHERE id = $1',
      [batchId],
    );
    await change(DELETE_REFERENCE, { id, expectedVersion: 1 });
    const { error } = await change(DELETE_BATCH, { id: batchId, expectedVersion: 1 });
    expect(error).toMatchObject({ message: expect.stringContaining("Close it to new learners instead") });
    const course = await change(DELETE_COURSE, { id: courseId, expectedVersion: 1 });
    expect(course.error).toMatchObject({ message: expect.stringContaining("Take it off the site instead") });
    const { data } = await server.as.admin.ask("query ($id: UUID!) { batch(id: $id) { learnedPeople } }", {
      id: batchId,
    });
    expect(data?.batch).toEqual({ learnedPeople: 1 });
    await change(RESTORE_REFERENCE, { id, expectedVersion: 2 });
    expect(await progressIn(id)).toMatchObject({ progress: KEPT });
  });

  test("is deleted by no foreign key to a lesson", async () => {
    const cascades = await server.dataSource.query(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint
       WHERE confrelid = 'batch_references'::regclass AND contype = 'f' AND confdeltype = 'c'`,
    );
    expect(cascades).toEqual([]);
  });
});
