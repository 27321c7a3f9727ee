import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible } from "../../support/browser";
import { test } from "../../support/ownAcademy";

// One worker, so that these stories share an academy.
test.describe.configure({ mode: "default" });

const READ = "{ homeContent { heroHeadline tips { title } } }";

function headingOf(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

test("a headline is drafted, looked at on the site, and published for visitors only then", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const visitor = await newPage();
  await page.goto("/cms/site/home");
  await expectAccessible(page);
  const headline = page.getByLabel("Headline", { exact: true });
  const before = await headline.inputValue();
  const { homeContent } = (await callApi(visitor, READ, {})).data;

  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText("There are no changes to save.")).toBeVisible();
  await headline.fill("A headline by a story");
  // Enter saves a draft, which can be undone.
  await headline.press("Enter");
  await expect(page.getByRole("status").getByText("Saved as draft")).toBeVisible();
  await expect(page.getByText("Draft to publish")).toBeVisible();
  expect((await callApi(visitor, READ, {})).data.homeContent).toEqual(homeContent);
  await expectAccessible(page);

  const opening = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Preview / }).click();
  const preview = await opening;
  await expect(headingOf(preview)).toHaveText("A headline by a story");
  await expect(preview.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await expectAccessible(preview);
  await preview.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(preview).toHaveURL("/cms/preview/about");
  await preview.reload();
  await expect(headingOf(preview)).toHaveText("Our Story");
  await preview.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(headingOf(preview)).toHaveText("A headline by a story");
  await preview.getByRole("link", { name: "Leave the preview" }).click();
  await expect(headingOf(preview)).toHaveText(before);
  await expect(preview).toHaveURL("/");
  await preview.close();

  await page.reload();
  await expect(headline).toHaveValue("A headline by a story");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").getByText("Published")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Preview / })).toHaveCount(0);
  const published = { ...(homeContent as object), heroHeadline: "A headline by a story" };
  expect((await callApi(visitor, READ, {})).data.homeContent).toEqual(published);

  await headline.fill("Not a good one");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.getByRole("button", { name: "Discard draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard this draft?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(headline).toHaveValue("A headline by a story");
  expect((await callApi(visitor, READ, {})).data.homeContent).toEqual(published);

  await headline.fill(before);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").getByText("Published")).toBeVisible();
  expect((await callApi(visitor, READ, {})).data.homeContent).toEqual(homeContent);
});

test("the content area's own pages are no part of the preview", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/cms/preview/work");
  await page
    .getByRole("complementary", { name: "Preview" })
    .getByRole("link", { name: "Content area" })
    .click();
  await expect(page).toHaveURL("/cms/site");
  await page.goto("/cms/preview/lms");
  await page.evaluate(() => {
    history.pushState(null, "", "/cms/preview/cms/site");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL("/cms/site");
});
