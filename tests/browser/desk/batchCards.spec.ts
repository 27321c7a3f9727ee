import { expect, test } from "../../support/browser";

test("the texts of batches side by side are aligned", async ({ page }) => {
  await page.goto("/lms/data-science");
  const cards = page.locator("#batches article");
  await expect(cards.nth(1)).toBeVisible();
  const tops = await cards.evaluateAll((articles) =>
    articles.map((article) =>
      [...article.children].map((part) => Math.round(part.getBoundingClientRect().top)),
    ),
  );
  const [first, second] = tops;
  expect(first?.[0], "they are side by side").toBe(second?.[0]);
  expect(first).toHaveLength(4);
  expect(first).toEqual(second);
});
