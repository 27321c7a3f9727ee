import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signOut,
  test,
} from "../../support/browser";
import { CREATE_COURSE_WITH_BATCH, UPDATE_COURSE } from "../../support/documents";

const UNLOCK = `mutation ($input: UnlockBatchInput!) { unlockBatch(input: $input) { __typename } }`;
const MEETING = "https://meet.sopaan.example/evening-room";

async function makeBatch(staff: Page) {
  const courseName = `Evening school ${randomInt(2 ** 40)}`;
  const input = { courseName, batchName: "Evening batch", secretCode: "river-stone-lamp" };
  const { data } = await callApi(staff, CREATE_COURSE_WITH_BATCH, { input });
  const batch = data.createCourseWithBatch as { id: string; course: { id: string; slug: string } };
  const course = { id: batch.course.id, expectedVersion: 1, name: courseName, isPublished: true };
  await callApi(staff, UPDATE_COURSE, { input: course });
  return { batchId: batch.id, address: `/dash?course=${batch.course.slug}&batch=${batch.id}` };
}

/** "2026-12-09T20:00" in India, which is the stories' own zone. */
function inMinutes(minutes: number): string {
  const shown = new Date(Date.now() + (minutes + 330) * 60_000);
  return shown.toISOString().slice(0, 16);
}

test("a learner joins a class that starts now, staff see who came, and its recording is a lesson", async ({
  page,
  signIn,
  newPage,
  academy,
  complaints,
}) => {
  const staff = await newPage(academy.people.admin);
  const { batchId, address } = await makeBatch(staff);
  await staff.goto(`/cms/batches/${batchId}`);
  await staff.getByRole("button", { name: "Add class" }).click();
  const dialog = staff.getByRole("dialog", { name: "Add a live class" });
  await dialog.getByLabel("Title").fill("Joins in SQL");
  await dialog.getByLabel("Start").fill(inMinutes(5));
  await dialog.getByLabel("Join link").fill(MEETING);
  await dialog.getByRole("button", { name: "Add class" }).click();
  await expect(dialog).toBeHidden();

  await signIn("learner");
  await callApi(page, UNLOCK, { input: { batchId, secretCode: "river-stone-lamp" } });
  await page.goto(address);
  const next = page.getByRole("region", { name: "Joins in SQL" });
  await expect(next).toContainText("Evening batch");
  await expect(next).toContainText(/Starts in \d min/);
  await expect(page.getByRole("region", { name: "Live classes" })).toContainText("Joins in SQL");
  expect(await page.content()).not.toContain(MEETING);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.route("**/graphql", (route) => route.fulfill({ status: 503 }));
  await next.getByRole("button", { name: "Join class Joins in SQL" }).click();
  await expect(next.getByRole("status")).toHaveText(/^The academy is very busy right now/);
  await page.unroute("**/graphql");
  complaints.length = 0;
  const meeting = page.waitForRequest(MEETING);
  await next.getByRole("button", { name: "Join class Joins in SQL" }).click();
  await meeting;

  await staff.getByRole("link", { name: "Joins in SQL" }).click();
  const attendance = staff.getByRole("region", { name: "Attendance (1 present)" });
  await expect(attendance).toContainText("Lata (sample)");
  await expectAccessible(staff);
  await attendance.getByRole("button", { name: "Mark absent Lata (sample)" }).click();
  await expect(staff.getByRole("region", { name: "Attendance (0 present)" })).toContainText(
    "corrected by staff",
  );
  await staff.getByLabel("Recording").fill("https://videos.example.com/joins.mp4");
  await staff.getByRole("button", { name: "Save" }).click();
  await expect(staff.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("article").filter({ hasText: "Joins in SQL" })).toBeVisible();
  await signOut(page);
});

test("staff plan a series without its holidays, and cancel one class", async ({ newPage, academy }) => {
  const staff = await newPage(academy.people.admin);
  const { batchId } = await makeBatch(staff);
  await staff.goto(`/cms/batches/${batchId}`);
  await staff.getByRole("button", { name: "Add series" }).click();
  const dialog = staff.getByRole("dialog", { name: "Add a series of classes" });
  await dialog.getByLabel("Title").fill("Evening class");
  for (const day of ["Mon", "Wed"]) await dialog.getByLabel(day, { exact: true }).check();
  await dialog.getByLabel("Time in India").fill("20:00");
  await dialog.getByLabel("First day").fill("2098-03-03");
  await dialog.getByLabel("Last day").fill("2098-03-19");
  await dialog.getByLabel("Holidays").fill("12 March 2098, Holi");
  await dialog.getByRole("button", { name: "Add series" }).click();
  await expect(dialog).toContainText("“12 March 2098, Holi” isn’t a date.");
  await expectAccessible(staff);
  await dialog.getByLabel("Holidays").fill("12 March 2098");
  await dialog.getByRole("button", { name: "Add series" }).click();
  await expect(dialog).toBeHidden();
  const list = staff.getByRole("region", { name: "Live classes (5)" });
  await expect(list.getByRole("link")).toHaveText([1, 2, 3, 4, 5].map((number) => `Evening class ${number}`));
  await expectAccessible(staff);

  await list.getByRole("link", { name: "Evening class 2" }).click();
  await staff.getByRole("button", { name: "Cancel class" }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Cancel class" }).click();
  await expect(staff.getByRole("button", { name: "Restore class" })).toBeVisible();
});
