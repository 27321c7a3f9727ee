import type { Page } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const WORKSHOP_DATE = "query ($slug: String!) { workshop(slug: $slug) { startsAt } }";
const SEASON_DATES = "{ bootcampSeasons { startsAt } }";

interface CountdownPage {
  path: string;
  over: string;
  target: (page: Page) => Promise<number>;
}

async function workshopTarget(page: Page): Promise<number> {
  const { data } = await callApi(page, WORKSHOP_DATE, { slug: "powerbi" });
  return Date.parse((data.workshop as { startsAt: string }).startsAt);
}

async function bootcampTarget(page: Page): Promise<number> {
  const { data } = await callApi(page, SEASON_DATES, {});
  const [first] = data.bootcampSeasons as { startsAt: string }[];
  return Date.parse(first?.startsAt ?? "");
}

const PAGES: CountdownPage[] = [
  { path: "/powerbi", over: "The countdown is over!", target: workshopTarget },
  { path: "/python", over: "Coming Soon", target: bootcampTarget },
  { path: "/offer-1", over: "Coming Soon", target: bootcampTarget },
];

/** Sets the browser's clock and the server's, as the page requests it. */
async function setBothClocks(page: Page, moment: number): Promise<void> {
  await page.route("**/healthz", (route) =>
    route.fulfill({ body: "ok", headers: { date: new Date(moment).toUTCString() } }),
  );
  await page.clock.install({ time: new Date(moment) });
}

/** A later deadline has its own beside the certificate. */
const timer = (page: Page) => page.locator("main [role=timer]:not(#certificate [role=timer])");

/** Tolerates a day that ends while the page opens. */
async function expectDaysLeft(page: Page, { path, target }: Omit<CountdownPage, "over">): Promise<void> {
  const end = await target(page);
  const daysFrom = (moment: number) => Math.floor((end - moment) / (24 * HOUR_MS));
  const atMost = daysFrom(Date.now() - MINUTE_MS);
  await page.goto(path);
  const text = (await timer(page).textContent()) ?? "";
  const atLeast = daysFrom(Date.now() + MINUTE_MS);
  expect([atMost, atLeast]).toContain(Number(/(\d+)\s*days/.exec(text)?.[1]));
}

for (const { path, over, target } of PAGES) {
  test(`${path} counts down to its second, and then says "${over}"`, async ({ page }) => {
    await setBothClocks(page, (await target(page)) - 50_000);
    await page.goto(path);
    await expect(timer(page)).toContainText("00 minutes");
    await page.clock.runFor(55_000);
    await expect(page.getByText(over)).toBeVisible();
    await expect(timer(page)).toHaveCount(0);
  });

  test(`${path} is right at once when the tab has slept past the date`, async ({ page }) => {
    await setBothClocks(page, (await target(page)) - 30 * HOUR_MS);
    await page.goto(path);
    await expect(timer(page)).toContainText(/01 days.*0[56] hours/);
    await page.clock.pauseAt((await target(page)) - 2 * HOUR_MS);
    await page.clock.setSystemTime((await target(page)) + 5000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(over)).toBeVisible();
  });
}

test("after the date the page says that one can still join, and that the season has started", async ({
  page,
}) => {
  const offer = page.getByRole("complementary", { name: "Price and dates" });
  await setBothClocks(page, Math.max(await workshopTarget(page), await bootcampTarget(page)) + HOUR_MS);
  await page.goto("/python");
  await expect(page.getByRole("article").filter({ hasText: "Season 1" })).toContainText("Started");
  await page.goto("/powerbi");
  await expect(offer).toContainText("The countdown is over!");
  await expect(offer).toContainText("You can still join this workshop.");
  await expect(offer.getByRole("link", { name: "Register now" })).toBeVisible();
});

test("a slow or silent server leaves the countdown as it was drawn, whatever this browser's clock says", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const now = Date.now();
  await page.route("**/healthz", async (route) => {
    await held;
    await route.fulfill({ body: "ok", headers: { date: new Date(now).toUTCString() } });
  });
  await page.clock.install({ time: new Date((await workshopTarget(page)) + HOUR_MS) });
  // This story's clock would trigger the request's timeout.
  await page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  await page.goto("/powerbi");
  const drawn = await timer(page).textContent();
  await page.clock.runFor(2500);
  await expect(timer(page)).toHaveText(drawn ?? "");
  answer();
  await expect(timer(page)).not.toHaveText(drawn ?? "");
  await expect(page.getByText("The countdown is over!")).toHaveCount(0);
});

for (const { timezoneId, own } of [
  { timezoneId: "America/Los_Angeles", own: "6:30 am" },
  { timezoneId: "Pacific/Kiritimati", own: "Thu 4:30 am" },
]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("shows the times of India, beside them one's own, and the same time left", async ({ page }) => {
      await expectDaysLeft(page, { path: "/powerbi", target: workshopTarget });
      const facts = page.getByRole("complementary", { name: "Price and dates" });
      for (const text of ["9 Dec", "8:00 pm to 9:30 pm IST", "8:00 pm IST"])
        await expect(facts).toContainText(text);
      const time = facts.locator("time", { hasText: "8:00 pm to 9:30 pm IST" });
      await expect(time).toContainText(`7 days (${own} for you)`);
      await expect(page.locator("#certificate")).toContainText("15 Feb");
      await page.goto("/python");
      await expect(page.getByRole("main")).toContainText("28 Dec");
      await expect(timer(page)).toContainText("days");
      await page.goto("/work");
      await expect(page.getByRole("article").first()).toContainText(
        `8:00 pm to 9:30 pm IST (${own} for you)`,
      );
    });
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the time left is as it was when the page was asked for", async ({ page }) => {
    for (const each of PAGES) await expectDaysLeft(page, each);
  });
});
