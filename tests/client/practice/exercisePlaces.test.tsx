import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CREATE_REFERENCE } from "../../support/documents";
import { DOUBLE, WRONG, exerciseCalls, sendCode } from "../../support/exerciseCalls";
import { useFakeChecker } from "../../support/fakeChecker";
import { enter } from "../../support/fillIn";
import { renderPage, withoutLabs } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

/** A lesson that is a closed exercise, and a learner of its batch. */
async function buildLesson() {
  const exercise = await buildExercise({ isOpen: false, prompt: "Write `double(n)` for the shop." });
  const batch = await server.buildBatch();
  const input = { batchId: batch.id, title: "Practice", kind: "EXERCISE", exerciseId: exercise.id };
  const { data } = await server.as.admin.ask(CREATE_REFERENCE, { input });
  const as = await server.buildUser();
  await server.buildAccess(as.id, batch.id);
  return { id: data?.createReference.id as string, exercise, as, caller: await server.newCaller(as) };
}

test("a lesson whose exercise was taken back says so", async () => {
  const { id, exercise, as } = await buildLesson();
  await server.dataSource.query("UPDATE exercises SET is_published = false WHERE id = $1", [exercise.id]);
  await renderPage({ server, path: `/lessons/${id}`, as });
  expect(await screen.findByRole("heading", { name: "This exercise is being edited" })).toBeTruthy();
});

test("learners keep the portal's tabs while they practise; visitors have none", async () => {
  const { slug } = await buildExercise();
  const as = await server.buildUser();
  for (const path of ["/practice", `/practice/${slug}`]) {
    await renderPage({ server, path, as, intercept: withoutLabs });
    await screen.findByRole("heading", { level: 1 });
    const tabs = within(await screen.findByRole("navigation", { name: "Learning" }));
    expect(tabs.getByRole("link", { name: "Practice" }).getAttribute("aria-current")).toBe("page");
    cleanup();
    await renderPage({ server, path, intercept: withoutLabs });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("navigation", { name: "Learning" })).toBeNull();
    cleanup();
  }
});

test("the portal's home has a failed exercise again on the next day, and only for its learner", async () => {
  const { exercise, as, caller } = await buildLesson();
  await sendCode(caller, exercise.id, WRONG);
  await renderPage({ server, path: "/dash", as });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Practise again today" })).toBeNull();
  cleanup();

  await server.dataSource.query("UPDATE exercise_progress SET due_at = now() WHERE user_id = $1", [as.id]);
  await renderPage({ server, path: "/dash", as });
  const deck = within(await screen.findByRole("region", { name: "Practise again today" }));
  const link = deck.getByRole("link", { name: new RegExp(exercise.title) });
  expect(link.getAttribute("href")).toBe(`/practice/${exercise.slug}`);
  expect(deck.getByText(/first review/)).toBeTruthy();
  cleanup();

  await renderPage({ server, path: "/dash", as: server.people.otherLearner });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Practise again today" })).toBeNull();
});

test("the portal's home no longer asks for an exercise that its learner has just passed", async () => {
  const { exercise, as, caller } = await buildLesson();
  await sendCode(caller, exercise.id, WRONG);
  await server.dataSource.query("UPDATE exercise_progress SET due_at = now() WHERE user_id = $1", [as.id]);
  const { user, goBack } = await renderPage({ server, path: "/dash", as, intercept: withoutLabs });
  const deck = within(await screen.findByRole("region", { name: "Practise again today" }));
  await user.click(deck.getByRole("link", { name: new RegExp(exercise.title) }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Your code" }), { target: { value: DOUBLE } });
  await user.click(await screen.findByRole("button", { name: "Check my code" }));
  await screen.findByText("Solved: all tests passed.");
  await goBack();
  await screen.findByRole("heading", { name: "Learning Management System" });
  await waitFor(() => expect(screen.queryByRole("region", { name: "Practise again today" })).toBeNull());
});

test("a question below an exercise takes the learner's code along, unless they say no", async () => {
  const { id, as } = await buildLesson();
  const { user } = await renderPage({ server, path: `/lessons/${id}`, as });
  await screen.findByText(/for the shop/);
  for (const isAttached of [true, false]) {
    const title = isAttached ? "Why does it fail?" : "Is there a shorter way?";
    await user.click(await screen.findByRole("button", { name: "Ask a question" }));
    await enter(user, screen.getByLabelText("Your question"), title);
    if (!isAttached) await user.click(screen.getByLabelText("Attach my code"));
    await user.click(screen.getByRole("button", { name: "Post question" }));
    await screen.findByRole("button", { name: new RegExp(title.slice(0, 9)) });
  }
  const rows = await server.dataSource.query("SELECT code FROM lesson_questions ORDER BY created_at");
  expect(rows).toEqual([{ code: "def double(n):\n    return n" }, { code: null }]);
  await user.click(screen.getByRole("button", { name: /^Why does/ }));
  expect((await screen.findByRole("group", { name: "The learner’s code" })).textContent).toContain(
    "return n",
  );
});
