import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, goToPlace, openMenu, test } from "../../support/browser";

const CREATE = "mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug } }";
const UPDATE = "mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }";

/** Stories share one academy, so each makes its own records. */
function someName(): string {
  return `Course ${randomInt(2 ** 40)}`;
}

/** Other stories write to the log too, so the row may be on a later page. */
async function findRow(page: Page, text: string): Promise<Locator> {
  const row = page.getByRole("row").filter({ hasText: text });
  await expect(async () => {
    if ((await row.count()) > 0) return;
    await page.getByRole("button", { name: "Show more" }).click({ timeout: 1000 });
    await expect(row).not.toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return row;
}

test("staff see their own last edit in the activity, in words", async ({ page, signIn }) => {
  await signIn("admin");
  const name = someName();
  const { data } = await callApi(page, CREATE, { input: { name } });
  const { slug } = data.createCourse as { slug: string };
  await page.goto(`/cms/courses/${slug}`);
  const form = page.getByRole("region", { name: "Course", exact: true });
  await form.getByLabel("Price in rupees").fill("1500");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved")).toBeVisible();

  await goToPlace(page, "Activity");
  await expect(page.getByRole("heading", { name: "Activity" })).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole("link", { name: "Activity" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  const edit = await findRow(page, `Changed a course: ${name}`);
  await expect(edit).toContainText("Price: ₹1,500");
  await expect(edit).toContainText(/\d{4}, \d+:\d\d [ap]m IST/);
  const made = await findRow(page, `Added a course: ${name}`);
  await expect(made.getByText(`Name: ${name}`)).toBeHidden();
  await made.getByText("Details", { exact: true }).click();
  await expect(made.getByText(`Name: ${name}`)).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.body.scrollWidth - window.innerWidth);
  expect(tooWide, "nothing is wider than the page").toBeLessThanOrEqual(0);
  await edit.getByRole("link", { name }).click();
  await expect(page).toHaveURL(`/cms/courses/${slug}`);
});

test("the activity is narrowed down by kind and by person, and has more", async ({ page, signIn }) => {
  await signIn("admin");
  const { data } = await callApi(page, CREATE, { input: { name: someName() } });
  const { id } = data.createCourse as { id: string };
  const names = Array.from({ length: 27 }, someName);
  for (const [index, name] of names.entries()) {
    await callApi(page, UPDATE, { input: { id, expectedVersion: index + 1, name } });
  }
  await page.goto("/cms/activity");
  await page.getByLabel("Action").selectOption("Changed a course");
  const rows = page.getByRole("row").filter({ hasText: "Changed a course" });
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole("row").filter({ hasText: "Signed in" })).toHaveCount(0);
  await findRow(page, names[0] ?? "");

  await page.getByRole("searchbox", { name: "Name begins with" }).fill("nobody is called this");
  await expect(page.getByText("No matching activity")).toBeVisible();
  await expectAccessible(page);
});

test("where the activity cannot be loaded, its panel says so and offers another try", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("admin");
  await page.goto("/cms");
  await page.route("**/graphql", (route) => route.abort());
  await goToPlace(page, "Activity");
  await expect(page.getByText("The activity couldn’t be loaded")).toBeVisible();
  await page.unroute("**/graphql");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Action").selectOption("Every action");
  await expect(page.getByRole("row").filter({ hasText: "Signed in" }).first()).toBeVisible();
  complaints.length = 0;
});

test("a learner sees nothing of it", async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto("/cms/activity");
  await expect(page).toHaveURL(/\/cmslogin\?next=%2Fcms%2Factivity/);
  const { data } = await callApi(page, "{ activity { nodes { id } } }", {});
  expect(data).toBeNull();
});
