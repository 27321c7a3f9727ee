import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, goToPlace, test } from "../../support/browser";
import { makeWorkshop as makeAnyWorkshop } from "../../support/registering";
import { openPage, part, save } from "../../support/staffWork";

const READ_WORKSHOP = `query ($slug: String!) { workshop(slug: $slug) {
  name headline priceRupees startsAt place isPublished faq { question answer } agenda { day title topics } } }`;

/** After the demo's dates, which other stories expect first in the lists. */
const YEAR = new Date().getFullYear() + 2;

function makeWorkshop(page: Page, overrides: { isPublished?: boolean } = {}) {
  return makeAnyWorkshop(page, {
    headline: "Made by a story",
    priceRupees: 299,
    startsAt: `${YEAR}-03-01T14:30:00.000Z`,
    minutesPerDay: 90,
    days: 2,
    place: "Live on Zoom",
    agenda: [{ day: "Day 1", title: "Begin", topics: ["First"] }],
    faq: [{ question: "What do I need?", answer: "A laptop." }],
    isPublished: false,
    ...overrides,
  });
}

async function readWorkshop(page: Page, slug: string) {
  return (await callApi(page, READ_WORKSHOP, { slug })).data.workshop as Record<string, unknown>;
}

function entry(form: Locator, list: string, index: number): Locator {
  return form.getByRole("group", { name: list, exact: true }).getByRole("listitem").nth(index);
}

async function moveRun(page: Page, from: string, to: string) {
  await page.getByRole("button", { name: `Edit the run of ${from}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First session").fill(to);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

test("staff change a workshop's price, its date and an answer, and add a day", async ({ page, signIn }) => {
  await signIn("admin");
  const { id, slug } = await makeWorkshop(page);
  await page.goto(`/cms/workshops/${id}`);
  await expectAccessible(page);
  const form = part(page, "Workshop");
  await form.getByLabel("Price in rupees", { exact: true }).fill("149");
  const question = entry(form, "Questions", 0);
  await question.getByText("What do I need?").click();
  await question.getByLabel("Answer").fill("A laptop, and an hour a day.");
  await form.getByRole("button", { name: "Add day" }).click();
  const day = entry(form, "Days of the agenda", 1);
  await expect(day.getByLabel("Day", { exact: true })).toBeFocused();
  await day.getByLabel("Day", { exact: true }).fill("Day 2");
  await day.getByLabel("Title").fill("Go on");
  await day.getByLabel("Topics").fill("Joins\n\nGroups");
  await day.getByRole("button", { name: "Move Day 2 up" }).press("Enter");
  await expect(form.getByText("Day 2 is now at place 1 of 2.")).toBeAttached();
  await save(form);
  await moveRun(page, `1 Mar ${YEAR}, 8:00 pm IST`, `${YEAR}-03-08T19:30`);
  await expectAccessible(page);
  expect(await readWorkshop(page, slug)).toMatchObject({
    headline: "Made by a story",
    priceRupees: 149,
    startsAt: `${YEAR}-03-08T14:00:00.000Z`,
    faq: [{ question: "What do I need?", answer: "A laptop, and an hour a day." }],
    agenda: [
      { day: "Day 2", title: "Go on", topics: ["Joins", "Groups"] },
      { day: "Day 1", title: "Begin", topics: ["First"] },
    ],
  });
});

test("a visitor who looks next sees a new price, date and answer at once, on the page and in the list", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const { id, slug, name } = await makeWorkshop(page, { isPublished: true });
  const visitor = await newPage();
  const card = visitor.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText("A laptop.", { exact: true })).toBeAttached();
  await visitor.goto("/work");
  await expect(card).toContainText("₹299");

  await page.goto(`/cms/workshops/${id}`);
  const form = part(page, "Workshop");
  await form.getByLabel("Price in rupees", { exact: true }).fill("149");
  const question = entry(form, "Questions", 0);
  await question.getByText("What do I need?").click();
  await question.getByLabel("Answer").fill("A laptop, and an hour a day.");
  await save(form);
  await moveRun(page, `1 Mar ${YEAR}, 8:00 pm IST`, `${YEAR}-03-08T19:30`);

  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText("A laptop, and an hour a day.")).toBeAttached();
  const main = visitor.getByRole("main");
  await expect(main).toContainText("₹149");
  await expect(main).toContainText(`8 Mar ${YEAR}`);
  await expect(main).not.toContainText("₹299");
  await expect(main).not.toContainText(`1 Mar ${YEAR}`);
  await visitor.goto("/work");
  await expect(card).toContainText("₹149");
  await expect(card).toContainText(`8 Mar ${YEAR}`);
  await expect(card).not.toContainText("₹299");
});

test("two people on one workshop keep what each changed, and choose where both changed the same", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  await signIn("admin");
  const other = await newPage(academy.people.admin);
  const { id, slug } = await makeWorkshop(page);
  for (const each of [page, other]) await each.goto(`/cms/workshops/${id}`);
  const [mine, theirs] = [part(page, "Workshop"), part(other, "Workshop")];
  const theirDay = entry(theirs, "Days of the agenda", 0);
  await theirDay.getByText("Begin").click();
  await theirDay.getByLabel("Title").fill("Begin slowly");
  await theirs.getByLabel("Place").fill("Live in Hyderabad");
  await save(theirs);
  await mine.getByLabel("Headline").fill("Mine");
  await save(mine);
  await expect(mine.getByLabel("Place")).toHaveValue("Live in Hyderabad");
  expect(await readWorkshop(page, slug)).toMatchObject({
    headline: "Mine",
    place: "Live in Hyderabad",
    agenda: [{ title: "Begin slowly" }],
  });

  await theirs.getByRole("button", { name: "Add day" }).click();
  const second = entry(theirs, "Days of the agenda", 1);
  await second.getByLabel("Day", { exact: true }).fill("Day 2");
  await second.getByLabel("Title").fill("Go on");
  await theirs.getByLabel("Place").fill("Live in Pune");
  await save(theirs);
  const myDay = entry(mine, "Days of the agenda", 0);
  await myDay.getByText("Begin slowly").click();
  await myDay.getByLabel("Title").fill("Begin at once");
  await mine.getByRole("button", { name: "Save" }).click();
  const panel = mine.getByRole("alert").filter({ hasText: "changed this on" });
  const days = panel.getByRole("group", { name: "Days of the agenda" });
  await expect(days.getByRole("radio", { name: /^Theirs .*Begin slowly.*Go on/ })).toBeVisible();
  await days.getByRole("radio", { name: /^Yours .*Begin at once/ }).check();
  await save(mine);
  expect(await readWorkshop(page, slug)).toMatchObject({
    place: "Live in Pune",
    agenda: [{ title: "Begin at once" }],
  });
});

test("leaving with something typed asks first; a workshop deleted in between keeps it", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id } = await makeWorkshop(page);
  await openPage(page, `/cms/workshops/${id}`);
  const form = part(page, "Workshop");
  await form.getByLabel("Tagline").fill("Not saved yet");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await goToPlace(page, "Site");
  expect(asked).toContain("isn’t saved");
  await expect(form.getByLabel("Tagline")).toHaveValue("Not saved yet");
  await callApi(page, "mutation ($input: VersionedInput!) { deleteWorkshop(input: $input) { id } }", {
    input: { id, expectedVersion: 1 },
  });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("This workshop wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(form.getByLabel("Tagline")).toHaveValue("Not saved yet");
});

test("Back, Forward and Logout ask first too, and a no leaves everything as it was", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { name } = await makeWorkshop(page);
  await page.goto("/cms/activity");
  await goToPlace(page, "Workshops");
  // The page before has a search too.
  await expect(page.getByRole("heading", { name: "Workshops", level: 1 })).toBeVisible();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("region", { name: "All workshops" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name }).click();
  const heading = page.getByRole("heading", { name, level: 1 });
  await page
    .getByRole("navigation", { name: "Where you are" })
    .getByRole("link", { name: "Workshops" })
    .click();
  await page.goBack();
  await expect(heading).toBeVisible();
  const address = page.url();
  const form = part(page, "Workshop");
  await form.getByLabel("Tagline").fill("Not saved yet");

  let answer: "accept" | "dismiss" = "dismiss";
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog[answer]();
  });
  const leave = {
    back: () => page.evaluate(() => window.history.back()),
    forward: () => page.evaluate(() => window.history.forward()),
    twoBack: () => page.evaluate(() => window.history.go(-2)),
    logout: () => page.getByRole("button", { name: "Logout" }).click(),
  };
  for (const [index, deed] of Object.values(leave).entries()) {
    await deed();
    await expect.poll(() => asked.length).toBe(index + 1);
    await expect(page).toHaveURL(address);
    await expect(heading).toBeVisible();
    await expect(form.getByLabel("Tagline")).toHaveValue("Not saved yet");
  }
  expect((await callApi(page, "{ viewer { email } }", {})).data.viewer).not.toBeNull();

  answer = "accept";
  await leave.back();
  await expect(page.getByRole("heading", { name: "Workshops", level: 1 })).toBeVisible();
  await page.goForward();
  await expect(form.getByLabel("Tagline")).toHaveValue("");
  await form.getByLabel("Tagline").fill("Not saved either");
  await leave.logout();
  await expect(page).toHaveURL("/cmslogin");
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(6);
});

test("a workshop is added as a draft, found by its name, and deleted", async ({ page, signIn }) => {
  await signIn("admin");
  const name = `Workshop ${randomInt(2 ** 40)}`;
  await page.goto("/cms/workshops");
  await page.getByRole("link", { name: "Add workshop" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Add workshop" }).click();
  await expect(page.getByText("Please enter the headline.")).toBeVisible();
  await expect(page.getByLabel("Headline")).toBeFocused();
  await page.getByLabel("Headline").fill("New");
  await page.getByLabel("Price in rupees", { exact: true }).fill("99");
  await page.getByLabel("First session").fill(`${YEAR}-05-03T20:00`);
  await page.getByLabel("Days", { exact: true }).fill("3");
  await page.getByLabel("Minutes a day").fill("60");
  await page.getByLabel("Place").fill("Live on Zoom");
  await page.getByRole("button", { name: "Add workshop" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Where you are" }).getByRole("link").click();
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByRole("region", { name: "All workshops" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Delete workshop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete workshop" }).click();
  await expect(page).toHaveURL("/cms/workshops");
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});
