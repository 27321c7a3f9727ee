import { callApi, expect, expectNoSidewaysScroll } from "../../support/browser";
import { test } from "../../support/ownAcademy";
import { CREATE_WORKSHOP, NEW_WORKSHOP } from "../../support/workshopDocuments";

const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitaen";

test("a long word in a name makes no page wider than the screen", async ({ page, newPage, signIn }) => {
  await signIn("admin");
  // The next workshop, so that the footer names it.
  const startsAt = new Date(Date.now() + 60_000).toISOString();
  const input = { ...NEW_WORKSHOP, name: LONG_WORD, startsAt, isPublished: true };
  expect((await callApi(page, CREATE_WORKSHOP, { input })).data?.createWorkshop).toBeTruthy();
  const visitor = await newPage();
  await visitor.goto("/contact");
  await visitor.getByRole("contentinfo").getByRole("button", { name: "Workshops" }).click();
  const link = visitor.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: LONG_WORD });
  await expect(link).toBeVisible();
  await expectNoSidewaysScroll(visitor);
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(360 - 32);

  await page.goto("/cms/coupons/new");
  await expect(page.getByLabel(LONG_WORD)).toBeAttached();
  await expectNoSidewaysScroll(page);
});
