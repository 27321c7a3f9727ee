import { screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { enter } from "../../support/fillIn";
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

const STAFFS_WORKSHOPS: Place = {
  path: "/cms/workshops",
  query: /query CmsWorkshops\b/,
  field: "Search workshops",
  problem: "The workshops couldn’t be loaded",
  found: "Charts in a day",
};

const PLACES: [name: string, place: Place][] = [
  [
    "a learner's notes",
    {
      path: "/notes",
      query: /query OwnNotes\b/,
      field: "Search my notes",
      problem: "Your notes couldn’t be loaded",
      found: "No matching notes",
    },
  ],
  ["the staff's workshops", STAFFS_WORKSHOPS],
  [
    "the exercises",
    {
      path: "/practice",
      query: /query Practice\b/,
      field: "Search exercises",
      problem: "The exercises couldn’t be loaded",
      found: "No matching exercises",
    },
  ],
];

async function failSearch({ path, query, field, problem }: Place) {
  let isDown = false;
  const page = await renderPage({
    server,
    path,
    as: server.people.admin,
    intercept: (_path, body) => (isDown && query.test(body) ? Response.error() : null),
  });
  await screen.findByLabelText(field);
  isDown = true;
  await enter(page.user, screen.getByLabelText(field), "charts");
  expect(await screen.findByRole("heading", { name: problem })).toBeTruthy();
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockClear();
  isDown = false;
  return page;
}

test.each(PLACES)(
  "where a search of %s fails, the page stays, with what was typed, and other words are searched for at once",
  async (_, place) => {
    const { user } = await failSearch(place);
    expect(screen.getByLabelText<HTMLInputElement>(place.field).value).toBe("charts");
    await user.type(screen.getByLabelText(place.field), "{Backspace}");
    expect(await screen.findByText(place.found)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(place.problem)).toBeNull());
  },
);

test("a search that failed tries again when asked", async () => {
  const place = STAFFS_WORKSHOPS;
  const { user } = await failSearch(place);
  expect(screen.getByText(/The academy can’t be reached/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(place.found)).toBeTruthy();
  expect(screen.queryByText(place.problem)).toBeNull();
});

interface ChosenPlace {
  path: string;
  query: RegExp;
  /** One that fails and one that does not. */
  choices: [string, string];
  problem: string;
  found: RegExp;
}

const CHOSEN_PLACES: [name: string, place: ChosenPlace][] = [
  [
    "questions below the lessons",
    {
      path: "/cms/questions",
      query: /query CmsLessonQuestions\b/,
      choices: ["Reported", "Hidden"],
      problem: "The questions couldn’t be loaded",
      found: /^Texts that you hide from learners/,
    },
  ],
  [
    "e-mails",
    {
      path: "/cms/mail",
      query: /query Emails\b/,
      choices: ["Sent", "Failed"],
      problem: "The e-mails couldn’t be loaded",
      found: /^No e-mail is in this state/,
    },
  ],
  [
    "security events",
    {
      path: "/cms/security",
      query: /query SecurityEvents\b/,
      choices: ["Wrong secret code", "Invalid link"],
      problem: "The security events couldn’t be loaded",
      found: /^Choose another kind/,
    },
  ],
];

test.each(CHOSEN_PLACES)("where a list of %s fails, another can be chosen", async (_, place) => {
  const { path, query, choices, problem, found } = place;
  let isDown = false;
  const { user } = await renderPage({
    server,
    path,
    as: server.people.admin,
    intercept: (_path, body) => (isDown && query.test(body) ? Response.error() : null),
  });
  const choose = async (name: string) => {
    const option = screen.queryByRole<HTMLOptionElement>("option", { name });
    const select = option?.closest("select");
    if (select) await user.selectOptions(select, name);
    else await user.click(screen.getByRole("tab", { name }));
  };
  const [failing, other] = choices;
  await screen.findByText(other);
  isDown = true;
  await choose(failing);
  expect(await screen.findByRole("heading", { name: problem })).toBeTruthy();
  // React logs every error that a boundary catches.
  vi.mocked(console.error).mockClear();
  isDown = false;
  await choose(other);
  expect(await screen.findByText(found)).toBeTruthy();
  expect(screen.queryByText(problem)).toBeNull();
});
