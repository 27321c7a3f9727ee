import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser";

/** Waits for the editor to show the operation; returns the visible part of the result. */
async function execute(page: Page, operation: string) {
  await expect(page.getByRole("region", { name: "Operation Editor" })).toContainText(operation);
  await page.getByRole("button", { name: /^Execute query/ }).click();
  return expect(page.getByRole("region", { name: "Result Window" }));
}

test("a developer runs an example, and nothing is fetched from anywhere else", async ({ page, academy }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== academy.origin && protocol !== "data:") strangers.push(request.url());
  });
  await page.goto("/sandbox");
  const result = await execute(page, "Catalogue");
  await result.toContainText('"data-science"');
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await expect(page.getByRole("link", { name: "Query", exact: true })).toBeVisible();
  expect(strangers).toEqual([]);
});

test("the sandbox is signed in by the same cookie as the pages", async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto(`/sandbox?query=${encodeURIComponent("{ viewer { name } }")}`);
  const result = await execute(page, "viewer");
  await result.toContainText("Lata (sample)");
});

test("a visitor's pages load no piece of the sandbox", async ({ page }) => {
  const pieces: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/sandbox/")) pieces.push(request.url());
  });
  await page.goto("/lms", { waitUntil: "networkidle" });
  expect(pieces).toEqual([]);
});
