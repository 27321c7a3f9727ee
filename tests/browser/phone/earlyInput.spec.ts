import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser";
import { holdRequests } from "../../support/holdRequests";
import { INTERACTIVE } from "../../support/interactive";
import { watchShifts } from "../../support/watchShifts";

/** The script that records clicks before hydration loads with the page. */
async function waitForStart(page: Page): Promise<void> {
  await page.waitForLoadState("load");
}

test("a course that is chosen before its part of the page listens is offered as soon as it does", async ({
  page,
}) => {
  const letCome = await holdRequests(page, /OffersSections-/);
  await page.goto("/offer", { waitUntil: "commit" });
  await waitForStart(page);
  await page.getByRole("button", { name: "Buy Data Science", exact: true }).click();
  await page.getByRole("button", { name: "Buy SQL", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("dialog", { name: "SQL" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("heading", { name: "SQL", level: 3 }).first().click({ force: true });
  await expect(page.getByRole("dialog", { name: "SQL" })).toBeVisible();
});

test("what was pressed before the page's program came is done once it is there", async ({ page }) => {
  const letCome = await holdRequests(page, /program-/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/contact", { waitUntil: "commit" });
  await waitForStart(page);
  await page.getByLabel("First name").fill("Asha");
  await page.getByRole("button", { name: /^Subscribe|^Send|^Submit/ }).click();
  letCome();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Asha");
});

test("what was typed into a text before the page listened is saved as it was typed", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const letCome = await holdRequests(page, /program-/);
  await page.goto("/cms/site/about", { waitUntil: "commit" });
  await waitForStart(page);
  const vision = page.getByLabel("Vision");
  await vision.fill("Seen early.");
  await page.getByRole("button", { name: "Save as draft" }).click();
  letCome();
  await expect(page.getByRole("status").getByText("Saved as draft")).toBeVisible();
  await page.reload();
  await expect(vision).toHaveValue("Seen early.");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(vision).not.toHaveValue("Seen early.");
});

test("the key / that was pressed before the page's program came opens the search", async ({ page }) => {
  const letCome = await holdRequests(page, /program-/);
  await page.goto("/lms", { waitUntil: "commit" });
  await waitForStart(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letCome();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("a/b");
  await expect(page.getByRole("searchbox")).toHaveValue("a/b");
});

test("a press that was thought better of is not done", async ({ page }) => {
  const letCome = await holdRequests(page, /OffersSections-/);
  await page.goto("/offer", { waitUntil: "commit" });
  await waitForStart(page);
  await page.getByRole("button", { name: "Buy Data Science", exact: true }).click();
  await page.getByRole("heading", { level: 2 }).first().click();
  letCome();
  await expect(page.locator('html[data-startup="live"]')).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a click that the frame handles before the page is hydrated counts once", async ({ page }) => {
  const letCome = await holdRequests(page, /ContactPage-/);
  await page.emulateMedia({ colorScheme: "light" });
  // On a phone the switch is in a menu.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/contact", { waitUntil: "commit" });
  await waitForStart(page);
  // The program takes the state out of the page as it starts to hydrate.
  await expect(page.locator("#page-state")).toHaveCount(0);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  letCome();
  await expect(page.locator(INTERACTIVE)).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

for (const [path, chunk, field] of [
  ["/python", /RegisterOrOwnRegistration-/, "E-mail"],
  ["/contact", /HelpForm-/, "First name"],
  ["/contactusworkshop", /DeskForm-/, "Message"],
] as const) {
  test(`the form of ${path} stays, and takes text, while its part of the page loads`, async ({ page }) => {
    const shiftOf = await watchShifts(page);
    const letCome = await holdRequests(page, chunk);
    await page.goto(path, { waitUntil: "commit" });
    await waitForStart(page);
    const input = page.getByRole("main").getByLabel(field);
    await input.fill("asha@example.com");
    // The parts around it hydrate first.
    await expect(page.locator(INTERACTIVE)).toBeAttached();
    await expect(page.locator('div[data-startup="rendered"]')).toHaveCount(0);
    const form = page.locator("main form").filter({ has: page.getByLabel(field) });
    await expect(form).toHaveAttribute("data-startup", "rendered");
    await expect(input).toHaveValue("asha@example.com");
    letCome();
    await expect(form).toHaveAttribute("data-startup", "live");
    await expect(input).toHaveValue("asha@example.com");
    expect(await shiftOf()).toBeLessThan(0.001);
  });
}
