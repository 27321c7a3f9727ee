import { randomInt } from "node:crypto";
import type { Locator, Page, Response } from "@playwright/test";
import { callApi, expect } from "./browser";

export const ADD_REFERENCE =
  "mutation ($input: CreateReferenceInput!) { createReference(input: $input) { id } }";
const CREATE_COURSE = "mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug } }";
const CREATE_BATCH = "mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }";

/** Stories run in parallel on one academy, so each creates its own records. */
export function someName(): string {
  return `Course ${randomInt(2 ** 40)}`;
}

export async function makeBatch(page: Page, titles: string[] = []) {
  const course = someName();
  const code = "bright-brass-9";
  const { data } = await callApi(page, CREATE_COURSE, {
    input: { name: course, isPublished: true },
  });
  const { id: courseId, slug } = data.createCourse as { id: string; slug: string };
  const made = await callApi(page, CREATE_BATCH, { input: { courseId, name: "Batch 1", secretCode: code } });
  const { id } = made.data.createBatch as { id: string };
  const referenceIds: string[] = [];
  for (const title of titles) {
    const made = await callApi(page, ADD_REFERENCE, {
      input: { batchId: id, title, link: "https://video.example.com/1" },
    });
    referenceIds.push((made.data.createReference as { id: string }).id);
  }
  return { id, code, courseId, slug, course, referenceIds };
}

export function part(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** Waits for hydration: an earlier click would submit the form natively. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
}

export async function responseTo(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"operationName":"${operation}"`)),
  );
}

/** Picks a row up by keyboard; returns the live region with its position. */
export async function pickUp(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: `Move ${title}`, exact: true }).focus();
  await page.keyboard.press("Space");
  const announcement = page.getByText(`${title} is at place`);
  await expect(announcement).toBeAttached();
  // The library listens for arrow keys from the next task on, sooner than any hand is.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return announcement;
}

export async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText(/Saved/)).toBeVisible();
}
