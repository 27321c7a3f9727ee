import { expect, test } from "../support/browser";
import { register } from "../support/registering";

test("a visitor compares the workshops and opens one", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/work");
  const card = page.getByRole("article").filter({ hasText: "Machine Learning Workshop" });
  await expect(card).toContainText("₹299");
  await expect(card.getByText("₹9,999")).toHaveCSS("text-decoration-line", "line-through");
  await expect(card).toContainText("16 Dec");
  await expect(card).toContainText("8:00 pm to 9:30 pm IST");
  await expect(card).toContainText("Live on Zoom");
  await expect(card).toContainText("5 days");
  await expect(card.getByRole("link", { name: /^Register/ })).toHaveAttribute("href", "/machinelearning#cta");
  // Other stories leave past workshops.
  await expect(page.locator("#past").getByText("Machine Learning Workshop")).toHaveCount(0);
  await expect(page.locator("#past").getByText("Power BI Workshop")).toHaveCount(0);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/machinelearning$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Machine Learning WorkShop from scratch to expertise",
  );
});

test(
  "Power BI's page sells by facts: price, date, agenda, certificate, and every button leads to the payment",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/powerbi");
    const offer = page.getByRole("complementary", { name: "Price and dates" });
    await expect(offer).toContainText("₹199");
    await expect(offer).toContainText("9 Dec");
    await expect(offer).toContainText("8:00 pm to 9:30 pm IST");
    await expect(offer.getByRole("timer").first()).toBeVisible();
    const built = page.getByRole("region", { name: "What you build" });
    await expect(built.getByRole("figure", { name: "Sales dashboard" })).toContainText("Try it");
    await expect(built.getByRole("img", { name: /marketing dashboard with a funnel/ })).toBeVisible();
    await expect(built.getByText("Illustration")).toHaveCount(1);

    const register = page.getByRole("link", { name: /^register now$/i });
    // Beside the headline and in the card; the bar comes once both have left the screen.
    await expect(register).toHaveCount(2);
    await page.locator("#certificate").scrollIntoViewIfNeeded();
    await expect(register).toHaveCount(3);
    for (const link of await register.all()) expect(await link.getAttribute("href")).toBe("#payment");
    await register.last().click();
    await expect(page).toHaveURL(/\/powerbi#payment$/);
    await expect(page.getByRole("heading", { name: "Register and pay" })).toBeInViewport();
    await expect(page.getByLabel("Name", { exact: true })).toBeInViewport();
  },
);

test("the dashboard that learners build answers to region and month, by keyboard too", async ({ page }) => {
  await page.goto("/powerbi");
  const dashboard = page.getByRole("figure", { name: "Sales dashboard" });
  const figures = dashboard.getByRole("status");
  await expect(figures).toContainText(/West, October:.*₹3.0 L.*208.*52%/);
  await dashboard.getByRole("radio", { name: "West" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(dashboard.getByRole("radio", { name: "South" })).toBeChecked();
  await expect(figures).toContainText(/South, October:.*₹1.7 L.*118.*29%/);
  const month = dashboard.getByRole("slider", { name: "Month" });
  await month.focus();
  await page.keyboard.press("Home");
  await expect(figures).toContainText(/South, July:.*₹0.9 L.*63.*32%/);
  await dashboard.getByText("North").click();
  await expect(figures).toContainText(/North, July:.*₹0.6 L/);
});

test("who has a question writes on WhatsApp with the text filled in", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/nlp");
  const link = page.getByRole("link", { name: "Ask on WhatsApp" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/910000000001");
  expect(address.searchParams.get("text")).toContain(
    "I’d like to join: Natural Language Processing Workshop",
  );
});

test("Join Us jumps to how to join, by keyboard too", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/machinelearning");
  const joinUs = page.getByRole("link", { name: "Join Us" }).first();
  await joinUs.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#cta$/);
  await expect(page.getByRole("heading", { name: "How to join ?" })).toBeInViewport();
  await page.keyboard.press("Tab");
  const isInside = await page.evaluate(() => document.activeElement?.closest("#cta") !== null);
  expect(isInside).toBe(true);
  await page.goto("/aa");
  await page.getByRole("link", { name: "Join Us" }).click();
  await expect(page.getByRole("heading", { name: "How to join" })).toBeInViewport();
});

test("the second page of a workshop takes registrations of the same one", async ({ page }) => {
  await page.goto("/work");
  const cards = page.locator("#coming").getByRole("article");
  await expect(cards.filter({ hasText: "Power BI" })).toHaveCount(1);
  await page.goto("/aa");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn Power BI, one evening at a time");
  const text = await page.getByRole("heading", { level: 1 }).boundingBox();
  const picture = await page.locator("main img").filter({ visible: true }).first().boundingBox();
  // Beside each other where there is room.
  expect((text?.x ?? 0) + (text?.width ?? 0) <= (picture?.x ?? 0)).toBe(page.viewportSize()?.width !== 360);
  await register(page, "/aa");
  await expect(page.getByRole("main")).toContainText("Power BI Workshop");
});

test("of the questions, one is open at a time", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/powerbi");
  const open = page.locator("#questions details[open]");
  await page.getByText("What do I need?").click();
  await expect(open).toHaveCount(1);
  await page.getByText("Will I get a job after this?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("won’t make a career");
  await page.getByText("Will I get a job after this?").click();
  await expect(open).toHaveCount(0);
});

test("the register bar leaves the footer and whatever has the focus free", async ({ page }) => {
  await page.goto("/powerbi");
  const bar = page.getByRole("complementary", { name: "Join" }).getByRole("link");
  await page.locator("#certificate").scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  const last = page.locator("footer").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  await page.locator("#certificate").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const item = page.locator("#questions summary").first();
  await item.focus();
  const roomBelow = async () => {
    const [focused, top] = await Promise.all([item.boundingBox(), bar.boundingBox()]);
    return (top?.y ?? 0) - (focused?.y ?? 0) - (focused?.height ?? 0);
  };
  await expect.poll(roomBelow).toBeGreaterThan(0);
});

test("the form's section rises over the register bar, unless the bar has the focus", async ({ page }) => {
  await page.goto("/powerbi");
  const bar = page.getByRole("complementary", { name: "Join" }).getByRole("link");
  const isOnTop = () =>
    bar.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await page.locator("#certificate").scrollIntoViewIfNeeded();
  await expect.poll(isOnTop).toBe(true);
  await page
    .getByRole("heading", { name: "Register and pay" })
    .evaluate((heading) => heading.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(isOnTop).toBe(false);
  await bar.focus();
  await expect.poll(isOnTop).toBe(true);
});

test("the evenings can be taken into one's own calendar", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/nlp");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar" }).click();
  expect((await download).suggestedFilename()).toBe("nlp.ics");
});

test.describe("without JavaScript", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a workshop can be read, opened up and joined", async ({ page }) => {
    await page.goto("/powerbi");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("timer").first()).toBeVisible();
    await page.getByRole("link", { name: "REGISTER NOW", exact: true }).first().click();
    await expect(page.locator("#payment noscript p")).toBeInViewport();
    await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
    await page.getByText("What do I need?").click();
    await expect(page.getByText("an internet connection that can handle a Zoom call")).toBeVisible();
    await page.goto("/work");
    await page.getByRole("main").getByRole("link", { name: "Power BI Workshop", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
