import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";

const CREATE = "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id } }";
const DELETE = "mutation ($input: VersionedInput!) { deleteBlogPost(input: $input) { id } }";

async function writeArticles(page: Page): Promise<() => Promise<void>> {
  const ids: string[] = [];
  for (let number = 1; number <= 9; number += 1) {
    const title = `Old notes ${number} of ${randomInt(2 ** 30)}`;
    const { data } = await callApi(page, CREATE, {
      input: {
        title,
        excerpt: "In short.",
        body: "At length.",
        authorName: "Kavya (sample)",
        isPublished: true,
        publishedAt: `2020-01-0${number}T06:00:00Z`,
      },
    });
    ids.push((data.createBlogPost as { id: string }).id);
  }
  return async () => {
    for (const id of ids) await callApi(page, DELETE, { input: { id, expectedVersion: 1 } });
  };
}

test("an article tells who wrote it, when, and how long it takes, and shows code as code", async ({
  page,
}) => {
  await page.goto("/blog");
  // The whole card is the link, its cover too.
  const card = page.getByRole("article").filter({ hasText: "A messy CSV, fixed step by step" });
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/blog\/a-messy-csv$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A messy CSV, fixed step by step");
  const article = page.getByRole("main").getByRole("article").first();
  await expect(article).toContainText("Kavya Reddy (sample)");
  await expect(article).toContainText(/\d+ min read/);
  await expect(article.locator("time").first()).toHaveText(/^\w{3}, \d{1,2} \w{3} \d{4}$/);
  await expect(article.getByRole("heading", { level: 2, name: "Look before you touch" })).toBeVisible();
  await expect(article.locator("pre code").first()).toContainText("date,city,product,amount");
  await page.locator("#more").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A messy CSV, fixed step by step");
});

test("structured data names an article and its place", async ({ page }) => {
  await page.goto("/blog/sql-joins-as-questions");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const values = scripts.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(values.map((value) => value["@type"])).toEqual(["Article", "BreadcrumbList"]);
  expect(values[0]).toMatchObject({ headline: "SQL joins are questions, not circles" });
  const address = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(address).toMatch(/\/blog\/sql-joins-as-questions$/);
  expect(values[0]?.mainEntityOfPage).toBe(address);
});

test("Show more grows the list, and without scripts leads to the next page", async ({
  page,
  newPage,
  browser,
  academy,
  signIn,
}) => {
  await signIn("admin");
  const takeAway = await writeArticles(page);
  try {
    const visitor = await newPage();
    await visitor.goto("/blog");
    const articles = visitor.getByRole("main").getByRole("article");
    await expect(articles).toHaveCount(9);
    await visitor.getByRole("link", { name: "Show more" }).click();
    await expect.poll(() => articles.count()).toBeGreaterThan(11);
    await expect(visitor).toHaveURL(/\/blog$/);

    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: academy.origin });
    const reader = await plain.newPage();
    await reader.goto("/blog");
    await reader.getByRole("link", { name: "Show more" }).click();
    await expect(reader).toHaveURL(/\/blog\?after=/);
    await expect(reader.getByRole("main")).toContainText("Old notes 1 of");
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await reader.getByRole("link", { name: "The newest articles" }).click();
    await expect(reader).toHaveURL(/\/blog$/);
    await plain.close();
  } finally {
    await takeAway();
  }
});
