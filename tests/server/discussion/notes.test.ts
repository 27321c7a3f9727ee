import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { DELETE_REFERENCE } from "../../support/documents";
import * as documents from "../../support/noteDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function done(caller: Caller, document: string, variables: object = {}) {
  const { data, errors } = await caller.ask(document, variables as Record<string, unknown>);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as never;
}

async function refusal(caller: Caller, document: string, variables: object) {
  return (await caller.ask(document, variables as Record<string, unknown>)).errors[0]?.extensions.code;
}

async function openLesson(title?: string): Promise<string> {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  return (await server.buildReference({ batchId, ...(title && { title }) })).id;
}

async function add(caller: Caller, referenceId: string, text: string, atSecond?: number) {
  const note = await done(caller, documents.ADD_NOTE, { input: { referenceId, text, atSecond } });
  return note as { id: string; html: string };
}

async function found(caller: Caller, search: string): Promise<string[]> {
  const { nodes } = (await done(caller, documents.OWN_NOTES, { search })) as { nodes: { text: string }[] };
  return nodes.map(({ text }) => text);
}

describe("a note", () => {
  test("is its writer's alone: neither other learners nor staff read or change it", async () => {
    const lessonId = await openLesson();
    const { id } = await add(server.as.learner, lessonId, "Private", 5);
    for (const caller of [server.as.otherLearner, server.as.admin]) {
      expect(await done(caller, documents.LESSON_NOTES, { id: lessonId })).toEqual([]);
      expect(await found(caller, "Private")).toEqual([]);
      expect(await refusal(caller, documents.DELETE_NOTE, { id })).toBe("NOT_FOUND");
      const input = { id, text: "Mine now" };
      expect(await refusal(caller, documents.EDIT_NOTE, { input })).toBe("NOT_FOUND");
      const file = await caller.open("/notes.md");
      expect(file.text).not.toContain("Private");
    }
    const guest = { id: lessonId };
    expect(await refusal(server.as.visitor, documents.LESSON_NOTES, guest)).toBe("UNAUTHENTICATED");
    expect((await server.as.visitor.open("/notes.md")).status).toBe(401);
  });

  test("is written only where the lesson is open, and stays readable when it no longer is", async () => {
    const batch = await server.buildBatch();
    const { id: referenceId } = await server.buildReference({ batchId: batch.id, title: "Locked later" });
    const input = { referenceId, text: "No" };
    expect(await refusal(server.as.learner, documents.ADD_NOTE, { input })).toBe("NOT_FOUND");
    const user = await server.buildUser();
    const caller = await server.newCaller(user);
    await server.buildAccess(user.id, batch.id);
    await add(caller, referenceId, "Still mine");
    await server.dataSource.query("DELETE FROM batch_accesses WHERE user_id = $1", [user.id]);
    const { nodes } = (await done(caller, documents.OWN_NOTES)) as { nodes: object[] };
    expect(nodes).toMatchObject([{ text: "Still mine", lesson: { title: "Locked later", isOpen: false } }]);
    expect(await refusal(caller, documents.ADD_NOTE, { input })).toBe("NOT_FOUND");
  });

  test("is added once when its request is repeated, with the page's key or the same words", async () => {
    const referenceId = await openLesson();
    const caller = await server.newCaller();
    const send = async (input: object) =>
      (await done(caller, documents.ADD_NOTE, { input: { referenceId, text: "Once", ...input } })) as {
        id: string;
      };
    const keyed = { sendingKey: "0123456789abcdef", atSecond: 5 };
    const ids = (await Promise.all([send(keyed), send(keyed), send(keyed)])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await send({ ...keyed, sendingKey: "another-key-of-the-page" })).id).not.toBe(ids[0]);
    const [first, again] = [await send({ atSecond: 9 }), await send({ atSecond: 9 })];
    expect(again).toEqual(first);
    expect((await send({ atSecond: 10 })).id).not.toBe(first.id);
    expect((await send({ atSecond: 9, text: "Twice" })).id).not.toBe(first.id);
    await server.dataSource.query(
      "UPDATE lesson_notes SET created_at = created_at - interval '61 seconds' WHERE id = $1",
      [first.id],
    );
    expect((await send({ atSecond: 9 })).id).not.toBe(first.id);
    const other = await server.newCaller();
    const theirs = await done(other, documents.ADD_NOTE, { input: { referenceId, text: "Once", ...keyed } });
    expect((theirs as { id: string }).id).not.toBe(ids[0]);
  });

  test("keeps its second when an edit does not send it", async () => {
    const caller = await server.newCaller();
    const { id } = await add(caller, await openLesson(), "Before", 7);
    const edit = async (input: object) => done(caller, documents.EDIT_NOTE, { input: { id, ...input } });
    expect(await edit({ text: "After" })).toMatchObject({ text: "After", atSecond: 7 });
    expect(await edit({ text: "After", atSecond: null })).toMatchObject({ atSecond: null });
  });

  test("is changed, deleted, and listed in the order of the video", async () => {
    const lessonId = await openLesson();
    const caller = await server.newCaller();
    const { id } = await add(caller, lessonId, "late", 700);
    await add(caller, lessonId, "early", 20);
    await add(caller, lessonId, "whole lesson");
    const listed = async () =>
      ((await done(caller, documents.LESSON_NOTES, { id: lessonId })) as { text: string }[]).map(
        ({ text }) => text,
      );
    expect(await listed()).toEqual(["whole lesson", "early", "late"]);
    await done(caller, documents.EDIT_NOTE, { input: { id, text: "first", atSecond: 1 } });
    expect(await listed()).toEqual(["whole lesson", "first", "early"]);
    await done(caller, documents.DELETE_NOTE, { id });
    expect(await listed()).toEqual(["whole lesson", "early"]);
    const input = { referenceId: lessonId, text: "x".repeat(3001) };
    expect(await refusal(caller, documents.ADD_NOTE, { input })).toBe("BAD_USER_INPUT");
  });

  test("is sanitised Markdown", async () => {
    const { html } = await add(server.as.learner, await openLesson(), "<img src=x onerror=alert(1)> **b**");
    expect(html).toBe("<p>&lt;img src=x onerror=alert(1)&gt; <strong>b</strong></p>\n");
  });

  test("is found by its words, in Hindi too, however its letters were typed", async () => {
    const caller = await server.newCaller();
    const lessonId = await openLesson("Joins");
    // क़ as two code points, which NFC keeps apart, and é as two, which it joins.
    await add(caller, lessonId, "क\u093cलम और जॉइन: LEFT JOIN याद रखें");
    await add(caller, lessonId, "cafe\u0301 example");
    await add(caller, lessonId, "100%_safe");
    expect(await found(caller, "जॉइन left")).toHaveLength(1);
    expect(await found(caller, "\u0958लम")).toHaveLength(1);
    expect(await found(caller, "CAFÉ")).toHaveLength(1);
    expect(await found(caller, "0%_")).toEqual(["100%_safe"]);
    expect(await found(caller, "जॉइन right")).toEqual([]);
    expect(await done(caller, documents.NOTED_LESSONS)).toEqual([{ title: "Joins" }]);
  });
});

test("all notes are exported as Markdown, with links to their seconds", async () => {
  const caller = await server.newCaller();
  const course = await server.buildCourse({ name: "SQL" });
  const batch = await server.buildBatch({ courseId: course.id, name: "Batch 7", secretCode: null });
  const first = await server.buildReference({ batchId: batch.id, title: "Select" });
  const second = await server.buildReference({ batchId: batch.id, title: "Join" });
  await add(caller, second.id, "Two\n\nlines", 3723);
  await add(caller, first.id, "At the start", 0);
  await add(caller, first.id, "No time");
  await done(server.as.admin, DELETE_REFERENCE, { input: { id: second.id, expectedVersion: 1 } });
  const { text, status } = await caller.open("/notes.md");
  expect(status).toBe(200);
  expect(text).toBe(
    `# My notes\n\n## SQL\n\n### Batch 7\n\n#### Select\n\n- No time\n` +
      `- [0:00](${server.origin}/lessons/${first.id}?t=0) At the start\n\n#### Join\n\n` +
      `- [1:02:03](${server.origin}/lessons/${second.id}?t=3723) Two\n  \n  lines\n`,
  );
});

test("a bookmark is one per lesson, moves, and hides with a removed lesson", async () => {
  const caller = await server.newCaller();
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  const { id: referenceId } = await server.buildReference({ batchId, title: "Marked" });
  await done(caller, documents.BOOKMARK, { input: { referenceId, atSecond: 5 } });
  await done(caller, documents.BOOKMARK, { input: { referenceId, atSecond: 90 } });
  const listed = async () => ((await done(caller, documents.BOOKMARKS)) as { nodes: object[] }).nodes;
  expect(await listed()).toEqual([{ atSecond: 90, lesson: { title: "Marked", isOpen: true } }]);
  expect(await done(server.as.admin, documents.BOOKMARKS)).toEqual({ nodes: [] });
  await done(server.as.admin, DELETE_REFERENCE, { input: { id: referenceId, expectedVersion: 1 } });
  expect(await listed()).toEqual([]);
  expect(await done(caller, documents.REMOVE_BOOKMARK, { id: referenceId })).toBe(true);
  expect(await done(caller, documents.REMOVE_BOOKMARK, { id: referenceId })).toBe(false);
  const locked = { referenceId: (await server.buildReference()).id };
  expect(await refusal(caller, documents.BOOKMARK, { input: locked })).toBe("NOT_FOUND");
});

test("notes and bookmarks go with the account", async () => {
  const user = await server.buildUser();
  const caller = await server.newCaller(user);
  const referenceId = await openLesson();
  await add(caller, referenceId, "Gone soon");
  await done(caller, documents.BOOKMARK, { input: { referenceId } });
  const document = "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }";
  await done(caller, document, { input: { currentPassword: PASSWORD } });
  for (const table of ["lesson_notes", "bookmarks"])
    expect(await server.dataSource.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id])).toEqual([]);
});
