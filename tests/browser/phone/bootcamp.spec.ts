import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../../support/browser";

const PAGES = ["/python", "/offer-1"];

function season(page: Page, number: number) {
  return page.getByRole("article").filter({ hasText: `Season ${number}` });
}

function progress(page: Page) {
  return page.locator("[data-progress]");
}

for (const address of PAGES) {
  test(`${address} tells the price, counts down, and its buttons lead to the registration`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole("timer")).toContainText("days");
    await expect(page.locator("main")).toContainText("Python Coding Bootcamp for ₹99");
    await page.getByRole("link", { name: "Join for ₹99" }).click();
    await expect(page).toHaveURL(/#Qrcode$/);
    await expect(page.getByRole("heading", { name: "How to join" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Register and pay ₹99" })).toBeVisible();
    await expect(page.getByRole("link", { name: /on WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    const pay = page.getByRole("link", { name: "Pay ₹99" });
    await expect(pay).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(pay).toBeInViewport();
    await pay.click();
    await expect(page.getByRole("heading", { name: "How to join" })).toBeInViewport();
  });
}

test("the first season is open and can be joined, the others are locked and cannot", async ({ page }) => {
  await page.goto("/python");
  await expect(season(page, 1)).toContainText("Open");
  await expect(season(page, 1)).toContainText(/\d+ (days?|hours?|minutes?) left/);
  for (const number of [2, 3, 4]) {
    await expect(season(page, number)).toContainText("Locked");
    await expect(season(page, number)).toContainText("₹99");
    await expect(season(page, number)).toContainText("Upcoming");
    await expect(season(page, number).getByRole("link")).toHaveCount(0);
  }
  await season(page, 1).getByRole("link", { name: "Join" }).click();
  await expect(page).toHaveURL(/#Qrcode$/);
});

test("each of the three levels has five questions, and code scrolls inside itself", async ({ page }) => {
  await page.goto("/python");
  for (const level of ["Basic", "Medium", "Advance"]) {
    await expect(page.getByRole("group", { name: level, exact: true }).locator("details")).toHaveCount(5);
  }
  await page.getByText("Tik, Tok, TikTok").click();
  const start = page.getByRole("group", { name: "Start with" });
  await expect(start).toContainText("def say(number):");
  await expect(page.getByRole("group", { name: "Expected output" })).toContainText("1 2 Tik 4 Tok");
  await expectNoSidewaysScroll(page);
});

test("the bar climbs and comes back in steps of ten, until it is paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/python");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const first = (await progress(page).getAttribute("data-progress")) ?? "";
  await page.getByRole("button", { name: "Play" }).click();
  const seen = [first];
  for (let step = 0; step < 20; step += 1) {
    await page.clock.runFor(500);
    await expect(progress(page)).not.toHaveAttribute("data-progress", seen.at(-1) ?? "");
    seen.push((await progress(page).getAttribute("data-progress")) ?? "");
  }
  expect(new Set(seen)).toEqual(new Set(["0", "10", "20", "30", "40", "50", "60", "70", "80", "90", "100"]));
  expect(seen.at(-1)).toBe(first);
  const highlighted = page.locator("[data-highlighted=true]");
  const before = await highlighted.textContent();
  await page.clock.runFor(1500);
  await expect(highlighted).not.toHaveText(before ?? "");
  await expect(progress(page)).toHaveAttribute("data-progress", seen[3] ?? "");

  await page.getByRole("button", { name: "Pause" }).click();
  const [bar, note] = [await progress(page).getAttribute("data-progress"), await highlighted.textContent()];
  await page.clock.runFor(5000);
  await expect(progress(page)).toHaveAttribute("data-progress", bar ?? "");
  await expect(highlighted).toHaveText(note ?? "");
  await page.getByRole("button", { name: "Play" }).click();
  await page.clock.runFor(500);
  await expect(progress(page)).not.toHaveAttribute("data-progress", bar ?? "");
});

test("who wants less motion sees the bar stand still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/python");
  await page.clock.runFor(5000);
  await expect(progress(page)).toHaveAttribute("data-progress", "0");
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions open and the buttons lead to the registration", async ({ page }) => {
    await page.goto("/python");
    await page.getByText("Split the chai bill").click();
    await expect(page.getByText("def split_bill(total, friends):").first()).toBeVisible();
    await page.getByRole("link", { name: "Join for ₹99" }).click();
    await expect(page.getByRole("heading", { name: "How to join" })).toBeInViewport();
  });
});
