import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, goToPlace, test } from "../../support/browser";
import { part, pickUp } from "../../support/staffWork";

const CREATE_WORKSHOP =
  "mutation ($input: CreateWorkshopInput!) { createWorkshop(input: $input) { id slug } }";
const READ_WORKSHOP = `query ($slug: String!) { workshop(slug: $slug) {
  name headline priceRupees startsAt place isPublished faq { question answer } agenda { day title topics } } }`;
const CREATE_PARTNER = "mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { id } }";
const DELETE_PARTNER = "mutation ($input: VersionedInput!) { deletePartner(input: $input) { id } }";

/** One of its own for each story; a draft unless told. */
async function makeWorkshop(page: Page, overrides: { isPublished?: boolean } = {}) {
  const input = {
    name: `Workshop ${randomInt(2 ** 40)}`,
    headline: "Made by a story",
    layout: "AGENDA",
    priceRupees: 299,
    startsAt: "2027-03-01T14:30:00.000Z",
    minutesPerDay: 90,
    days: 2,
    place: "Live on Zoom",
    agenda: [{ day: "Day 1", title: "Begin", topics: ["First"] }],
    faq: [{ question: "What do I need?", answer: "A laptop." }],
    ...overrides,
  };
  const { data } = await callApi(page, CREATE_WORKSHOP, { input });
  return { ...(data.createWorkshop as { id: string; slug: string }), name: input.name };
}

async function readWorkshop(page: Page, slug: string) {
  return (await callApi(page, READ_WORKSHOP, { slug })).data.workshop as Record<string, unknown>;
}

async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
}

function entry(form: Locator, list: string, index: number): Locator {
  return form.getByRole("group", { name: list, exact: true }).getByRole("listitem").nth(index);
}

test("staff change a workshop's price, its date and an answer, and add a day", async ({ page, signIn }) => {
  await signIn("admin");
  const { id, slug } = await makeWorkshop(page);
  await page.goto(`/cms/workshops/${id}`);
  await expectAccessible(page);
  const form = part(page, "Workshop");
  await expect(form.getByLabel("First sitting")).toHaveValue("2027-03-01T20:00");
  await form.getByLabel("Price in rupees", { exact: true }).fill("149");
  await form.getByLabel("First sitting").fill("2027-03-08T19:30");
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
  await expectAccessible(page);
  expect(await readWorkshop(page, slug)).toMatchObject({
    headline: "Made by a story",
    priceRupees: 149,
    startsAt: "2027-03-08T14:00:00.000Z",
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
  const card = visitor.getByRole("listitem").filter({ hasText: name });
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText("A laptop.", { exact: true })).toBeAttached();
  await visitor.goto("/work");
  await expect(card).toContainText("₹299");

  await page.goto(`/cms/workshops/${id}`);
  const form = part(page, "Workshop");
  await form.getByLabel("Price in rupees", { exact: true }).fill("149");
  await form.getByLabel("First sitting").fill("2027-03-08T19:30");
  const question = entry(form, "Questions", 0);
  await question.getByText("What do I need?").click();
  await question.getByLabel("Answer").fill("A laptop, and an hour a day.");
  await save(form);

  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText("A laptop, and an hour a day.")).toBeAttached();
  const main = visitor.getByRole("main");
  await expect(main).toContainText("₹149");
  await expect(main).toContainText("8 Mar 2027");
  await expect(main).not.toContainText("₹299");
  await expect(main).not.toContainText("1 Mar 2027");
  await visitor.goto("/work");
  await expect(card).toContainText("₹149");
  await expect(card).toContainText("8 Mar 2027");
  await expect(card).not.toContainText("₹299");
});

test("two people on one workshop see what differs, entry by entry, and choose", async ({
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
  await theirs.getByLabel("First sitting").fill("2027-04-05T20:00");
  await save(theirs);
  await mine.getByLabel("Headline").fill("Mine");
  await mine.getByRole("button", { name: "Save" }).click();
  const panel = mine.getByRole("alert").filter({ hasText: "changed this on" });
  await expect(panel.getByRole("term")).toHaveText([
    "Headline",
    "First sitting",
    "Days of the agenda, day 1: Title",
  ]);
  await expect(panel.getByRole("definition").nth(2)).toHaveText("Theirs5 Apr 2027, 8:00 pm IST");
  await mine.getByRole("button", { name: "Take theirs" }).click();
  await expect(mine.getByLabel("First sitting")).toHaveValue("2027-04-05T20:00");
  await mine.getByLabel("Headline").fill("Mine, after all");
  await save(mine);
  expect(await readWorkshop(page, slug)).toMatchObject({
    headline: "Mine, after all",
    startsAt: "2027-04-05T14:30:00.000Z",
    agenda: [{ title: "Begin slowly" }],
  });
});

test("leaving with something typed asks first; a workshop deleted meanwhile keeps it", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id } = await makeWorkshop(page);
  await page.goto(`/cms/workshops/${id}`);
  const form = part(page, "Workshop");
  await form.getByLabel("Tagline").fill("Not saved yet");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await goToPlace(page, "Site");
  expect(asked).toContain("is not saved");
  await expect(form.getByLabel("Tagline")).toHaveValue("Not saved yet");
  await callApi(page, "mutation ($input: VersionedInput!) { deleteWorkshop(input: $input) { id } }", {
    input: { id, expectedVersion: 1 },
  });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("This workshop does not exist (any more).")).toBeVisible();
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
  await page.getByRole("searchbox").fill(name);
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
  await page.getByLabel("First sitting").fill("2027-05-03T20:00");
  await page.getByLabel("Days", { exact: true }).fill("3");
  await page.getByLabel("Minutes a day").fill("60");
  await page.getByLabel("Place").fill("Live on Zoom");
  await page.getByRole("button", { name: "Add workshop" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "Where you are" }).getByRole("link").click();
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Delete workshop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete workshop" }).click();
  await expect(page).toHaveURL("/cms/workshops");
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("an article is written as a draft that visitors do not see, then published", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const visitor = await newPage();
  const title = `Article ${randomInt(2 ** 40)}`;
  await page.goto("/cms/blog/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("What it is about").fill("A story.");
  await page.getByRole("textbox", { name: "Article" }).fill("## Begin\n\nIt begins.");
  await page.getByLabel("Author").fill("Asha (sample)");
  await page.getByRole("button", { name: "Add article" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("link", { name: "Preview the saved draft" })).toHaveAttribute(
    "href",
    `/blog/${slug}`,
  );
  await expectAccessible(page);
  const read = "query ($slug: String!) { blogPost(slug: $slug) { publishedAt bodyHtml } }";
  expect((await callApi(visitor, read, { slug })).data.blogPost).toBeNull();

  await page.getByLabel("Published on").fill("2020-01-01T09:00");
  await page.getByLabel("Published", { exact: true }).check();
  await save(part(page, "Article"));
  await expect(page.getByRole("link", { name: "View on the site" })).toBeVisible();
  expect((await callApi(visitor, read, { slug })).data.blogPost).toMatchObject({
    publishedAt: "2020-01-01T03:30:00.000Z",
    bodyHtml: expect.stringContaining("<h2"),
  });
});

test.describe("what there is only one of", () => {
  test("partners are put in order by keyboard, and taken off the site", async ({ page, signIn }) => {
    await signIn("admin");
    const [first, second] = [`Partner ${randomInt(2 ** 40)}`, `Partner ${randomInt(2 ** 40)}`];
    for (const name of [first, second]) await callApi(page, CREATE_PARTNER, { input: { name } });
    await page.goto("/cms/site/partners");
    await expectAccessible(page);
    const seen = async () => {
      const { data } = await callApi(page, "{ partners { name } }", {});
      const names = (data.partners as { name: string }[]).map(({ name }) => name);
      return names.filter((name) => [first, second].includes(name));
    };
    expect(await seen()).toEqual([first, second]);
    const told = await pickUp(page, second);
    const from = (await told.textContent()) ?? "";
    await page.keyboard.press("ArrowUp");
    await expect(told).not.toHaveText(from);
    await page.keyboard.press("Space");
    await expect.poll(seen).toEqual([second, first]);
    await page.getByRole("button", { name: `Take ${first} off the site` }).click();
    await expect(page.getByText(`${first} is a draft now.`)).toBeVisible();
    expect(await seen()).toEqual([second]);

    const { data } = await callApi(page, "{ cmsPartners { id name version } }", {});
    for (const { id, name, version } of data.cmsPartners as { id: string; name: string; version: number }[]) {
      if ([first, second].includes(name))
        await callApi(page, DELETE_PARTNER, { input: { id, expectedVersion: version } });
    }
  });

  test("the home page's headline is changed for the next visitor, and back again", async ({
    page,
    signIn,
  }) => {
    await signIn("admin");
    await page.goto("/cms/site/home");
    await expectAccessible(page);
    const form = part(page, "Texts");
    const before = await form.getByLabel("Headline").inputValue();
    const read = "{ homeContent { heroHeadline tips { title } } }";
    const { data } = await callApi(page, read, {});
    for (const headline of ["A headline by a story", before]) {
      await form.getByLabel("Headline").fill(headline);
      const saved = page.waitForResponse((response) => response.url().endsWith("/graphql"));
      await form.getByRole("button", { name: "Save" }).click();
      await saved;
      await expect(form.getByText("Saved")).toBeVisible();
      const now = (await callApi(page, read, {})).data;
      expect(now.homeContent).toEqual({ ...(data.homeContent as object), heroHeadline: headline });
    }
  });
});

test("a season of the bootcamp gets a level and a question, and the question is edited", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const number = randomInt(100, 999);
  await page.goto("/cms/bootcamp");
  await expectAccessible(page);
  const form = part(page, "Add a season");
  await form.getByLabel("Number").fill(`${number}`);
  await form.getByLabel("Price in rupees").fill("99");
  await form.getByLabel("Title").fill("A story");
  await form.getByRole("button", { name: "Add season" }).click();
  await page.getByRole("link", { name: `Season ${number}: A story` }).click();
  await part(page, "Add a level").getByLabel("Name").fill("Basic");
  await page.getByRole("button", { name: "Add level" }).click();
  await page.getByRole("link", { name: "Basic" }).click();
  const add = part(page, "Add a question");
  await add.getByLabel("Title").fill("Print it");
  await add.getByLabel("What is to be done").fill("Print 1.");
  await add.getByLabel("What the finished program prints").fill("1");
  await add.getByRole("button", { name: "Add question" }).click();
  await expect(page.getByRole("heading", { name: "Questions (1)" })).toBeVisible();
  await expect(add.getByLabel("Title")).toHaveValue("");
  await page.getByRole("button", { name: "Edit Print it" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit question" });
  await dialog.getByLabel("Title").fill("Print one");
  await save(dialog);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Print one", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: `Season ${number}`, exact: true }).click();
  await page.getByRole("button", { name: "Delete season" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete season" }).click();
  await expect(page.getByRole("heading", { name: "Python Coding Bootcamp", level: 1 })).toBeVisible();
});

test("what the server finds wrong with the settings stands beside its field", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/cms/site/settings");
  const form = part(page, "Settings");
  await form.getByLabel("Phone numbers").fill("not a number");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please enter a phone number such as +91 90000 00000.")).toBeVisible();
  await expect(form.getByLabel("Phone numbers")).toBeFocused();
  await expect(form.getByLabel("Phone numbers")).toHaveValue("not a number");
  await expectAccessible(page);
});
