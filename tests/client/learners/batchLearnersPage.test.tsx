import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DAY_MS } from "../../../server/core/clock";
import { enter } from "../../support/fillIn";
import { ASK } from "../../support/questionDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const MARK =
  "mutation ($id: UUID!) { markLesson(input: { referenceId: $id, isDone: true }) { id batch { id } } }";

async function open(path: string) {
  return renderPage({ server, path, as: server.people.admin });
}

async function rowOf(name: string): Promise<HTMLElement> {
  const table = within(await screen.findByRole("region", { name: "All learners" }));
  return table.findByRole("row", { name: new RegExp(name) });
}

test("each learner has progress, last activity, attendance and open questions", async () => {
  const batch = await server.buildBatch();
  const lessons = [];
  for (let index = 0; index < 3; index += 1)
    lessons.push(await server.buildReference({ batchId: batch.id, title: `Lesson ${index}` }));
  const { learner, otherLearner } = server.people;
  for (const { id } of [learner, otherLearner]) await server.buildAccess(id, batch.id);
  await server.as.learner.ask(MARK, { id: lessons[0]?.id });
  await server.as.learner.ask(ASK, { input: { referenceId: lessons[1]?.id, title: "Why?", text: "" } });
  await server.dataSource.query(
    "INSERT INTO class_sessions (title, starts_at, minutes, batch_id, created_at) VALUES ('C', $2, 60, $1, now())",
    [batch.id, new Date(Date.now() - DAY_MS)],
  );
  await server.dataSource.query(
    "UPDATE batch_accesses SET granted_at = granted_at - interval '9 days' WHERE batch_id = $1",
    [batch.id],
  );

  await open(`/cms/batches/${batch.id}/learners`);
  const active = within(await rowOf(learner.email));
  expect(active.getByRole("progressbar", { name: "1 of 3 lessons" })).toHaveProperty("value", 1);
  expect(active.getByText("Active just now").title).toMatch(/IST$/);
  expect(active.getByText("0 of 1 class")).toBeTruthy();
  expect(active.getByRole("link", { name: "1 open question" }).getAttribute("href")).toBe(
    `/cms/questions?list=UNANSWERED&course=${batch.courseId}`,
  );
  const silent = within(await rowOf(otherLearner.email));
  expect(silent.getByText("Never active")).toBeTruthy();
  expect(silent.getByText("No open questions")).toBeTruthy();
  expect(silent.getByRole("button", { name: /^Revoke/ })).toBeTruthy();
  const [, first] = screen.getAllByRole("row");
  expect(first?.textContent).toContain(otherLearner.email);
});

test("the inactive are listed alone, and the export takes the same filter", async () => {
  const batch = await server.buildBatch();
  await server.buildAccess(server.people.learner.id, batch.id);
  const { user } = await open(`/cms/batches/${batch.id}/learners`);
  await rowOf(server.people.learner.email);
  await user.selectOptions(screen.getByLabelText("Activity"), "Inactive for 7 days");
  expect(await screen.findByText("No matching learners")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Export as CSV" }).getAttribute("href")).toBe(
    `/cms/batches/${batch.id}/learners.csv?inactive=7`,
  );
});

test("an open batch lists those who learn in it, whose access nobody can revoke", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  const lesson = await server.buildReference({ batchId: batch.id });
  const path = `/cms/batches/${batch.id}/learners`;
  await open(path);
  expect(await screen.findByText(/^Anyone who is signed in can learn here/)).toBeTruthy();
  cleanup();
  await server.as.learner.ask(MARK, { id: lesson.id });
  await open(path);
  const row = within(await rowOf(server.people.learner.email));
  expect(row.getByText("Open batch")).toBeTruthy();
  expect(row.queryByRole("button")).toBeNull();
});

test("a batch that is gone has no learners' page", async () => {
  await open(`/cms/batches/${crypto.randomUUID()}/learners`);
  expect(await screen.findByRole("heading", { name: "This batch no longer exists" })).toBeTruthy();
});

test("a course says where learners stopped, and at which minute", async () => {
  const { id: courseId, slug } = await server.buildCourse();
  const batch = await server.buildBatch({ courseId, name: "Evenings" });
  const { id } = await server.buildReference({ batchId: batch.id, title: "Joins" });
  const at = new Date(Date.now() - 3 * DAY_MS);
  for (const second of [425, 470])
    await server.dataSource.query(
      `INSERT INTO lesson_progress (user_id, reference_id, viewed_at, position_seconds, position_at)
       VALUES ($1, $2, $4, $3, $4)`,
      [(await server.buildUser()).id, id, second, at],
    );
  await open(`/cms/courses/${slug}`);
  const stops = within(await screen.findByRole("region", { name: "Where learners stop" }));
  expect(stops.getByText("2 of 2 learners stopped, most at 7:00–8:00")).toBeTruthy();
  expect(stops.getByRole("link", { name: "Joins" }).getAttribute("href")).toBe(`/lessons/${id}?t=420`);
  expect(stops.getByText("2 opened no other lesson since")).toBeTruthy();
});

test("staff add a learner by e-mail address; an address without an account is refused beside the field", async () => {
  const batch = await server.buildBatch({ seats: 3 });
  const { name, email } = await server.buildUser({ name: "Meera", emailVerifiedAt: new Date() });
  const { user } = await renderPage({
    server,
    path: `/cms/batches/${batch.id}/learners`,
    as: server.people.admin,
  });
  const form = within(await screen.findByRole("region", { name: "Add a learner" }));
  await enter(user, form.getByLabelText("Learner's e-mail"), "nobody@nowhere.example");
  await user.click(form.getByRole("button", { name: "Add learner" }));
  expect(await form.findByText(/^No account has this e-mail address/)).toBeTruthy();
  await user.clear(form.getByLabelText("Learner's e-mail"));
  await enter(user, form.getByLabelText("Learner's e-mail"), email);
  await user.click(form.getByRole("button", { name: "Add learner" }));
  const inside = within(await screen.findByRole("region", { name: "All learners" }));
  expect(await inside.findByText(name)).toBeTruthy();
  expect(inside.getByText(/added by staff$/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>("Learner's e-mail").value).toBe("");
});

test("an open batch needs no learners added: everyone who is signed in has access", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  await renderPage({ server, path: `/cms/batches/${batch.id}/learners`, as: server.people.admin });
  await screen.findByRole("region", { name: "All learners" });
  expect(screen.queryByRole("region", { name: "Add a learner" })).toBeNull();
});
