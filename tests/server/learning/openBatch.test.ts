import { describe, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { BatchAccessKind } from "../../../server/features/learning/batch.entity";
import type { Batch } from "../../../server/features/learning/batch.entity";
import { canOpenBatch, openBatchSql } from "../../../server/features/learning/batch.policy";
import { OWN_BATCHES } from "../../support/accountDocuments";
import { createClassBuilders } from "../../support/classCalls";
import { UPCOMING } from "../../support/classDocuments";
import { OPEN_LESSON } from "../../support/documents";
import { NOTED_LESSONS } from "../../support/noteDocuments";
import * as questions from "../../support/questionDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp({});
const { buildClass } = createClassBuilders(() => server.dataSource.manager);

const BOTH = [true, false];
const CASES = Object.values(BatchAccessKind).flatMap((access) =>
  BOTH.flatMap((isPublished) => BOTH.map((hasAccess) => ({ access, isPublished, hasAccess }))),
);
type Case = (typeof CASES)[number];

async function change({ id, courseId }: Batch, userId: string, { access, isPublished, hasAccess }: Case) {
  await server.dataSource.query("UPDATE batches SET access = $2 WHERE id = $1", [id, access]);
  await server.dataSource.query("UPDATE courses SET is_published = $2 WHERE id = $1", [
    courseId,
    isPublished,
  ]);
  await server.dataSource.query("DELETE FROM batch_accesses WHERE batch_id = $1", [id]);
  if (hasAccess) await server.buildAccess(userId, id);
}

async function isOpenInSql(batchId: string, userId: string | null): Promise<boolean> {
  const [row] = await server.dataSource.query<[{ isOpen: boolean }]>(
    `SELECT ${openBatchSql({ batch: "b", course: "c", person: "$2::uuid" })} AS "isOpen"
     FROM batches b JOIN courses c ON c.id = b.course_id WHERE b.id = $1`,
    [batchId, userId],
  );
  return row.isOpen;
}

test("the rule for a row and its SQL agree for visitors, learners and staff in all cases", async () => {
  const batch = await server.buildBatch();
  const { learner, admin } = server.people;
  for (const one of CASES) {
    for (const user of [null, learner, admin]) {
      await change(batch, user?.id ?? learner.id, one);
      const actor = user && { userId: user.id, name: user.name, role: user.role };
      const rule = canOpenBatch(actor as Parameters<typeof canOpenBatch>[0], one);
      expect(await isOpenInSql(batch.id, user?.id ?? null), JSON.stringify([user?.role, one])).toBe(rule);
      if (user?.role === Role.ADMIN) expect(rule).toBe(true);
      if (!user) expect(rule).toBe(false);
    }
  }
});

interface Room {
  batch: Batch;
  lessonId: string;
  questionId: string;
  answerId: string;
}

/** A learner opened a lesson, wrote a note, asked, and got a helper's answer, while all of it was open. */
async function buildRoom(asker: Caller, helper: Caller, userIds: string[]): Promise<Room> {
  const batch = await server.buildBatch({ name: "Where" });
  const { id: lessonId } = await server.buildReference({ batchId: batch.id, title: "Zanzibar" });
  await buildClass({ batchId: batch.id, title: "Evening" });
  for (const id of userIds) await server.buildAccess(id, batch.id);
  for (const one of [asker, helper]) await one.ask(OPEN_LESSON, { id: lessonId });
  await asker.ask("mutation ($input: AddLessonNoteInput!) { addLessonNote(input: $input) { id } }", {
    input: { referenceId: lessonId, text: "Mine" },
  });
  const asked = await asker.ask(questions.ASK, {
    input: { referenceId: lessonId, title: "Which?", text: "" },
  });
  const questionId = (asked.data?.askLessonQuestion as { id: string }).id;
  const answered = await helper.ask(questions.ANSWER, { input: { questionId, text: "This" } });
  const answerId =
    (answered.data?.answerLessonQuestion as { answers: { id: string }[] }).answers[0]?.id ?? "";
  await server.dataSource.query("DELETE FROM notifications");
  return { batch, lessonId, questionId, answerId };
}

/** Each way in which a learner could learn of the batch's lessons. */
async function waysIn(
  caller: Caller,
  { batch, lessonId, questionId }: Room,
): Promise<Record<string, boolean>> {
  const ask = async (document: string, variables = {}) => (await caller.ask(document, variables)).data ?? {};
  const list = async (document: string) => Object.values(await ask(document))[0] as Record<string, unknown>[];
  const has = (rows: Record<string, unknown>[], id: string) => JSON.stringify(rows).includes(id);
  const noted = await list("{ viewerNotedLessons { id isOpen } }");
  const search = await ask('{ search(text: "zanzibar") { id } }');
  return {
    lesson: Boolean((await ask("query ($id: UUID!) { lesson(id: $id) { id } }", { id: lessonId })).lesson),
    references: Boolean(
      (await ask("query ($id: UUID!) { batch(id: $id) { references { id } } }", { id: batch.id })).batch
        ?.references,
    ),
    label: noted.some(({ id, isOpen }) => id === lessonId && isOpen === true),
    search: has((search.search ?? []) as Record<string, unknown>[], lessonId),
    question: Boolean((await ask(questions.LESSON_QUESTION, { id: questionId })).lessonQuestion),
    viewerBatchIds: (await list("{ viewerBatchIds }")).includes(batch.id as never),
    viewerCurrentBatches: has(await list("{ viewerCurrentBatches { id } }"), batch.id),
    continueLearning: has(await list("{ continueLearning { id } }"), lessonId),
    classes: ((await ask(UPCOMING)).viewerUpcomingClasses as unknown[]).length > 0,
  };
}

async function toldKinds(userId: string): Promise<string[]> {
  const [rows] = await server.dataSource.query<[{ kind: string }[], number]>(
    "DELETE FROM notifications WHERE user_id = $1 RETURNING kind",
    [userId],
  );
  return rows.map(({ kind }) => kind).sort();
}

describe("whatever lists, finds, shows or notifies follows the one rule", () => {
  test.each(CASES)("$access, published: $isPublished, access: $hasAccess", async (one) => {
    const [asking, helping] = [await server.buildUser(), await server.buildUser()];
    const [asker, helper] = [await server.newCaller(asking), await server.newCaller(helping)];
    const room = await buildRoom(asker, helper, [asking.id, helping.id]);
    await change(room.batch, asking.id, one);
    if (one.hasAccess) await server.buildAccess(helping.id, room.batch.id);
    const canOpen = one.isPublished && (one.access === BatchAccessKind.OPEN || one.hasAccess);
    const found = await waysIn(asker, room);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((way) => [way, canOpen])));
    const own = (await asker.ask(OWN_BATCHES)).data?.viewerBatches as { nodes: unknown[] };
    expect(own.nodes.length > 0).toBe(canOpen && one.hasAccess);

    const { questionId, answerId, batch } = room;
    const { admin } = server.as;
    await admin.ask(questions.ANSWER, { input: { questionId, text: "From staff" } });
    await admin.ask(questions.ACCEPT, { input: { id: answerId, isAccepted: true } });
    const input = { batchId: batch.id, title: "Next", link: "https://videos.example.com/next" };
    await admin.ask("mutation ($input: CreateReferenceInput!) { createReference(input: $input) { id } }", {
      input,
    });
    expect(await toldKinds(asking.id)).toEqual(canOpen ? ["LESSON_ADDED", "QUESTION_ANSWERED"] : []);
    const ofHelper = ["ANSWER_ACCEPTED", "LESSON_ADDED", "QUESTION_ANSWERED"];
    expect(await toldKinds(helping.id)).toEqual(canOpen ? ofHelper : []);
  });
});

test("a removed lesson is not opened, and nobody is notified of its answers", async () => {
  const [asking, helping] = [await server.buildUser(), await server.buildUser()];
  const [asker, helper] = [await server.newCaller(asking), await server.newCaller(helping)];
  const room = await buildRoom(asker, helper, [asking.id, helping.id]);
  await server.dataSource.query("UPDATE batch_references SET removed_at = now() WHERE id = $1", [
    room.lessonId,
  ]);
  const input = { id: room.answerId, isAccepted: true };
  await server.as.admin.ask(questions.ACCEPT, { input });
  await server.as.admin.ask(questions.ANSWER, { input: { questionId: room.questionId, text: "From staff" } });
  expect([await toldKinds(asking.id), await toldKinds(helping.id)]).toEqual([[], []]);
  expect((await asker.ask(NOTED_LESSONS)).data?.viewerNotedLessons).toHaveLength(1);
});

test("the portal and the classes mean the same batches, also after the opened lesson was removed", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  const { id } = await server.buildReference({ batchId: batch.id });
  await server.buildReference({ batchId: batch.id });
  await buildClass({ batchId: batch.id, title: "Of the open batch" });
  const learner = await server.newCaller(await server.buildUser());
  const counts = async () => [
    ((await learner.ask("{ viewerCurrentBatches { id } }")).data?.viewerCurrentBatches as unknown[]).length,
    ((await learner.ask(UPCOMING)).data?.viewerUpcomingClasses as unknown[]).length,
  ];
  await learner.ask(OPEN_LESSON, { id });
  expect(await counts()).toEqual([1, 1]);
  await server.dataSource.query("UPDATE batch_references SET removed_at = now() WHERE id = $1", [id]);
  expect(await counts()).toEqual([0, 0]);
});
