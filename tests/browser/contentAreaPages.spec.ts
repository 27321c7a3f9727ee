import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { cmsPaths } from "../../client/cmsPaths";
import { paths } from "../../shared/paths";
import { expect, expectAccessible, expectNoSidewaysScroll, RULES_OF_COLOUR, test } from "../support/browser";
import { findPowerBi, payForWorkshop, sendMessage } from "../support/browserCalls";

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };
const FIXED: string[] = [paths.cms, ...Object.values(cmsPaths).filter((path) => typeof path === "string")];
const ALL = [
  ...FIXED,
  "/cms/courses/*",
  "/cms/batches/*",
  "/cms/workshops/*",
  "/cms/bootcamp/seasons/*",
  "/cms/bootcamp/seasons/*/levels/*",
  "/cms/blog/articles/*",
  "/cms/registrations/*",
  "/cms/messages/*",
  "/cms/coupons/*",
  "/cms/mail/*",
  "/cms/payments/*",
];

/** One of each record that only visitors and banks create. */
async function fillInboxes(page: Page): Promise<void> {
  const email = `visitor-${randomInt(2 ** 40)}@example.com`;
  await payForWorkshop(page, { workshopId: await findPowerBi(page), name: "Lata (sample)", email });
  await sendMessage(page);
  const buffer = Buffer.from("Date,Narration,Credit\n01/11/2026,UPI/411111111111/test,199.00\n");
  await page.request.post("/cms/bank-statements", {
    multipart: { file: { name: "statement.csv", mimeType: "text/csv", buffer } },
  });
}

function kindOf(address: string): string {
  if (FIXED.includes(address)) return address;
  const [, area, place, ...rest] = address.split("/");
  return [
    "",
    area,
    place,
    ...rest.map((part) => (/^(articles|seasons|levels)$/.test(part) ? part : "*")),
  ].join("/");
}

async function linksOf(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href^="/cms"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return all.filter((address) => !address.includes(".")).map((address) => address.replace(/\/$/, ""));
}

/** In one visit, because loading costs most: all rules at a phone's width, those about colours again in dark. */
async function expectGoodOnEveryScreen(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(TABLET);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize(DESK);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, { rules: RULES_OF_COLOUR });
}

test(
  "every page of the content area fits every screen and is accessible",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    test.slow();
    await signIn("admin");
    await fillInboxes(page);
    const found = new Map(FIXED.map((address) => [address, address]));
    // The loop also visits what it adds.
    for (const address of found.values()) {
      await page.goto(address);
      expect(new URL(page.url()).pathname, "still signed in").toMatch(/^\/cms(\/|$)/);
      await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
      await expectGoodOnEveryScreen(page);
      for (const link of await linksOf(page)) if (!found.has(kindOf(link))) found.set(kindOf(link), link);
    }
    expect(ALL.filter((kind) => !found.has(kind))).toEqual([]);
  },
);
