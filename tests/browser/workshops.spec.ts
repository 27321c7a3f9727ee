import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../support/browser";

const DATES = "query ($slug: String!) { workshop(slug: $slug) { startsAt countdownTo endsAt } }";

async function datesOf(page: Page, slug: string) {
  const { data } = await callApi(page, DATES, { slug });
  return data.workshop as { startsAt: string; countdownTo: string | null; endsAt: string };
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [document.body.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
}

/** What the page says of itself to search engines. */
async function jsonLdTypes(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { "@type": string })["@type"]);
}

for (const theme of ["light", "dark"] as const) {
  test(`the workshops' pages stand in nobody's way, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    for (const address of ["/work", "/powerbi", "/aa", "/machinelearning", "/nlp"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("a visitor compares the workshops and opens one", async ({ page }) => {
  await page.goto("/work");
  const card = page.getByRole("article").filter({ hasText: "Machine Learning Workshop" });
  await expect(card).toContainText("₹299");
  await expect(card.getByText("₹9,999")).toHaveCSS("text-decoration-line", "line-through");
  await expect(card).toContainText("16 Dec");
  await expect(card).toContainText("8:00 pm to 9:30 pm IST");
  await expect(card).toContainText("Live on Zoom");
  await expect(card).toContainText("5 days");
  await expect(page.getByRole("heading", { name: "Past workshops" })).toHaveCount(0);
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/machinelearning$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Machine Learning WorkShop from scratch to expertise",
  );
});

test("Power BI's page sells by facts: price, date, agenda, certificate, and every button leads to the payment", async ({
  page,
}) => {
  await page.goto("/powerbi");
  await expect(page).toHaveTitle(/Power BI Workshop/);
  expect(await jsonLdTypes(page)).toEqual(["Event", "FAQPage", "BreadcrumbList"]);
  const offer = page.getByRole("complementary", { name: "Price and dates" });
  await expect(offer).toContainText("₹199");
  await expect(offer).toContainText("9 Dec");
  await expect(offer).toContainText("8:00 pm to 9:30 pm IST");
  await expect(offer.getByRole("timer")).toBeVisible();
  await expect(page.locator("#agenda > div > ol > li")).toHaveCount(7);
  await expect(page.getByRole("img", { name: /sales dashboard with a line/ })).toBeVisible();
  await expect(page.getByText("Illustration")).toHaveCount(2);
  await expect(page.locator("#audiences li")).toHaveCount(6);

  const register = page.getByRole("link", { name: /^register now$/i });
  await expect(register).toHaveCount(2);
  for (const link of await register.all()) expect(await link.getAttribute("href")).toBe("#payment");
  await register.last().click();
  await expect(page).toHaveURL(/\/powerbi#payment$/);
  await expect(page.getByRole("heading", { name: "Register and pay" })).toBeInViewport();
  const code = page.getByRole("img", { name: "QR code to pay ₹199 by UPI" });
  await expect(code).toBeInViewport();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("who has paid writes on WhatsApp with the text filled in; a phone opens its payment app", async ({
  page,
  isMobile,
}) => {
  await page.goto("/nlp");
  const link = page.getByRole("link", { name: "Send the screenshot on WhatsApp" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/910000000001");
  expect(address.searchParams.get("text")).toContain(
    "I have paid ₹299 for Natural Language Processing Workshop",
  );
  const app = page.getByText("Pay in a UPI app");
  if (!isMobile) return expect(app).toBeHidden();
  await expect(app).toBeVisible();
  expect(await app.getAttribute("href")).toMatch(/^upi:\/\/pay\?pa=sopaan@example&.*am=299\.00&cu=INR/);
});

test("Join Us jumps to how to join, by keyboard too", async ({ page }) => {
  await page.goto("/machinelearning");
  const joinUs = page.getByRole("link", { name: "Join Us" });
  await joinUs.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#cta$/);
  await expect(page.getByRole("heading", { name: "How to join ?" })).toBeInViewport();
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => document.activeElement?.closest("#cta") !== null);
  expect(isInside).toBe(true);
  await page.goto("/nlp");
  await expect(page.locator("#agenda > div > ol > li")).toHaveCount(6);
  await page.goto("/aa");
  await expect(page.locator("#agenda > div > ol > li")).toHaveCount(7);
  await page.getByRole("link", { name: "Join Us" }).click();
  await expect(page.getByRole("heading", { name: "How to join" })).toBeInViewport();
});

test("of the questions, one is open at a time", async ({ page }) => {
  await page.goto("/powerbi");
  const open = page.locator("#questions details[open]");
  await page.getByText("What do I need to have?").click();
  await expect(open).toHaveCount(1);
  await page.getByText("Will I get a job after this?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("do not make a career");
  await page.getByText("Will I get a job after this?").click();
  await expect(open).toHaveCount(0);
});

test("once the countdown is over the page says so and leads to the workshops", async ({ page }) => {
  const { countdownTo } = await datesOf(page, "powerbi");
  const target = Date.parse(countdownTo ?? "");
  await page.route("**/healthz", (route) => route.fulfill({ status: 200, headers: { date: "" } }));
  await page.clock.install({ time: new Date(target - 3000) });
  await page.goto("/powerbi");
  const offer = page.getByRole("complementary", { name: "Price and dates" });
  await expect(offer.getByRole("timer")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(offer).toContainText("The countdown is over!");
  await offer.getByRole("link", { name: "See all workshops" }).click();
  await expect(page).toHaveURL(/\/work$/);
});

test("the register bar leaves the footer and whatever has the focus free", async ({ page }) => {
  await page.goto("/powerbi");
  const bar = page.getByRole("link", { name: "REGISTER NOW", exact: true });
  await expect(bar).toBeInViewport();
  const last = page.locator("footer").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  const item = page.locator("#questions summary").first();
  await item.focus();
  const roomBelow = async () => {
    const [focused, top] = await Promise.all([item.boundingBox(), bar.boundingBox()]);
    return (top?.y ?? 0) - (focused?.y ?? 0) - (focused?.height ?? 0);
  };
  await expect.poll(roomBelow).toBeGreaterThan(0);
});

test("a workshop's address works in any letter case and names the one in lower case", async ({ page }) => {
  for (const address of ["/PowerBI", "/POWERBI", "/NLp", "/Nlp"]) {
    await page.goto(address);
    await expect(page.locator("main h1")).toBeVisible();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(address.toLowerCase());
  }
});

test("an unknown address leads home", async ({ page }) => {
  for (const address of ["/nosuchworkshop", "/no/such/page", "/a%00b", "/x.php", `/${"a".repeat(300)}`]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
  }
});

test("the evenings can be taken into one's own calendar", async ({ page }) => {
  await page.goto("/nlp");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toBe("nlp.ics");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a workshop can be read, opened up and joined", async ({ page }) => {
    await page.goto("/powerbi");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("timer")).toBeVisible();
    await page.getByText("What do I need to have?").click();
    await expect(page.getByText("an internet connection that carries a Zoom call")).toBeVisible();
    await page.getByRole("link", { name: "REGISTER NOW", exact: true }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeInViewport();
    await page.goto("/work");
    await page.getByRole("main").getByRole("link", { name: "Power BI in Seven Days" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
