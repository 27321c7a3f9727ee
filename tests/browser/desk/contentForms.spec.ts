import { randomInt } from "node:crypto";
import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { part, pickUp, save } from "../../support/staffWork";

const CREATE_PARTNER = "mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { id } }";
const DELETE_PARTNER = "mutation ($input: VersionedInput!) { deletePartner(input: $input) { id } }";

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
  await page.getByLabel("Summary").fill("A story.");
  await page.getByRole("textbox", { name: "Article" }).fill("## Begin\n\nIt begins.");
  await page.getByLabel("Author").fill("Asha (sample)");
  await page.getByRole("button", { name: "Add article" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const slug = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await expect(page.getByRole("link", { name: /^Preview / })).toHaveAttribute("href", `/blog/${slug}`);
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
  const place = await pickUp(page, second);
  const from = (await place.textContent()) ?? "";
  await page.keyboard.press("ArrowUp");
  await expect(place).not.toHaveText(from);
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
  await add.getByLabel("Task").fill("Print 1.");
  await add.getByLabel("Expected output").fill("1");
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

test("what the server finds wrong with the settings is shown beside its field", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/cms/site/settings");
  const form = part(page, "Content");
  await form.getByLabel("Phone numbers").fill("not a number");
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(form.getByText("Please enter a phone number, e.g. +91 90000 00000.")).toBeVisible();
  await expect(form.getByLabel("Phone numbers")).toBeFocused();
  await expect(form.getByLabel("Phone numbers")).toHaveValue("not a number");
  await expectAccessible(page);
});
