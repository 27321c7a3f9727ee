import { expect, test } from "vitest";
import { notificationCalls } from "../../support/notificationCalls";
import { ANSWER, ASK, HIDE_POST } from "../../support/questionDocuments";
import { useTestApp } from "../../support/testApp";

let laterMs = 0;
const started = Date.now();
const server = useTestApp({}, { clock: { now: () => new Date(started + laterMs) } });
const { bell } = notificationCalls(server);
const HOUR_MS = 60 * 60 * 1000;

async function buildLesson(): Promise<string> {
  const { id: batchId } = await server.buildBatch({ secretCode: null });
  return (await server.buildReference({ batchId })).id;
}

async function askAbout(referenceId: string, title: string): Promise<string> {
  const { data } = await server.as.learner.ask(ASK, { input: { referenceId, title, text: "" } });
  return data?.askLessonQuestion.id as string;
}

const answer = async (questionId: string, who = server.as.admin) =>
  who.ask(ANSWER, { input: { questionId, text: "Because." } });

const unread = async () => (await bell(server.as.admin)).unread;

test("staff's bell counts the questions that wait: each is read once anybody has answered it", async () => {
  const lesson = await buildLesson();
  const first = await askAbout(lesson, "Why a region?");
  laterMs += HOUR_MS + 1;
  const second = await askAbout(lesson, "Why a zone?");
  expect(await unread()).toBe(2);
  await answer(first);
  expect(await unread()).toBe(1);
  await answer(second, server.as.otherLearner);
  expect(await unread()).toBe(0);
});

test("a line of several questions is read once none of them waits, and a hidden one waits for nobody", async () => {
  const lesson = await buildLesson();
  const other = await askAbout(await buildLesson(), "About another lesson?");
  const ids = [await askAbout(lesson, "One?"), await askAbout(lesson, "Two?")];
  expect(await unread()).toBe(2);
  await answer(ids[0] ?? "");
  expect(await unread()).toBe(2);
  const input = { kind: "QUESTION", id: ids[1], reason: "Rude" };
  expect((await server.as.admin.ask(HIDE_POST, { input })).errors).toEqual([]);
  expect(await unread()).toBe(1);
  await answer(other);
  expect(await unread()).toBe(0);
});
