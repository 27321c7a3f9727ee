import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  DOUBLE,
  NEW_EXERCISE,
  WRONG,
  exerciseCalls,
  readOwnExercise,
  sendCode,
} from "../../support/exerciseCalls";
import type { SavedExercise } from "../../support/exerciseCalls";
import { GIVE_UP, UPDATE_EXERCISE } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { renderPage } from "../../support/renderPage";
import { runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const TRIPLE = "def double(n):\n    return n * 3\n";
const RAISES = "def double(n):\n    raise KeyError\n";

async function open(path: string) {
  return renderPage({ server, path, as: server.people.admin });
}

async function change({ id, title, tests }: SavedExercise, changes: object) {
  const same = tests.map(({ expected: _known, ...one }) => one);
  const input = { ...NEW_EXERCISE, title, tests: same, id, expectedVersion: 1, ...changes };
  const { errors } = await server.as.admin.ask(UPDATE_EXERCISE, { input });
  expect(errors).toEqual([]);
}

async function recheck() {
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-rechecks'");
  return runJobs(server, "exercise-rechecks");
}

function count(name: string): string | null | undefined {
  return screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
}

test("the page says how many pass and give up, where they stop, and shows common wrong answers", async () => {
  const { id } = await buildExercise();
  const [ada, ben, cho, dev] = await Promise.all([1, 2, 3, 4].map(() => server.newCaller()));
  if (!ada || !ben || !cho || !dev) throw new Error("No callers.");
  await sendCode(ada, id, DOUBLE);
  await sendCode(ben, id, WRONG);
  await sendCode(cho, id, `${WRONG}# again\n`);
  await sendCode(dev, id, RAISES);
  await dev.ask(GIVE_UP, { id });

  await open(`/cms/exercises/${id}`);
  const panel = await screen.findByRole("region", { name: "How learners do" });
  expect(["Tried", "Passed", "Gave up", "Took a hint"].map(count)).toEqual(["4", "1 25 %", "1 25 %", "0"]);
  const stops = within(panel).getByRole("heading", { name: "Where they stop" }).parentElement;
  expect([...(stops?.querySelectorAll("li") ?? [])].map((row) => row.textContent)).toEqual([
    "Test 2: double(4321)2 learners",
    "Test 1: double(2)1 learner",
  ]);
  const answers = within(panel).getByRole("heading", { name: "Most common wrong answers" }).parentElement;
  const rows = [...(answers?.querySelectorAll("li") ?? [])];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Test 2: double\(4321\)2 learnersWrong result\./),
    expect.stringMatching(/^Test 1: double\(2\)1 learnerKeyError\./),
  ]);
  expect(rows[0]?.querySelector("pre")?.textContent).toContain("n + 2");
});

test("after a change the page counts the code that is checked again, then offers to withdraw passes", async () => {
  const exercise = await buildExercise();
  const { id, slug } = exercise;
  const [right, wrong] = [await server.newCaller(), await server.newCaller()];
  await sendCode(right, id, DOUBLE);
  await sendCode(wrong, id, WRONG);
  const { user } = await open(`/cms/exercises/${id}`);
  const solution = await screen.findByLabelText("Solution");
  await user.clear(solution);
  await user.click(solution);
  await user.paste(TRIPLE);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Learners’ code is being checked again.")).toBeTruthy();
  expect(await screen.findByText(/^The code of 2 learners is being checked again/)).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "0 of 2 checked" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
  expect(await recheck()).toEqual([]);
  await user.click(await screen.findByRole("button", { name: "Withdraw 1 pass" }, { timeout: 60_000 }));
  expect(screen.queryByRole("progressbar")).toBeNull();

  const dialog = screen.getByRole("dialog", { name: "Withdraw 1 pass?" });
  expect(dialog.textContent).toContain("1 learner has to solve this exercise again");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect((await readOwnExercise(right, slug)).viewerProgress?.passedAt).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Withdraw 1 pass" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw 1 pass" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Withdraw 1 pass" })).toBeNull());
  expect((await readOwnExercise(right, slug)).viewerProgress?.passedAt).toBeNull();
  expect(count("Passed")).toBe("0");
});

test("withdrawing after a colleague's change is refused", async () => {
  const exercise = await buildExercise();
  const learner = await server.newCaller();
  await sendCode(learner, exercise.id, DOUBLE);
  await change(exercise, { solution: TRIPLE });
  await recheck();
  const { user } = await open(`/cms/exercises/${exercise.id}`);
  await user.click(await screen.findByRole("button", { name: "Withdraw 1 pass" }));
  await server.dataSource.query("UPDATE exercises SET version = version + 1 WHERE id = $1", [exercise.id]);
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Withdraw 1 pass" }));
  expect(await screen.findByText(/^Someone changed this exercise while you had it open/)).toBeTruthy();
  expect((await readOwnExercise(learner, exercise.slug)).viewerProgress?.passedAt).not.toBeNull();
});

test("the list narrows by language, state and words", async () => {
  const word = `Word${Math.random()}`.replace(".", "");
  await buildExercise({ title: `${word} published` });
  await buildExercise({ title: `${word} draft`, isPublished: false });
  const sql = { kind: "SQL", solution: "SELECT 1 AS one", starterCode: "", tests: [{ kind: "ROWS" }] };
  await buildExercise({ title: `${word} rows`, isPublished: false, ...sql });
  const titles = () =>
    screen.queryAllByRole("link", { name: new RegExp(word) }).map((row) => row.textContent);

  const { user, address } = await open(`/cms/exercises?search=${word}`);
  await waitFor(() => expect(titles()).toHaveLength(3));
  await user.selectOptions(screen.getByLabelText("State"), "Drafts");
  await waitFor(() => expect(titles()).toEqual([`${word} draft`, `${word} rows`]));
  await user.selectOptions(screen.getByLabelText("Language"), "SQL");
  await waitFor(() => expect(titles()).toEqual([`${word} rows`]));
  expect(address()).toBe(`/cms/exercises?kind=SQL&state=draft&search=${word}`);
  await user.selectOptions(screen.getByLabelText("State"), "Published");
  expect(await screen.findByText("No matching exercises")).toBeTruthy();
});

test("an exercise that learners have worked on can’t be deleted, another can", async () => {
  const [used, unused] = [await buildExercise(), await buildExercise()];
  await sendCode(await server.newCaller(), used.id, WRONG);
  const { user, address } = await open(`/cms/exercises/${used.id}`);
  const remove = async () => {
    await user.click(await screen.findByRole("button", { name: "Delete exercise" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete exercise" }));
  };
  await remove();
  expect(await screen.findByText(/^Learners have worked on this exercise/)).toBeTruthy();
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("link", { name: "Exercises", current: false }));
  await user.click(await screen.findByRole("link", { name: unused.title }));
  await screen.findByRole("heading", { name: unused.title, level: 1 });
  await remove();
  await waitFor(() => expect(address()).toBe("/cms/exercises"));
});

test("the page shows the wrong versions of the solution that pass, each with its code", async () => {
  const { id } = await buildExercise({
    kind: "SQL",
    setup: "CREATE TABLE one (one int)",
    solution: "SELECT 7 AS one LIMIT 1",
    starterCode: "SELECT one",
    tests: [{ kind: "ROWS", visibility: "VISIBLE" }],
  });
  await open(`/cms/exercises/${id}`);
  expect(await screen.findByText(/^Checking typical wrong versions of the solution: 0 so far/)).toBeTruthy();
  cleanup();
  await runJobs(server, "exercise-mutants");
  await open(`/cms/exercises/${id}`);
  const panel = await screen.findByRole("region", { name: /^\d wrong queries pass: add data$/ });
  const shown = within(panel).getByText("without LIMIT (line 1)").closest("details");
  expect(shown?.querySelector("pre")?.textContent).toContain("SELECT 7 AS one");
});
