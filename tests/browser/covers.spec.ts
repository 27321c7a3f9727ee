import { expect, test } from "../support/browser";

test("a list shows whole drawings, or on phones square ones beside the text; each is loaded in one theme", async ({
  page,
}) => {
  await page.goto("/offer");
  const card = page.getByRole("article").filter({ hasText: "SQL" }).first();
  await card.scrollIntoViewIfNeeded();
  const shown = card.locator("img").filter({ visible: true });
  const isPhone = page.viewportSize()?.width === 360;
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(isPhone ? /\/square-[0-9a-f]{8}-light\.svg$/ : /\/\d-[0-9a-f]{8}-light\.svg$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
  if (isPhone) expect([width, height]).toEqual([88, 88]);
  else expect(width / height).toBeCloseTo(16 / 7, 1);
  const hidden = card.locator("img").filter({ visible: false });
  expect(await hidden.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
});
