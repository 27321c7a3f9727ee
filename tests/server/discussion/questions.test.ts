import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Batch } from "../../../server/features/learning/batch.entity";
import { shownName } from "../../../server/features/discussion/questions/shownName";
import { sweepReports } from "../../../server/features/discussion/questions/moderation/sweepReports";
import { BATCH_LEARNERS, DELETE_REFERENCE, REVOKE_ACCESS } from "../../support/documents";
import { PASSWORD } from "../../support/builders";
import * as documents from "../../support/questionDocuments";
import { TOO_MANY } from "../../support/outcomeOf";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let laterMs = 0;
const started = Date.now();
const server = useTestApp({}, { clock: { now: () => new Date(started + laterMs) } });

afterEach(() => {
  laterMs = 0;
});

type Answer = Record<string, unknown> & { id: string; text: string };
type Question = Record<string, unknown> & { id: string; answers: Answer[] };

async function done(caller: Caller, document: string, variables: object): Promise<Question> {
  const { data, errors } = await caller.ask(document, variables as Record<string, unknown>);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Question;
}

async function refusal(caller: Caller, document: string, variables: object) {
  const { errors } = await caller.ask(document, variables as Record<string, unknown>);
  return errors[0]?.extensions.code;
}

async function lessonOfOpenBatch(): Promise<string> {
  return (await server.buildReference({ batchId: (await server.buildBatch({ secretCode: null })).id })).id;
}

async function ask(caller: Caller, referenceId: string, more: object = {}): Promise<Question> {
  return done(caller, documents.ASK, { input: { referenceId, title: "Why a region?", text: "", ...more } });
}

async function answer(caller: Caller, questionId: string, text: string): Promise<Question> {
  return done(caller, documents.ANSWER, { input: { questionId, text } });
}

async function read(caller: Caller, id: string): Promise<Question> {
  return done(caller, documents.LESSON_QUESTION, { id });
}

async function titlesOf(caller: Caller, lessonId: string): Promise<string[]> {
  const { nodes } = (await done(caller, documents.LESSON_QUESTIONS, { id: lessonId })) as unknown as {
    nodes: { title: string }[];
  };
  return nodes.map(({ title }) => title);
}

function answerOf(question: Question, text: string) {
  const found = question.answers.find((one) => one.text === text);
  if (!found) throw new Error(`No answer ${text}`);
  return found;
}

describe("questions under a lesson", () => {
  let batch: Batch;
  let lessonId: string;
  let inside: Caller;

  beforeAll(async () => {
    batch = await server.buildBatch();
    lessonId = (await server.buildReference({ batchId: batch.id })).id;
    const user = await server.buildUser({ name: "K. S. Kavita Rao" });
    await server.buildAccess(user.id, batch.id);
    inside = await server.newCaller(user);
  });

  test("are read and written by people of its batch and staff alone", async () => {
    const { id, authorName } = await ask(inside, lessonId, { atSecond: 761 });
    expect(authorName).toBe("K. S. Kavita");
    const input = { referenceId: lessonId, title: "May I?", text: "" };
    const outsiders = [server.as.visitor, server.as.learner];
    for (const caller of outsiders) {
      const expected = caller === server.as.visitor ? "UNAUTHENTICATED" : "NOT_FOUND";
      expect(await refusal(caller, documents.LESSON_QUESTIONS, { id: lessonId })).toBe(expected);
      expect(await refusal(caller, documents.ASK, { input })).toBe(expected);
      expect(await refusal(caller, documents.ANSWER, { input: { questionId: id, text: "No" } })).toBe(
        expected,
      );
      const report = { kind: "QUESTION", id, reason: "Rude" };
      expect(await refusal(caller, documents.REPORT_POST, { input: report })).toBe(expected);
    }
    expect((await server.as.learner.ask(documents.LESSON_QUESTION, { id })).data).toEqual({
      lessonQuestion: null,
    });
    expect(await titlesOf(server.as.admin, lessonId)).toEqual(["Why a region?"]);
    expect(await read(inside, id)).toMatchObject({ atSecond: 761, isOwn: true });
  });

  test("are closed to a learner whose access was revoked", async () => {
    const { id: userId } = server.people.otherLearner;
    await server.buildAccess(userId, batch.id);
    const { id } = await ask(server.as.otherLearner, lessonId, { title: "Mine" });
    const { data } = await server.as.admin.ask(BATCH_LEARNERS, { id: batch.id });
    const accesses = data?.cmsBatchLearners.nodes as { accessId: string; learner: { id: string } }[];
    const accessId = accesses.find(({ learner }) => learner.id === userId)?.accessId;
    await server.as.admin.ask(REVOKE_ACCESS, { input: { accessId } });
    for (const document of [documents.LESSON_QUESTIONS])
      expect(await refusal(server.as.otherLearner, document, { id: lessonId })).toBe("NOT_FOUND");
    expect(await refusal(server.as.otherLearner, documents.DELETE_QUESTION, { id })).toBe("NOT_FOUND");
    const edit = { id, title: "Changed", text: "" };
    expect(await refusal(server.as.otherLearner, documents.EDIT_QUESTION, { input: edit })).toBe("NOT_FOUND");
    expect(await titlesOf(inside, lessonId)).toContain("Mine");
  });

  test("stay when their lesson is removed, for staff", async () => {
    const gone = await server.buildReference({ batchId: batch.id });
    const { id } = await ask(inside, gone.id, { title: "Of a lesson that goes" });
    await done(server.as.admin, DELETE_REFERENCE, { input: { id: gone.id, expectedVersion: 1 } });
    expect((await inside.ask(documents.LESSON_QUESTION, { id })).data).toEqual({ lessonQuestion: null });
    expect(await read(server.as.admin, id)).toMatchObject({ title: "Of a lesson that goes" });
  });
});

describe("the answers of a question", () => {
  test("come accepted first, then staff's, then by time", async () => {
    const lessonId = await lessonOfOpenBatch();
    const { id } = await ask(server.as.learner, lessonId);
    for (const [caller, text] of [
      [server.as.otherLearner, "first"],
      [server.as.admin, "staff"],
      [server.as.learner, "own"],
      [server.as.otherLearner, "second"],
    ] as const) {
      laterMs += 1000;
      await answer(caller, id, text);
    }
    const question = await read(server.as.otherLearner, id);
    expect(question.answers.map(({ text }) => text)).toEqual(["staff", "first", "own", "second"]);
    expect(answerOf(question, "staff")).toMatchObject({ isByStaff: true, authorName: "Arjun" });
    const input = { id: answerOf(question, "second").id, isAccepted: true };
    const accepted = await done(server.as.learner, documents.ACCEPT, { input });
    expect(accepted.answers.map(({ text }) => text)).toEqual(["second", "staff", "first", "own"]);
    expect(accepted).toMatchObject({ isSolved: true, isAnsweredByStaff: true, answerCount: 4 });
  });

  test("are accepted by the asker or staff, one at a time", async () => {
    const { id } = await ask(server.as.learner, await lessonOfOpenBatch());
    await answer(server.as.otherLearner, id, "one");
    const question = await answer(server.as.otherLearner, id, "two");
    const [one, two] = [answerOf(question, "one").id, answerOf(question, "two").id];
    expect(question.viewerCanAccept).toBe(false);
    const input = (answerId: string, isAccepted = true) => ({ input: { id: answerId, isAccepted } });
    expect(await refusal(server.as.otherLearner, documents.ACCEPT, input(one))).toBe("FORBIDDEN");
    await done(server.as.learner, documents.ACCEPT, input(one));
    const chosen = await done(server.as.admin, documents.ACCEPT, input(two));
    expect(chosen.answers.map(({ text, acceptedAt }) => [text, acceptedAt !== null])).toEqual([
      ["two", true],
      ["one", false],
    ]);
    expect(await done(server.as.learner, documents.ACCEPT, input(two, false))).toMatchObject({
      isSolved: false,
    });
  });

  test("make it answered, except the asker's own until it is accepted", async () => {
    const { id } = await ask(server.as.learner, await lessonOfOpenBatch());
    const own = await answer(server.as.learner, id, "found it");
    expect(own.isAnswered).toBe(false);
    const accept = { input: { id: answerOf(own, "found it").id, isAccepted: true } };
    expect(await done(server.as.learner, documents.ACCEPT, accept)).toMatchObject({ isAnswered: true });
  });
});

describe("one's own text", () => {
  test("can be changed for an hour", async () => {
    const { id } = await ask(server.as.learner, await lessonOfOpenBatch());
    const input = { id, title: "Better", text: "With **detail**", atSecond: 5 };
    const edited = await done(server.as.learner, documents.EDIT_QUESTION, { input });
    expect(edited).toMatchObject({ title: "Better", atSecond: 5, viewerCanEdit: true });
    expect(edited.editedAt).not.toBeNull();
    expect(await refusal(server.as.otherLearner, documents.EDIT_QUESTION, { input })).toBe("CONFLICT");
    expect(await refusal(server.as.admin, documents.EDIT_QUESTION, { input })).toBe("CONFLICT");
    const thread = await answer(server.as.otherLearner, id, "one");
    const change = { input: { id: answerOf(thread, "one").id, text: "uno" } };
    expect((await done(server.as.otherLearner, documents.EDIT_ANSWER, change)).answers[0]?.text).toBe("uno");
    laterMs = 61 * MINUTE_MS;
    expect(await refusal(server.as.learner, documents.EDIT_QUESTION, { input })).toBe("CONFLICT");
    expect(await refusal(server.as.otherLearner, documents.EDIT_ANSWER, change)).toBe("CONFLICT");
  });

  test("can be deleted: a question without answers, an answer that is not accepted", async () => {
    const { id } = await ask(server.as.learner, await lessonOfOpenBatch());
    expect(await refusal(server.as.otherLearner, documents.DELETE_QUESTION, { id })).toBe("CONFLICT");
    const answerId = answerOf(await answer(server.as.otherLearner, id, "one"), "one").id;
    expect(await refusal(server.as.learner, documents.DELETE_QUESTION, { id })).toBe("CONFLICT");
    expect(await refusal(server.as.learner, documents.DELETE_ANSWER, { id: answerId })).toBe("CONFLICT");
    await done(server.as.learner, documents.ACCEPT, { input: { id: answerId, isAccepted: true } });
    expect(await refusal(server.as.otherLearner, documents.DELETE_ANSWER, { id: answerId })).toBe("CONFLICT");
    await done(server.as.learner, documents.ACCEPT, { input: { id: answerId, isAccepted: false } });
    const left = await done(server.as.otherLearner, documents.DELETE_ANSWER, { id: answerId });
    expect(left).toMatchObject({ answerCount: 0, isAnswered: false });
    await done(server.as.learner, documents.DELETE_QUESTION, { id });
    expect((await server.as.learner.ask(documents.LESSON_QUESTION, { id })).data).toEqual({
      lessonQuestion: null,
    });
  });

  test("that was sent twice is stored once, unless its code differs", async () => {
    const [referenceId, caller] = [await lessonOfOpenBatch(), await server.newCaller()];
    const send = async (code?: string) => {
      const input = { referenceId, title: "Why does this fail?", text: "", code };
      return (await caller.ask(documents.ASK, { input })).data?.askLessonQuestion.id as string;
    };
    const [one, two] = await Promise.all([send("print(1"), send("print(1")]);
    expect(one).toBe(two);
    expect(new Set([one, await send("print(2"), await send()]).size).toBe(3);
    await Promise.all([answer(caller, one, "same"), answer(caller, one, "same")]);
    expect((await read(caller, one)).answerCount).toBe(1);
  });

  test("is short, and shown as sanitised Markdown", async () => {
    const lessonId = await lessonOfOpenBatch();
    const long = { referenceId: lessonId, title: "t".repeat(151), text: "x".repeat(5001) };
    const { errors } = await server.as.learner.ask(documents.ASK, { input: long });
    expect(errors[0]?.extensions.fields?.map(({ field }) => field).toSorted()).toEqual(["text", "title"]);
    const blank = { referenceId: lessonId, title: "  ", text: "" };
    expect(await refusal(server.as.learner, documents.ASK, { input: blank })).toBe("BAD_USER_INPUT");
    const hostile =
      "<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![p](https://spy.example.com/p.png)\n\n```sql\nselect 1\n```";
    const { html, id } = await ask(server.as.learner, lessonId, { text: hostile });
    expect(html).not.toMatch(/<img|href="javascript/);
    expect(html).toContain('<pre tabindex="0"><code class="language-sql">');
    const thread = await answer(server.as.otherLearner, id, "<script>alert(1)</script>");
    expect(thread.answers[0]?.html).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n");
    const preview = await server.as.learner.ask(documents.PREVIEW, { text: hostile });
    expect(preview.data?.previewMarkdown).toBe(html);
  });
});

describe("limits", () => {
  test("10 questions an hour, and 30 answers", async () => {
    const caller = await server.newCaller();
    const lessonId = await lessonOfOpenBatch();
    const asked: Question[] = [];
    await ask(caller, lessonId, { title: "Q 0" });
    // Sent again after a lost response: does not count.
    for (let count = 0; count < 10; count += 1)
      asked.push(await ask(caller, lessonId, { title: `Q ${count}` }));
    const more = { referenceId: lessonId, title: "Q 10", text: "" };
    expect(await refusal(caller, documents.ASK, { input: more })).toBe(TOO_MANY);
    const { id = "" } = asked[0] ?? {};
    for (let count = 0; count < 30; count += 1) await answer(caller, id, `A ${count}`);
    expect(await refusal(caller, documents.ANSWER, { input: { questionId: id, text: "A" } })).toBe(TOO_MANY);
    expect((await read(caller, id)).answerCount).toBe(30);
  });
});

describe("a text against the rules", () => {
  test("is reported once per person, and staff dismiss or hide it", async () => {
    const lessonId = await lessonOfOpenBatch();
    const { id } = await ask(server.as.learner, lessonId, { title: "Buy my notes" });
    const report = { input: { kind: "QUESTION", id, reason: "An advertisement" } };
    expect(await refusal(server.as.learner, documents.REPORT_POST, report)).toBe("CONFLICT");
    expect(await done(server.as.otherLearner, documents.REPORT_POST, report)).toMatchObject({
      viewerHasReported: true,
    });
    await done(server.as.otherLearner, documents.REPORT_POST, report);
    const reported = async () => {
      const list = await done(server.as.admin, documents.CMS_QUESTIONS, { list: "REPORTED" });
      return (list.nodes as Question[]).find((one) => one.id === id);
    };
    expect((await reported())?.reports).toEqual([{ reason: "An advertisement" }]);
    const post = { kind: "QUESTION", id };
    expect(await refusal(server.as.learner, documents.DISMISS_REPORTS, { input: post })).toBe("FORBIDDEN");
    await done(server.as.admin, documents.DISMISS_REPORTS, { input: post });
    expect(await reported()).toBeUndefined();

    const hide = { input: { ...post, reason: "Advertising" } };
    expect(await refusal(server.as.learner, documents.HIDE_POST, hide)).toBe("FORBIDDEN");
    await done(server.as.admin, documents.HIDE_POST, hide);
    expect(await titlesOf(server.as.otherLearner, lessonId)).toEqual([]);
    expect(
      (await server.as.otherLearner.ask(documents.LESSON_QUESTION, { id })).data?.lessonQuestion,
    ).toBeNull();
    expect(await read(server.as.learner, id)).toMatchObject({
      hiddenReason: "Advertising",
      viewerCanEdit: false,
    });
    expect(
      await refusal(server.as.learner, documents.ANSWER, { input: { questionId: id, text: "But" } }),
    ).toBe("CONFLICT");
    await done(server.as.admin, documents.SHOW_POST, { input: post });
    expect(await titlesOf(server.as.otherLearner, lessonId)).toEqual(["Buy my notes"]);
  });

  test("that was the accepted answer leaves the question unanswered once hidden", async () => {
    const { id } = await ask(server.as.learner, await lessonOfOpenBatch());
    const answerId = answerOf(await answer(server.as.otherLearner, id, "wrong"), "wrong").id;
    await done(server.as.learner, documents.ACCEPT, { input: { id: answerId, isAccepted: true } });
    const report = { kind: "ANSWER", id: answerId, reason: "Copied" };
    await done(server.as.learner, documents.REPORT_POST, { input: report });
    const input = { kind: "ANSWER", id: answerId, reason: "Copied from a book" };
    expect(await done(server.as.admin, documents.HIDE_POST, { input })).toMatchObject({
      isSolved: false,
      isAnswered: false,
      answerCount: 1,
    });
    expect(await read(server.as.learner, id)).toMatchObject({ answerCount: 0, answers: [] });
    expect((await read(server.as.otherLearner, id)).answers[0]?.hiddenReason).toBe("Copied from a book");
    laterMs = 91 * DAY_MS;
    await sweepReports({ dataSource: server.dataSource, clock: { now: () => new Date(started + laterMs) } });
    const where = [answerId];
    expect(await server.dataSource.query("SELECT 1 FROM post_reports WHERE answer_id = $1", where)).toEqual(
      [],
    );
  });
});

test("staff see unanswered questions oldest first, of one course if they like", async () => {
  const { courseId, id: batchId } = await server.buildBatch({ secretCode: null });
  const { id: lessonId } = await server.buildReference({ batchId });
  for (const title of ["old", "answered", "new"]) {
    laterMs += 1000;
    const { id } = await ask(await server.newCaller(), lessonId, { title });
    if (title === "answered") await answer(server.as.admin, id, "Yes");
  }
  const listed = async (list: string, page: object = {}) =>
    done(server.as.admin, documents.CMS_QUESTIONS, { list, courseId, ...page });
  const titles = ({ nodes }: Question) => (nodes as Question[]).map(({ title }) => title as string);
  const first = await listed("UNANSWERED", { first: 1 });
  expect(titles(first)).toEqual(["old"]);
  const { endCursor } = first.pageInfo as { endCursor: string };
  expect(titles(await listed("UNANSWERED", { first: 1, after: endCursor }))).toEqual(["new"]);
  expect(titles(await listed("ALL"))).toEqual(["new", "answered", "old"]);
  const { data } = await server.as.admin.ask("{ staffWaiting { openQuestions reportedPosts } }");
  expect(data?.staffWaiting.openQuestions).toBeGreaterThan(1);
  expect(await refusal(server.as.learner, documents.CMS_QUESTIONS, { list: "ALL" })).toBe("FORBIDDEN");
});

test("people are notified: staff of a question, the thread of an answer, its author of the acceptance", async () => {
  const lessonId = await lessonOfOpenBatch();
  const [asker, helper] = [await server.buildUser(), await server.buildUser()];
  const [asking, helping] = [await server.newCaller(asker), await server.newCaller(helper)];
  const { id } = await ask(asking, lessonId, { title: "Which disk?" });
  const thread = await answer(helping, id, "The small one");
  await answer(server.as.admin, id, "Any");
  await done(asking, documents.ACCEPT, {
    input: { id: answerOf(thread, "The small one").id, isAccepted: true },
  });
  const notified = await server.dataSource.query<{ kind: string; path: string; user_id: string }[]>(
    "SELECT kind, path, user_id FROM notifications WHERE text LIKE '%Which disk?%' ORDER BY created_at, id",
  );
  const path = `/lessons/${lessonId}?question=${id}`;
  const byKind = (kind: string) => notified.filter((one) => one.kind === kind);
  expect(byKind("QUESTION_ASKED")).toEqual([
    { kind: "QUESTION_ASKED", path: `/cms/questions?question=${id}`, user_id: server.people.admin.id },
  ]);
  const answered = byKind("QUESTION_ANSWERED");
  expect(answered.map(({ user_id }) => user_id).toSorted()).toEqual(
    [asker.id, asker.id, helper.id].toSorted(),
  );
  expect(new Set(answered.map((one) => one.path))).toEqual(new Set([path]));
  expect(byKind("ANSWER_ACCEPTED").map(({ user_id }) => user_id)).toEqual([helper.id]);
});

test("after the account is deleted, answered questions and answers stay without its name", async () => {
  const lessonId = await lessonOfOpenBatch();
  const user = await server.buildUser({ name: "Gone Soon" });
  const leaver = await server.newCaller(user);
  const kept = await ask(leaver, lessonId, { title: "Kept" });
  await answer(server.as.learner, kept.id, "An answer");
  await ask(leaver, lessonId, { title: "Unanswered" });
  const other = await ask(server.as.learner, lessonId, { title: "Other" });
  await answer(leaver, other.id, "from the leaver");
  await server.as.otherLearner.ask(documents.REPORT_POST, {
    input: { kind: "QUESTION", id: kept.id, reason: "?" },
  });
  const document = `mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`;
  await done(leaver, document, { input: { currentPassword: PASSWORD } });
  expect((await titlesOf(server.as.learner, lessonId)).toSorted()).toEqual(["Kept", "Other"]);
  expect(await read(server.as.learner, kept.id)).toMatchObject({
    authorName: "Former learner",
    isOwn: false,
  });
  expect((await read(server.as.learner, other.id)).answers[0]).toMatchObject({
    authorName: "Former learner",
  });
});

test.each([
  ["Meera Iyer (sample)", "Meera"],
  ["Dr. Meera Iyer", "Dr. Meera"],
  ["K. S. Rao", "K. S. Rao"],
  ["Md Imran Khan", "Md Imran"],
  ["मीरा अय्यर", "मीरा"],
  ["Li", "Li"],
])("others see %s as %s", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
