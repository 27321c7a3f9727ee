import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { CREATE_BATCH } from "../../support/documents";
import { fakeYouTube } from "../../support/fakeYouTube";
import { ADD_REFERENCE, makeBatch } from "../../support/staffWork";

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

/** Questions and notes have buttons that play, too. */
const posterOf = (page: Page) =>
  page.getByRole("region", { name: "Player" }).getByRole("button", { name: /^(Play|Resume at)/ });

async function playFor(page: Page, seconds: number): Promise<void> {
  await expect(async () => {
    expect(Number(await frameOf(page).locator("#time").textContent())).toBeGreaterThan(seconds);
  }).toPass();
}

test("the list of lessons begins where the lesson is, without moving the page", async ({ page, signIn }) => {
  await signIn("learner");
  const last = (await findLessons(page)).at(-1);
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto(`/lessons/${last?.id}`);
  const lessons = page.getByRole("navigation", { name: "Lessons", exact: true });
  const list = lessons.getByRole("list");
  await expect.poll(async () => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await list.scrollIntoViewIfNeeded();
  await expect(lessons.getByRole("link", { name: last?.title })).toBeInViewport({ ratio: 0.9 });
});

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
  await posterOf(page).click();
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
    .getByRole("link", { name: `Resume at 0:0${progress?.positionSeconds}` })
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
  await posterOf(page).click();
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
  await posterOf(page).click();
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

test("progress of a lesson that is gone is sent once, and then forgotten", async ({ page, signIn }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  const { data } = await callApi(page, "{ viewer { id } }", {});
  const key = `watching/${(data.viewer as { id: string }).id}/00000000-0000-4000-8000-000000000000`;
  const report = { referenceId: key.slice(-36), videoNumber: 1, watched: [], positionSeconds: 9 };
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ ...report, positionAt: Date.now() }),
  ] as const);
  await page.goto(`/lessons/${lesson.id}`);
  await page.waitForFunction((name) => localStorage.getItem(name) === null, key);
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
  await expect(posterOf(page)).toBeFocused();
  await expect(posterOf(page)).toHaveText(/^Resume at 1:[1-9]/);
  await page.reload();
  await expect(posterOf(page)).toHaveText(/^Resume at 1:[1-9]/);
});

async function playToEnd(page: Page): Promise<void> {
  await posterOf(page).click();
  await playFor(page, 1);
  const frame = page.frames().find((each) => each.url().includes("youtube"));
  await frame?.evaluate(() => postMessage('{"event":"command","func":"end"}', "*"));
}

test("at the end the next lesson plays by itself, unless the learner says no", async ({ page, signIn }) => {
  await signIn("learner");
  const [first, second] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${first.id}`);
  await playToEnd(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("The next lesson plays in")).toHaveCount(0);
  await page.getByRole("button", { name: "Close player" }).click();
  await playToEnd(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.title);
  await expect(page.locator("iframe")).toBeVisible();
});

test("at the end of a video, a lesson that does not play here is said to open", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const staff = await newPage(academy.people.admin);
  const { courseId } = await makeBatch(staff);
  const batch = await callApi(staff, CREATE_BATCH, { input: { courseId, name: "Batch 2", access: "OPEN" } });
  const { id: batchId } = Object.values(batch.data)[0] as { id: string };
  const add = async (title: string, link: string) => {
    const { data } = await callApi(staff, ADD_REFERENCE, { input: { batchId, title, link } });
    return (Object.values(data)[0] as { id: string }).id;
  };
  const first = await add("A video", "https://www.youtube.com/watch?v=TsRBftzZsQo");
  await add("A folder", "https://files.example.com/recordings");
  await signIn("learner");
  await fakeYouTube(page);
  await page.goto(`/lessons/${first}`);
  await playToEnd(page);
  await expect(page.getByText("The next lesson opens in")).toBeVisible();
  await page.getByRole("button", { name: "Open now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A folder");
});

/** Whether a click in its middle, and at its upper and lower edge, would meet it. */
async function isUncovered(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const heights = [top + 2, top + height / 2, top + height - 2];
    return heights.every((y) => document.elementFromPoint(left + width / 2, y) === element);
  });
}

test("while a video plays, it stays in sight above the questions, and covers none", async ({
  page,
  signIn,
}) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${lesson.id}`);
  await posterOf(page).click();
  await playFor(page, 1);
  await page.getByRole("link", { name: "1 question" }).click();
  await expect.poll(async () => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect.poll(async () => isUncovered(page.locator("iframe"))).toBe(true);
  await expect.poll(async () => isUncovered(page.getByRole("tab", { name: "Questions" }))).toBe(true);
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
  const panels = page.getByRole("region", { name: "Questions and notes" });
  expect(await widthOf(page.getByRole("navigation", { name: "Lessons", exact: true }))).toBe(
    await widthOf(panels),
  );
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole("button", { name: "0:48" }).click();
  await playFor(page, 48);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("a lesson's page can be used by everyone", async ({ page, signIn }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await page.goto(`/lessons/${lesson.id}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a text and a file are read, downloaded and marked, each said to be what it is", async ({
  page,
  signIn,
}) => {
  await signIn("learner");
  await page.goto("/dash");
  const card = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await expect(card("Price list for the exercises")).toContainText("File");
  await card("Before you start").getByRole("link", { name: /^Read/ }).click();
  await expect(
    page.getByRole("heading", { level: 2, name: "Set an alarm before anything else" }),
  ).toBeVisible();
  await expect(page.getByText("aws configure")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("button", { name: "Done: you marked it" })).toBeVisible();

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price list for the exercises");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("cell", { name: "t3.micro", exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("aws-exercise-prices.csv");
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^service,size,region/);
  await expect(page.getByRole("navigation", { name: "Lessons", exact: true })).toContainText(
    "Text · 5 min · done",
  );
});

test("a private video says so and leads to its own page", async ({ page, signIn }) => {
  await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page, { problem: 100 });
  await page.goto(`/lessons/${lesson.id}`);
  await posterOf(page).click();
  await expect(page.getByText("This video was removed or is private")).toBeVisible();
  const section = page.getByRole("region", { name: "Player" });
  await expect(section.getByRole("link", { name: /^Watch Video/ })).toHaveAttribute("href", /youtu/);
  await expect(section.getByRole("link", { name: "Tell the academy" })).toBeVisible();
  await expectAccessible(page);
});

test("a session that ends while watching: sign in, and go on at the same second", async ({
  page,
  signIn,
  complaints,
}) => {
  const person = await signIn("learner");
  const [lesson] = await findLessons(page);
  await fakeYouTube(page);
  await page.goto(`/lessons/${lesson.id}`);
  await posterOf(page).click();
  await playFor(page, 3);
  await page.context().clearCookies();
  // What a phone says when the learner looks at another app: the page saves at once.
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await expect(async () => {
    const time = async () => frameOf(page).locator("#time").textContent();
    const before = await time();
    await page.waitForTimeout(600);
    expect(await time()).toBe(before);
  }).toPass();
  const stoppedAt = Number(await frameOf(page).locator("#time").textContent());
  await dialog.getByLabel(/^E-?mail/).fill(person.email);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  complaints.length = 0;
  await expect.poll(async () => (await progressOf(page, lesson))?.positionSeconds).toBeGreaterThan(2);
  await playFor(page, stoppedAt + 1);
});
