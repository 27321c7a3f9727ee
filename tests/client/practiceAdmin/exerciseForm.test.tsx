import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Exercise } from "../../../server/features/practice/exercises/exercise.entity";
import { DOUBLE, exerciseCalls } from "../../support/exerciseCalls";
import { useFakeChecker } from "../../support/fakeChecker";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);

async function open(path: string) {
  const { user, address } = await renderPage({ server, path, as: server.people.admin });
  return { user, address };
}

async function fill(user: UserEvent, label: string | RegExp, text: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function addTest(user: UserEvent, number: number, call: string) {
  await user.click(screen.getByRole("button", { name: "Add test" }));
  const entry = await screen.findByRole("group", { name: `Test ${number}` });
  await user.click(within(entry).getByLabelText(/^Call/));
  await user.paste(call);
  return entry;
}

async function writeExercise(user: UserEvent, title: string) {
  await fill(user, "Title", title);
  await fill(user, "Topic", "Functions");
  await fill(user, "Minutes", "5");
  await fill(user, "Task", "Write `double(n)`.");
  await fill(user, /^Starter code/, DOUBLE);
  await fill(user, "Solution", DOUBLE);
}

async function find(title: string) {
  return server.dataSource.manager.findOneBy(Exercise, { title });
}

test("a refusal names the test that the solution fails, opens it, and keeps what was typed", async () => {
  const { id, tests } = await buildExercise({ title: "Refused" });
  const { user } = await open(`/cms/exercises/${id}`);
  await fill(user, "Solution", "def double(n):\n    raise ValueError\n");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("The solution fails test 1 (double(2)): ValueError: No.")).toBeTruthy();
  const entry = screen.getByRole("group", { name: "Test 1" });
  expect(entry.contains(document.activeElement)).toBe(true);
  expect(entry.closest("details")?.open).toBe(true);
  expect(await find("Refused")).toMatchObject({ solution: DOUBLE.trimEnd(), version: 1, tests });
  await user.click(screen.getByLabelText("Published"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This draft can’t be published yet")).toBeTruthy();
  expect(await find("Refused")).toMatchObject({ isPublished: false, version: 2 });
});

test("saving twice keeps a new test and its check version", async () => {
  const { id } = await buildExercise({ title: "Twice" });
  const { user } = await open(`/cms/exercises/${id}`);
  await screen.findByLabelText("Title");
  await addTest(user, 3, "double(5)");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  const first = await find("Twice");
  expect(first).toMatchObject({ version: 2, checkVersion: 2 });
  await fill(user, "Minutes", "9");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(async () => (await find("Twice"))?.version).toBe(3);
  expect(await find("Twice")).toMatchObject({ checkVersion: 2, minutes: 9, tests: first?.tests });
});

test("fields that do not fit the language or the kind of test are hidden, and not sent", async () => {
  const { user } = await open("/cms/exercises/new");
  await screen.findByLabelText("Title");
  const isShown = (label: RegExp) => screen.getByLabelText(label).closest("fieldset[disabled]") === null;
  expect(isShown(/^Tables/)).toBe(false);
  expect(screen.getByRole("button", { name: "Add file" })).toBeTruthy();
  const entry = await addTest(user, 1, "double(2)");
  await user.selectOptions(within(entry).getByLabelText("Kind of test"), "PROGRAM");
  expect(isShown(/^Call/)).toBe(false);
  expect(isShown(/^Typed in/)).toBe(true);
  await user.selectOptions(screen.getByLabelText("Language"), "SQL");
  expect(isShown(/^Tables/)).toBe(true);
  expect(isShown(/^The order of the rows counts/)).toBe(true);
  expect(screen.queryByRole("button", { name: "Add file" })).toBeNull();
  expect(within(entry).getByLabelText<HTMLSelectElement>("Kind of test").value).toBe("ROWS");
  expect(isShown(/^Typed in/)).toBe(false);
  expect(isShown(/^Set-up of this test/)).toBe(true);

  await writeExercise(user, "In SQL");
  await fill(user, /^Starter code/, "");
  await fill(user, "Solution", "SELECT 1 AS one");
  await fill(user, /^Tables/, "CREATE TABLE t (id int);");
  await user.click(screen.getByLabelText(/^The order of the rows counts/));
  await user.click(screen.getByRole("button", { name: "Add exercise" }));
  expect(await screen.findByRole("heading", { name: "In SQL", level: 1 })).toBeTruthy();
  const saved = await find("In SQL");
  expect(saved).toMatchObject({ kind: "SQL", isOrdered: true, files: [], isPublished: false });
  expect(saved?.tests).toMatchObject([{ kind: "ROWS", call: "" }]);
});

test("Try runs what is typed, says what passes and why not, and saves nothing", async () => {
  const { id } = await buildExercise({ title: "Tried" });
  const { user } = await open(`/cms/exercises/${id}`);
  await fill(user, "Solution", "def double(n):\n    return n * 3\n");
  await fill(user, /^Starter code/, "def double(n):\n    raise KeyError\n");
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText(/^The solution passes all 2 tests, and the starter/)).toBeTruthy();
  expect(screen.getAllByText("Line 2: KeyError: No.")).toHaveLength(2);
  expect(screen.getAllByText("6").length).toBeGreaterThan(0);

  await fill(user, "Solution", "def double(n):\n    raise ValueError\n");
  expect(screen.getByText(/^You have changed the form since/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText(/^The solution fails test 1/)).toBeTruthy();
  await fill(user, "Solution", DOUBLE);
  await fill(user, /^Starter code/, DOUBLE);
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText(/^The starter code passes all 2 tests, so/)).toBeTruthy();
  expect(await find("Tried")).toMatchObject({ version: 1, solution: DOUBLE.trimEnd() });
});

test("the task is previewed while it is typed", async () => {
  const { id } = await buildExercise({ title: "Previewed", prompt: "Use **bold** words." });
  const { user } = await open(`/cms/exercises/${id}`);
  await user.click(await screen.findByRole("button", { name: "Preview the task" }));
  const preview = await screen.findByRole("region", { name: "Preview of the task" });
  expect((await within(preview).findByText("bold")).tagName).toBe("STRONG");
  await fill(user, "Task", "Write `half(n)`, <b>not</b> more.");
  expect((await within(preview).findByText("half(n)")).tagName).toBe("CODE");
  expect(preview.querySelector("b")).toBeNull();
  await fill(user, "Task", "x".repeat(10_001));
  expect(await within(preview).findByText("Please use at most 10000 characters.")).toBeTruthy();
  expect(await find("Previewed")).toMatchObject({ version: 1 });
});

test("while the checker is away, the page says so, Try and publishing too, and a draft is saved", async () => {
  const { id } = await buildExercise({ title: "Away", isPublished: false });
  checker.state = "down";
  const { user } = await open(`/cms/exercises/${id}`);
  expect(await screen.findByText("The checker doesn’t answer")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try" }));
  expect(await screen.findByText(/^The checker doesn’t answer right now/)).toBeTruthy();
  await fill(user, "Solution", "def double(n):\n    return 2 * n\n");
  await user.click(screen.getByLabelText("Published"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^The checker doesn’t answer, so the expected values/)).toBeTruthy();
  expect(await find("Away")).toMatchObject({ version: 1 });
  await user.click(screen.getByLabelText("Published"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeTruthy();
  expect(await find("Away")).toMatchObject({ version: 2, isPublished: false });
});
