import { screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

beforeAll(async () => {
  await server.buildWorkshop({ name: "Charts in a day" });
});

interface Place {
  path: string;
  query: RegExp;
  field: string;
  problem: string;
  found: string;
}

const PLACES: [name: string, place: Place][] = [
  [
    "a learner's notes",
    {
      path: "/notes",
      query: /query OwnNotes\b/,
      field: "Search my notes",
      problem: "Your notes could not be loaded",
      found: "No matching notes",
    },
  ],
  [
    "the staff's workshops",
    {
      path: "/cms/workshops",
      query: /query CmsWorkshops\b/,
      field: "Search workshops",
      problem: "The workshops could not be loaded",
      found: "Charts in a day",
    },
  ],
  [
    "the exercises",
    {
      path: "/practice",
      query: /query Practice\b/,
      field: "Search exercises",
      problem: "The exercises could not be loaded",
      found: "No matching exercises",
    },
  ],
];

describe.each(PLACES)("where a search of %s fails", (_, { path, query, field, problem, found }) => {
  async function failSearch() {
    let isDown = false;
    const page = await renderPage({
      server,
      path,
      as: server.people.admin,
      intercept: (_path, body) => (isDown && query.test(body) ? Response.error() : null),
    });
    await screen.findByLabelText(field);
    isDown = true;
    await page.user.type(screen.getByLabelText(field), "charts");
    expect(await screen.findByRole("heading", { name: problem })).toBeTruthy();
    // React logs every error that a boundary catches.
    vi.mocked(console.error).mockClear();
    isDown = false;
    return page;
  }

  test("the page stays, with what was typed, and tries again when asked", async () => {
    const { user } = await failSearch();
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe("charts");
    expect(screen.getByText(/The academy cannot be reached/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(found)).toBeTruthy();
    expect(screen.queryByText(problem)).toBeNull();
  });

  test("other words are searched for at once", async () => {
    const { user } = await failSearch();
    await user.type(screen.getByLabelText(field), "{Backspace}");
    expect(await screen.findByText(found)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
  });
});
