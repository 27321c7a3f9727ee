import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { callApi, expect } from "./browser";

export const ADD_REFERENCE =
  "mutation ($input: CreateReferenceInput!) { createReference(input: $input) { id } }";
const CREATE =
  "mutation ($input: CreateCourseWithBatchInput!) { createCourseWithBatch(input: $input) { id course { id slug } } }";

/** Stories run side by side on one academy: each makes what it works on. */
export function someName(): string {
  return `Course ${randomInt(2 ** 40)}`;
}

/** A course with a batch and references of these titles, made by whoever is signed in to this page. */
export async function makeBatch(page: Page, titles: string[] = []) {
  const course = someName();
  const code = "bright-brass-9";
  const input = { courseName: course, description: "", batchName: "Batch 1", secretCode: code };
  const { data } = await callApi(page, CREATE, { input });
  const batch = data.createCourseWithBatch as { id: string; course: { id: string; slug: string } };
  const referenceIds: string[] = [];
  for (const title of titles) {
    const made = await callApi(page, ADD_REFERENCE, {
      input: { batchId: batch.id, title, link: "https://video.example.com/1" },
    });
    referenceIds.push((made.data.createReference as { id: string }).id);
  }
  return { id: batch.id, code, courseId: batch.course.id, slug: batch.course.slug, course, referenceIds };
}

export function part(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** Pressing a button before the page is taken over by the browser would send the form the old way. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
}

/** Opens a page that reads this query again as soon as it is there, and waits for that: what comes later it does not know. */
export async function openAndRead(page: Page, address: string, query: string): Promise<void> {
  const isRead = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes(`"operationName":"${query}"`)),
  );
  await openPage(page, address);
  await isRead;
}

/** Picks a row up by its handle; answers where its place is told. */
export async function pickUp(page: Page, title: string): Promise<Locator> {
  await page.getByRole("button", { name: `Move ${title}`, exact: true }).focus();
  await page.keyboard.press("Space");
  const told = page.getByText(`${title} is at place`);
  await expect(told).toBeAttached();
  // The library hears the arrows from the next task on, sooner than any hand presses one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  return told;
}

/** Saves a form of the content area. */
export async function save(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved")).toBeVisible();
}
