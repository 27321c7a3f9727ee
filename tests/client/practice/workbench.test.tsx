import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { User } from "../../../server/features/auth/user.entity";
import { DOUBLE, exerciseCalls, readOwnExercise } from "../../support/exerciseCalls";
import { SAVE_DRAFT } from "../../support/exerciseDocuments";
import { useFakeChecker } from "../../support/fakeChecker";
import { renderPage, withoutLabs } from "../../support/renderPage";
import { returnJobs, runJobs } from "../../support/runJobs";
import { Caller, useTestApp } from "../../support/testApp";

const server = useTestApp();
const checker = useFakeChecker(server);
const { buildExercise } = exerciseCalls(server);
const STARTER = "def double(n):\n    return n";
const SLOW = { timeout: 15_000 };

beforeEach(() => localStorage.clear());
beforeEach(() => sessionStorage.clear());

async function openExercise(slug: string, as?: User) {
  const path = `/practice/${slug}`;
  const page = await renderPage({ server, path, intercept: withoutLabs, ...(as && { as }) });
  await screen.findByRole("textbox", { name: "Your code" });
  return page;
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your code" });
const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
const check = async () => fireEvent.click(await screen.findByRole("button", { name: "Check my code" }));

async function callerOf(user: User): Promise<Caller> {
  const caller = new Caller(() => server.origin);
  await caller.signIn(user.email);
  return caller;
}

describe("the check", () => {
  test("opens the first visible test that failed, with its call, what was expected and what came", async () => {
    const { slug } = await buildExercise();
    await openExercise(slug, await server.buildUser());
    type("def double(n):\n    return n + 1\n");
    await check();
    await screen.findByText("Not solved yet: 0 of 2 tests passed.");
    await screen.findByText("Called");
    const [first, ...others] = document.querySelectorAll("li details");
    expect(first).toHaveProperty("open", true);
    expect(others).toEqual([]);
    const facts = [...(first?.querySelectorAll("dt, dd") ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual(["Called", "double(2)", "Expected", "4", "Your result", "3"]);
  });

  test("explains an error above Python's own words, and leads to its line", async () => {
    const { slug } = await buildExercise();
    await openExercise(slug, await server.buildUser());
    type("def double(n):\n    raise ZeroDivisionError\n");
    await check();
    expect(await screen.findByText(/^The number to divide by is 0 here/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Line 2" }));
    expect(document.activeElement).toBe(field());
    expect(field().selectionStart).toBe("def double(n):\n    raise ZeroDivisionError".length);
  });

  test("waits while the checker is down, and its verdict arrives by itself", async () => {
    const { slug } = await buildExercise();
    await openExercise(slug, await server.buildUser());
    checker.state = "down";
    type(`${DOUBLE}# down\n`);
    await check();
    expect(await screen.findByText("Your code is being checked…", {}, SLOW)).toBeTruthy();
    checker.state = "up";
    await returnJobs(server, "exercise-checks");
    await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE name = 'exercise-checks'");
    await runJobs(server, "exercise-checks");
    expect(await screen.findByText("Solved: all tests passed.", {}, SLOW)).toBeTruthy();
  });
});

describe("hints and the solution", () => {
  test("come one by one, and the solution after a question", async () => {
    const { slug } = await buildExercise();
    const as = await server.buildUser();
    const { user } = await openExercise(slug, as);
    await user.click(await screen.findByRole("button", { name: "Show a hint" }));
    expect(await screen.findByText("Which sign multiplies?")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next hint (1 left)" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /hint/i })).toBeNull());
    await user.click(screen.getByRole("button", { name: "Show the solution" }));
    expect(screen.queryByText("One solution")).toBeNull();
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Show it" }));
    expect(await screen.findByText("One solution")).toBeTruthy();
    const { viewerProgress } = await readOwnExercise(await callerOf(as), slug);
    expect(viewerProgress).toMatchObject({ gaveUpAt: expect.any(String), hintsShown: 2, passedAt: null });
  });
});

describe("a draft", () => {
  test("that is older than another device's is kept, and comes back at a click", async () => {
    const { id, slug } = await buildExercise();
    const as = await server.buildUser();
    await openExercise(slug, as);
    const caller = await callerOf(as);
    await caller.ask(SAVE_DRAFT, {
      input: { exerciseId: id, code: "other = 1", writtenAt: new Date().toISOString(), basedOn: null },
    });
    type("mine = 2");
    fireEvent.click(await screen.findByRole("button", { name: "Use it" }, SLOW));
    expect(field().value).toBe("other = 1");
  });

  test("comes back after a reset", async () => {
    const { slug } = await buildExercise();
    await openExercise(slug);
    expect(screen.queryByRole("button", { name: "Reset" })).toBeNull();
    type("mine = 2");
    fireEvent.click(await screen.findByRole("button", { name: "Reset" }));
    expect(field().value).toBe(STARTER);
    fireEvent.click(await screen.findByRole("button", { name: "Undo reset" }));
    expect(field().value).toBe("mine = 2");
  });
});

describe("the code field", () => {
  test("continues the indent at Enter, runs at Ctrl+Enter, and is left by Esc", async () => {
    const { slug } = await buildExercise();
    const { user } = await openExercise(slug);
    await user.clear(field());
    await user.type(field(), "for i in range(3):{Enter}print(i)");
    expect(field().value).toBe("for i in range(3):\n    print(i)");
    await user.keyboard("{Escape}");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Run" }));
    await user.type(field(), "{Control>}{Enter}{/Control}");
    const problem = await screen.findByRole("alert");
    expect(problem.textContent).toMatch(/couldn’t be downloaded.*Sign in, and the academy's server runs it/);
  });
});
