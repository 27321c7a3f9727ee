import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { localCourses } from "../../../client/apollo/localCourses";
import { hasSessionEnded } from "../../../client/apollo/sessionEnd";
import { listTrouble } from "../../../client/features/catalog/local/localCourseList";
import { PASSWORD } from "../../support/builders";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const PYTHON = {
  id: "1700000000000",
  name: "Python for HR",
  description: "Letters by the dozen.",
  price: "500",
};
const EXCEL = { id: "1700000000001", name: "Excel", description: "Pivot tables.", price: "Free" };

beforeEach(() => {
  window.localStorage.clear();
  localCourses(null);
  listTrouble(null);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function store(content: unknown): void {
  window.localStorage.setItem("courses", typeof content === "string" ? content : JSON.stringify(content));
}

function stored(): { id: string; name: string }[] {
  return JSON.parse(window.localStorage.getItem("courses") ?? "null") as { id: string; name: string }[];
}

async function names(): Promise<(string | null)[]> {
  return (await screen.findAllByRole("heading", { level: 3 })).map((heading) => heading.textContent);
}

async function add({ user }: RenderedPage, values: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await enter(user, screen.getByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "Add Course" }));
}

test("a first visit starts from the academy's courses and keeps them in the browser", async () => {
  const course = await server.buildCourse({ name: "Data Science", priceRupees: 2000, position: -1 });
  await renderPage({ server, path: "/course" });
  expect(await screen.findByRole("heading", { name: "Data Science" })).toBeTruthy();
  expect(screen.getByText("₹2,000")).toBeTruthy();
  expect(stored()[0]).toEqual({
    id: course.id,
    name: "Data Science",
    description: "About it.",
    price: "2000",
  });
});

test("what is kept in the browser is shown, and the academy is not asked", async () => {
  store([PYTHON, EXCEL]);
  const intercept = vi.fn((path: string) => (path === "/courses.json" ? Response.error() : null));
  await renderPage({ server, path: "/course", intercept });
  expect(await names()).toEqual(["Python for HR", "Excel"]);
  expect(intercept).not.toHaveBeenCalledWith("/courses.json", "");
  for (const link of screen.getAllByRole("link", { name: "Go to LMS" }))
    expect(link.getAttribute("href")).toBe("/lms");
});

test("an added course is shown and kept with the time as its id; the form is ready for the next", async () => {
  store([PYTHON]);
  const page = await renderPage({ server, path: "/course" });
  await names();
  const before = Date.now();
  await add(page, { "Course Name": " <b>Tableau</b> ", Description: "Charts.", Price: "Rs 750" });
  expect(await names()).toEqual(["Python for HR", "<b>Tableau</b>"]);
  expect(stored()[1]).toMatchObject({ name: "<b>Tableau</b>", description: "Charts.", price: "Rs 750" });
  expect(Number(stored()[1]?.id)).toBeGreaterThanOrEqual(before);
  expect(screen.getByLabelText<HTMLInputElement>("Course Name").value).toBe("");
  expect(document.activeElement).toBe(screen.getByLabelText("Course Name"));
});

test("a deleted course can be brought back where it stood", async () => {
  store([PYTHON, EXCEL]);
  const page = await renderPage({ server, path: "/course" });
  await page.user.click(await screen.findByRole("button", { name: "Delete Python for HR" }));
  expect(await names()).toEqual(["Excel"]);
  expect(stored().map(({ name }) => name)).toEqual(["Excel"]);
  const undo = screen.getByRole("button", { name: "Undo" });
  expect(document.activeElement).toBe(undo);
  await page.user.click(undo);
  expect(await names()).toEqual(["Python for HR", "Excel"]);
  expect(stored()).toEqual([PYTHON, EXCEL]);
  expect(document.activeElement?.textContent).toBe("Python for HR");
});

test("an empty list says what to do", async () => {
  store([]);
  await renderPage({ server, path: "/course" });
  expect(await screen.findByRole("heading", { name: "Your list is empty" })).toBeTruthy();
});

test("what is not a course in the storage is left out, and said so", async () => {
  const hostile = [null, 7, "x", [], { ...EXCEL, name: { toString: "no" } }, PYTHON, PYTHON, { id: "9" }];
  store(hostile);
  await renderPage({ server, path: "/course" });
  expect(await names()).toEqual(["Python for HR"]);
  expect(await screen.findByRole("heading", { name: "Part of your list couldn’t be read" })).toBeTruthy();
});

test("ids and prices that another program wrote as numbers are taken", async () => {
  store([{ ...PYTHON, id: 1700000000000, price: 500 }]);
  await renderPage({ server, path: "/course" });
  expect(await names()).toEqual(["Python for HR"]);
  expect(screen.getByText("₹500")).toBeTruthy();
  expect(screen.queryByText("Part of your list couldn’t be read")).toBeNull();
});

test.each(["null", '{"courses":[]}'])("a storage that holds %s starts again", async (text) => {
  store(text);
  await renderPage({ server, path: "/course" });
  expect(await screen.findByRole("heading", { name: "Your saved list couldn’t be read" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Data Science" })).toBeTruthy();
});

test("a list can also start empty", async () => {
  const intercept = (path: string) => (path === "/courses.json" ? new Response("", { status: 500 }) : null);
  const page = await renderPage({ server, path: "/course", intercept });
  await page.user.click(await screen.findByRole("button", { name: "Start with an empty list" }));
  expect(await screen.findByRole("heading", { name: "Your list is empty" })).toBeTruthy();
  expect(stored()).toEqual([]);
});

test("a storage that is full or switched off is reported, and the page goes on without it", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("off", "SecurityError");
  });
  const page = await renderPage({ server, path: "/course" });
  expect(await screen.findByRole("heading", { name: "Your list isn’t saved" })).toBeTruthy();
  await add(page, { "Course Name": "Tableau", Description: "Charts.", Price: "750" });
  expect(await screen.findByRole("heading", { name: "Tableau" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Data Science" })).toBeTruthy();
});

test("a change in another tab is seen here, and not overwritten from here", async () => {
  store([PYTHON]);
  const page = await renderPage({ server, path: "/course" });
  await names();
  store([PYTHON, EXCEL]);
  window.dispatchEvent(new StorageEvent("storage", { key: "courses" }));
  await waitFor(async () => expect(await names()).toEqual(["Python for HR", "Excel"]));
  // Without the storage event.
  store([EXCEL]);
  await add(page, { "Course Name": "Tableau", Description: "Charts.", Price: "750" });
  expect(await names()).toEqual(["Excel", "Tableau"]);
});

test("the list outlives signing in again, which reads everything else again", async () => {
  const { email } = await server.buildUser();
  store([PYTHON]);
  const page = await renderPage({ server, path: "/course" });
  await names();
  hasSessionEnded(true);
  await enter(page.user, await screen.findByLabelText("E-mail"), email);
  await page.user.type(screen.getByLabelText("Password"), `${PASSWORD}{Enter}`);
  expect(await screen.findByText(email)).toBeTruthy();
  expect(await names()).toEqual(["Python for HR"]);
});
