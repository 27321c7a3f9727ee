import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { fakeYouTube } from "../../support/fakeYouTube";

const LESSONS = '{ course(slug: "aws-cloud-computing") { batches { references { id title } } } }';
const PROGRESS =
  "query ($id: UUID!) { lesson(id: $id) { progress { watchedSeconds positionSeconds doneBy } } }";

interface Lesson {
  id: string;
  title: string;
}

async function findLessons(page: Page): Promise<[Lesson, Lesson]> {
  const { data } = await callApi(page, LESSONS, {});
  const { batches } = data.course as { batches: { references: [Lesson, Lesson] }[] };
  const [first] = batches;
  if (!first) throw new Error("The demo has no open batch.");
  return first.references;
}

async function progressOf(page: Page, { id }: Lesson) {
  const { data } = await callApi(page, PROGRESS, { id });
  const { progress } = data.lesson as {
    progress: { watchedSeconds: number; positionSeconds: number; doneBy: string | null } | null;
  };
  return progress;
}

const frameOf = (page: Page) => page.frameLocator("iframe");

async function playFor(page: Page, seconds: number): Promise<void> {
  await expect(async () => {
    expect(Number(await frameOf(page).locator("#time").textContent())).toBeGreaterThan(seconds);
  }).toPass();
}

test("what a learner watches is kept, and another device resumes at that second", async ({
  page,
  newPage,
  signIn,
}) => {
  const person = await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto("/dash");
  await page.getByRole("link", { name: `Play here ${lesson.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lesson.title);
  await page.getByRole("button", { name: "Play" }).click();
  await playFor(page, 6);
  await frameOf(page).getByRole("button", { name: "toggle" }).click();
  await expect.poll(async () => (await progressOf(page, lesson))?.watchedSeconds).toBeGreaterThan(4);
  const progress = await progressOf(page, lesson);
  expect(progress?.positionSeconds).toBeGreaterThan(5);
  expect(progress?.doneBy).toBeNull();

  const laptop = await newPage(person);
  await fakeYouTube(laptop);
  await laptop.goto("/lms");
  await laptop
    .getByRole("main")
    .getByRole("link", { name: /^Resume “/ })
    .click();
  await laptop.getByRole("button", { name: `Resume at 0:0${progress?.positionSeconds}` }).click();
  await expect(laptop.locator("iframe")).toHaveAttribute(
    "src",
    new RegExp(`start=${progress?.positionSeconds}\\b`),
  );
});

test("a page that is left has sent where the learner was", async ({ page, signIn, context }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${lesson.id}`);
  await page.getByRole("button", { name: "Play" }).click();
  await playFor(page, 3);
  const other = await context.newPage();
  await page.goto("about:blank", { waitUntil: "commit" });
  await expect.poll(async () => (await progressOf(other, lesson))?.positionSeconds).toBeGreaterThan(1);
});

test("progress that finds no connection is sent once there is one", async ({ page, signIn, complaints }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${lesson.id}`);
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => progressOf(page, lesson)).not.toBeNull();
  let isOffline = true;
  await page.route("**/graphql", (route) => (isOffline ? route.abort() : route.fallback()));
  await playFor(page, 4);
  await frameOf(page).getByRole("button", { name: "toggle" }).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("watching/")));
  expect((await progressOf(page, lesson))?.watchedSeconds).toBe(0);
  isOffline = false;
  complaints.length = 0;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(async () => (await progressOf(page, lesson))?.watchedSeconds).toBeGreaterThan(2);
});

test("the keyboard plays, pauses, jumps and closes", async ({ page, signIn }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${lesson.id}?t=60`);
  await page.getByRole("button", { name: "Resume at 1:00" }).press("Enter");
  await playFor(page, 61);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("ArrowRight");
  await playFor(page, 70);
  await page.keyboard.press("Space");
  const still = await frameOf(page).locator("#time").textContent();
  await page.waitForTimeout(1000);
  expect(Number(await frameOf(page).locator("#time").textContent())).toBeLessThan(Number(still) + 1);
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Play|Resume at)/ })).toBeFocused();
});

test("at the end the next lesson plays by itself, unless the learner says no", async ({ page, signIn }) => {
  await signIn("learner");
  const [first, second] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${first.id}`);
  const end = async () => {
    await page.getByRole("button", { name: /^(Play|Resume at)/ }).click();
    await playFor(page, 1);
    const frame = page.frames().find((each) => each.url().includes("youtube"));
    await frame?.evaluate(() => postMessage('{"event":"command","func":"end"}', "*"));
  };
  await end();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The next lesson plays in")).toHaveCount(0);
  await page.getByRole("button", { name: "Close player" }).click();
  await end();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
  await expect(page.locator("iframe")).toBeVisible();
});

test("a lesson's page can be used by everyone", async ({ page, signIn }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await page.goto(`/lessons/${lesson.id}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
