import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/browser";
import { INTERACTIVE } from "../../support/interactive";

async function add(page: Page, [name, description, price]: [string, string, string]): Promise<void> {
  await page.getByLabel("Course Name").fill(name);
  await page.getByLabel("Description").fill(description);
  await page.getByLabel("Price").fill(price);
  await page.getByRole("button", { name: "Add Course" }).click();
}

test("a visitor's list starts from the academy's courses, and what they add is there after a reload", async ({
  page,
}) => {
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  await expectAccessible(page);
  await add(page, ["Tableau <script>alert(1)</script>", "Charts & maps", "750"]);
  await expect(page.getByRole("status").filter({ hasText: "is in your list." })).toBeVisible();
  await page.reload();
  const card = page.getByRole("article").filter({ hasText: "Tableau" });
  await expect(card.getByRole("heading")).toHaveText("Tableau <script>alert(1)</script>");
  await expect(card).toContainText("₹750");
  await card.getByRole("link", { name: "Go to LMS" }).click();
  await expect(page).toHaveURL(/\/lms$/);
});

test("nothing is added while a field is empty, and nothing typed is lost", async ({ page }) => {
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  const count = await page.getByRole("article").count();
  await add(page, ["Tableau", "  ", "750"]);
  await expect(page.getByRole("article")).toHaveCount(count);
  await expect(page.getByLabel("Course Name")).toHaveValue("Tableau");
});

test("a deleted course can be brought back; one that is not stays away", async ({ page }) => {
  await page.goto("/course");
  await page.getByRole("button", { name: "Delete Power BI" }).click();
  await expect(page.getByRole("heading", { name: "Power BI" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("article").nth(2).getByRole("heading")).toHaveText("Power BI");
  await page.getByRole("button", { name: "Delete NLP" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Power BI" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "NLP" })).toHaveCount(0);
});

test("two tabs show the same list", async ({ page, context }) => {
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/course");
  await other.locator(INTERACTIVE).waitFor({ state: "attached" });
  await add(other, ["Tableau", "Charts", "750"]);
  await expect(page.getByRole("heading", { name: "Tableau" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Excel" }).click();
  await expect(other.getByRole("heading", { name: "Excel" })).toHaveCount(0);
});

test("a storage that holds something else, or cannot be written, is said so", async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem("courses", "{not a list"));
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "Your saved list couldn’t be read" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your list isn’t saved" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  await expectAccessible(page);
});

test("without the academy's courses the page offers another try", async ({ page }) => {
  await page.route("**/courses.json", (route) => route.fulfill({ body: "out of order" }));
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "The academy's courses couldn’t be loaded" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/courses.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
});

test("no text runs out of the page, however long it is", async ({ page }) => {
  await page.goto("/course");
  await expect(page.getByRole("heading", { name: "Data Science" })).toBeVisible();
  await add(page, ["W".repeat(120), "descriptionwithoutanyspace".repeat(20), "9".repeat(40)]);
  await expect(page.getByRole("heading", { name: "WWW" })).toBeVisible();
  const [content, screen] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list says why it does not come, and leads to what can be read", async ({ page }) => {
    await page.goto("/course");
    await expect(page.locator("main noscript p")).toHaveText(
      /needs JavaScript, which is off in your browser/,
    );
    await page.getByRole("link", { name: "the courses and their prices" }).click();
    await expect(page).toHaveURL(/\/offer$/);
  });
});
