import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, openMenu, test } from "../support/browser";
import { INTERACTIVE } from "../support/interactive";

/** Tabs that overflow or overlap. */
function badTabs(page: Page): Promise<string[]> {
  return page.getByRole("tab").evaluateAll((tabs) =>
    tabs
      .filter((tab, index) => {
        const next = tabs[index + 1];
        const { right, height } = tab.getBoundingClientRect();
        const isCovered = next !== undefined && right > next.getBoundingClientRect().left;
        return tab.scrollWidth > tab.clientWidth || isCovered || height > 48;
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}

for (const address of ["/cms/registrations?state=ALL", "/cms/messages?status=SPAM", "/contactusworkshop"])
  test(`the tabs of ${address} are one line, none covers another, and the chosen one is in view`, async ({
    page,
    signIn,
  }) => {
    await signIn("admin");
    await page.goto(address);
    await expect(page.getByRole("tab").first()).toBeVisible();
    expect(await badTabs(page)).toEqual([]);
    await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
  });

test("the bar of the content area is one row on every screen", { tag: "@desk" }, async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/cms");
  const bar = page.getByRole("banner");
  const heights = [];
  for (const width of [360, 479, 480, 560, 639, 640, 800, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    heights.push((await bar.boundingBox())?.height);
  }
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(60);
});

test(
  "the chosen tab stays in view when the page's font comes late",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    await signIn("admin");
    await page.setViewportSize({ width: 700, height: 700 });
    let sendFonts = () => {};
    const areFontsDue = new Promise<void>((resolve) => (sendFonts = resolve));
    await page.route("**/*.woff2", async (route) => areFontsDue.then(async () => route.continue()));
    // Blocked fonts may delay `load` forever, but the page works.
    await page.goto("/cms/registrations?state=ALL", { waitUntil: "commit" });
    await page.locator(INTERACTIVE).waitFor({ state: "attached" });
    const strip = page.getByRole("tablist");
    const widthOf = async () => strip.evaluate(({ scrollWidth }) => scrollWidth);
    const before = await widthOf();
    sendFonts();
    await expect.poll(widthOf).toBeGreaterThan(before);
    await expect(page.getByRole("tab", { selected: true })).toBeInViewport({ ratio: 1 });
  },
);

test("a number of many digits beside a place stays on one line", async ({ page, signIn }) => {
  await signIn("admin");
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"operationName":"StaffWaiting"')) return route.continue();
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"proofs":\d+/, '"proofs":1341'),
    });
  });
  await page.goto("/cms/activity");
  await openMenu(page);
  const place = page
    .getByRole("navigation", { name: "Content area" })
    .getByRole("link", { name: "Registrations" });
  const badge = place.locator("span").first();
  await expect(badge).toContainText("1,341");
  const lines = await badge.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element.firstChild ?? element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});
