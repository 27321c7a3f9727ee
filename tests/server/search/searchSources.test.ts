import { expect, test } from "vitest";
import { DELETE_REFERENCE } from "../../support/documents";
import { PUBLIC_PAGES } from "../../support/publicPages";
import { ANSWER, ASK, HIDE_POST } from "../../support/questionDocuments";
import { search, titles } from "../../support/searchCalls";
import * as site from "../../support/siteDocuments";
import type { Caller } from "../../support/testApp";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function change<Row>(document: string, input: object): Promise<Row> {
  const { data, errors } = await server.as.admin.ask(document, { input });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Row;
}

async function savePolicies(changes: object, isPublished = true): Promise<void> {
  const { data } = await server.as.admin.ask("{ cmsPolicies { version } }");
  const { version } = data?.cmsPolicies as { version: number };
  const input = { ...site.POLICIES_INPUT, ...changes, isPublished, expectedVersion: version };
  await change(site.UPDATE_POLICIES, input);
}

test.each([
  ["certificate", "certificates/verify", "Check a certificate"],
  ["verify certifcate", "certificates/verify", "Check a certificate"],
  ["help", "contact", "Contact Us"],
  ["our story", "about", "About"],
  ["fees", "offer", "Courses and prices"],
  ["log in", "signin", "Sign in"],
  ["password reset", "forgot", "Forgot your password?"],
])("%s finds the page %s for everybody", async (text, slug, title) => {
  for (const caller of [server.as.visitor, server.as.learner])
    expect(await search(caller, text)).toContainEqual(
      expect.objectContaining({ kind: "PAGE", slug, title, lessonId: null }),
    );
});

test("pages of one's own are for the signed-in", async () => {
  expect(await titles(server.as.visitor, "my certificates")).toEqual([]);
  expect(await titles(server.as.learner, "my certificates")).toEqual(["My certificates"]);
});

test("found pages exist, with the title that they show", async () => {
  const rows = await server.dataSource.query<{ path: string; title: string }[]>(
    "SELECT '/' || slug AS path, title FROM search_pages WHERE shown <> 'OWN' AND slug <> ''",
  );
  for (const { path, title } of rows) {
    const page = PUBLIC_PAGES.find((shown) => shown.path === path);
    expect(page?.title, path).toBe(`${title} · Sopaan`);
  }
});

test("a policy is found by its title and its words, once it is published", async () => {
  expect(await titles(server.as.visitor, "refund")).toEqual([]);
  await savePolicies({ refundsText: "Within *nine* working days.", privacyText: "" });
  expect(await titles(server.as.visitor, "refund")).toEqual(["Cancellation and refunds"]);
  expect(await titles(server.as.visitor, "working days")).toEqual(["Cancellation and refunds"]);
  expect(await titles(server.as.visitor, "privacy")).toEqual([]);
  await savePolicies({ refundsText: "By snail mail." }, false);
  expect(await titles(server.as.visitor, "snail")).toEqual([]);
  await savePolicies({ refundsText: "" });
  expect(await titles(server.as.visitor, "refund")).toEqual([]);
});

test("the page about the academy is found by every text of it, lists too", async () => {
  const { data } = await server.as.admin.ask("{ aboutContent { version } }");
  const { version } = data?.aboutContent as { version: number };
  const values = [{ title: "Patience", text: "We wait for the monsoon." }];
  await change(site.UPDATE_ABOUT, {
    ...site.ABOUT_INPUT,
    values,
    isPublished: true,
    expectedVersion: version,
  });
  expect(await titles(server.as.visitor, "monsoon")).toEqual(["About"]);
});

test("teachers and the portal's questions are found, drafts are not", async () => {
  const teacher = { ...site.LEAST.Teacher, name: "Vasundhara Rao" };
  await change(site.createOne("Teacher"), teacher);
  await change(site.createOne("Teacher"), { ...teacher, name: "Vasundhara Draft", isPublished: false });
  expect(await search(server.as.visitor, "vasundara")).toMatchObject([
    { kind: "TEACHER", title: "Vasundhara Rao", slug: null },
  ]);
  const question = { question: "May I pause?", answer: "Up to one fortnight." };
  const { id } = await change<{ id: string }>(site.createOne("Question"), question);
  expect(await search(server.as.visitor, "fortnight")).toMatchObject([
    { kind: "FAQ", title: "May I pause?", slug: null },
  ]);
  await change(site.deleteOne("Question"), { id, expectedVersion: 1 });
  expect(await titles(server.as.visitor, "fortnight")).toEqual([]);
});

test("a workshop is found by its questions and its agenda, but not by the names of their fields", async () => {
  await server.buildWorkshop({
    name: "Dyeing live",
    faq: [{ question: "Do I need a loom?", answer: "Bring an apron." }],
    agenda: [{ day: "Day 1", title: "Madder", topics: ["Mordants"] }],
  });
  for (const text of ["loom", "apron", "madder", "mordant"])
    expect(await titles(server.as.visitor, text), text).toEqual(["Dyeing live"]);
  expect(await titles(server.as.visitor, "topics dyeing")).toEqual([]);
  await server.dataSource.query("UPDATE workshops SET faq = '[]' WHERE name = 'Dyeing live'");
  expect(await titles(server.as.visitor, "apron")).toEqual([]);
});

test("answered questions are found by people who may open the lesson, and by nobody else", async () => {
  const batch = await server.buildBatch();
  const lesson = await server.buildReference({ batchId: batch.id, title: "Loops" });
  await server.buildAccess(server.people.learner.id, batch.id);
  const post = async (caller: Caller, document: string, input: object) => {
    const { data, errors } = await caller.ask(document, { input });
    expect(errors).toEqual([]);
    return Object.values(data ?? {})[0] as { id: string };
  };
  const ask = async (title: string) =>
    post(server.as.learner, ASK, { referenceId: lesson.id, title, text: "Where is zanzibar?" });
  const { id: questionId } = await ask("Whyy a zanzibar");
  await ask("Zanzibar without an answer");
  expect(await titles(server.as.learner, "zanzibar")).toEqual([]);
  await post(server.as.admin, ANSWER, { questionId, text: "In the east." });

  const found = { kind: "QUESTION", title: "Whyy a zanzibar", lessonId: lesson.id, slug: null };
  for (const caller of [server.as.learner, server.as.admin])
    expect(await search(caller, "zanzibar")).toMatchObject([found]);
  for (const caller of [server.as.otherLearner, server.as.visitor])
    expect(await search(caller, "zanzibar")).toEqual([]);

  const hidden = { kind: "QUESTION", id: questionId, reason: "Rude" };
  await post(server.as.admin, HIDE_POST, hidden);
  for (const caller of [server.as.learner, server.as.otherLearner])
    expect(await search(caller, "zanzibar")).toEqual([]);
});

test("answered questions go with their lesson and the person's access, and correct nobody's spelling", async () => {
  const course = await server.buildCourse();
  const batch = await server.buildBatch({ courseId: course.id, secretCode: null });
  const lesson = await server.buildReference({ batchId: batch.id, title: "Loops" });
  const input = { referenceId: lesson.id, title: "Quokkka", text: "" };
  const { data } = await server.as.learner.ask(ASK, { input });
  const { id: questionId } = data?.askLessonQuestion as { id: string };
  await server.as.admin.ask(ANSWER, { input: { questionId, text: "Yes." } });
  await server.buildCourse({ name: "Quokka care" });
  expect(await titles(server.as.otherLearner, "quokkka")).toEqual(["Quokkka", "Quokka care"]);
  expect(await titles(server.as.visitor, "quokkka")).toEqual(["Quokka care"]);
  await change(DELETE_REFERENCE, { id: lesson.id, expectedVersion: 1 });
  expect(await titles(server.as.otherLearner, "quokkka")).toEqual(["Quokka care"]);
});
