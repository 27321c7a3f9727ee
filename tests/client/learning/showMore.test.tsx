import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const PAGE = 25;

/** Sequential, so that the order of creation is known. */
async function times<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}

async function pressShowMore({ user }: RenderedPage, nowShown: () => string[], expected: number) {
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(nowShown()).toHaveLength(expected));
}

/** Not by role: a poll over hundreds of rows would take the time that the server in this process needs. */
function rowsOf(title: string, pattern: RegExp, rows: "li" | "td" = "li"): string[] {
  const region = screen.getByText(title, { selector: "section h2" }).closest("section");
  return [...(region?.querySelectorAll(rows) ?? [])].map(
    ({ textContent }) => pattern.exec(textContent)?.[0] ?? "",
  );
}

function nameCourses(topic: string) {
  return (index: number) => server.buildCourse({ name: `${topic} ${String(index).padStart(3, "0")}` });
}

test("the courses come page by page, none twice and none left out, with one added in between", async () => {
  const names = (await times(2 * PAGE + 3, nameCourses("Paged"))).map(({ name }) => name);
  const page = await renderPage({ server, path: "/cms/courses", as: server.people.admin });
  await screen.findByRole("link", { name: names[0] });
  const shown = () => rowsOf("All courses", /Paged \d{3}/);
  expect(shown()).toEqual(names.slice(0, PAGE));

  const { position } = await server.buildCourse({ name: "Paged 900" });
  await pressShowMore(page, shown, 2 * PAGE);
  expect(shown()).toEqual(names.slice(0, 2 * PAGE));
  // An insert among the shown rows: the next page neither repeats nor skips one (cursor pagination).
  await server.buildCourse({ name: "Paged 901", position: position - 2 * PAGE });
  await pressShowMore(page, shown, 2 * PAGE + 4);
  expect(shown()).toEqual([...names, "Paged 900"]);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a search has pages of its own", async () => {
  const found = (await times(PAGE + 2, nameCourses("Sought"))).map(({ name }) => name);
  await times(3, nameCourses("Other"));
  const page = await renderPage({ server, path: "/cms/courses", as: server.people.admin });
  await enter(page.user, await screen.findByRole("searchbox"), "sought");
  const shown = () => rowsOf("All courses", /\w+ \d{3}/);
  await waitFor(() => expect(shown()).toEqual(found.slice(0, PAGE)));
  await pressShowMore(page, shown, PAGE + 2);
  expect(shown()).toEqual(found);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a next page that cannot be had is said so, can be asked for again, and costs nothing typed", async () => {
  await times(PAGE + 2, nameCourses("Broken"));
  let isBroken = false;
  const page = await renderPage({
    server,
    path: "/cms/courses",
    as: server.people.admin,
    intercept: (_path, body) =>
      isBroken && body.includes("CmsCourses") ? new Response("", { status: 503 }) : null,
  });
  await enter(page.user, await screen.findByRole("searchbox"), "broken");
  const shown = () => rowsOf("All courses", /\w+ \d{3}/);
  await waitFor(() => expect(shown()[0]).toBe("Broken 000"));
  await enter(page.user, screen.getByLabelText("Course Name"), "Typed before");
  isBroken = true;
  await page.user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText(/The academy is very busy right now/)).toBeTruthy();
  expect(shown()).toHaveLength(PAGE);
  isBroken = false;
  await pressShowMore(page, shown, PAGE + 2);
  expect(screen.getByLabelText<HTMLInputElement>("Course Name").value).toBe("Typed before");
});

test("every course can be chosen for a new reference, however many there are", async () => {
  await times(120, nameCourses("Choice"));
  await renderPage({ server, path: "/cms", as: server.people.admin });
  const choices = () =>
    within(screen.getByLabelText("Select Course"))
      .getAllByRole("option", { name: /^Choice/ })
      .map((option) => option.textContent);
  await waitFor(() => expect(choices()).toHaveLength(120));
  expect(new Set(choices()).size).toBe(120);
});
