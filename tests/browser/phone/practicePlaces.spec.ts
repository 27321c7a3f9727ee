import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { CREATE_BATCH } from "../../support/documents";
import { CREATE_EXERCISE } from "../../support/exerciseDocuments";
import { fakeYouTube } from "../../support/fakeYouTube";
import { ADD_REFERENCE, makeBatch } from "../../support/staffWork";

const DOUBLE = {
  kind: "PYTHON",
  topic: "Functions",
  level: "BASIC",
  minutes: 5,
  prompt: "Write `double(n)`.",
  starterCode: "def double(n):\n    pass\n",
  solution: "def double(n):\n    return n * 2\n",
  isPublished: true,
  tests: [{ kind: "CALL", call: "double(4)" }],
};

/** A batch without a code: a video that waits at 0:20, then a lesson that is the same exercise. */
async function makeLessons(staff: Page): Promise<{ video: string; lesson: string }> {
  const add = async (document: string, input: object) => {
    const { data } = await callApi(staff, document, { input });
    return (Object.values(data)[0] as { id: string }).id;
  };
  const { courseId } = await makeBatch(staff);
  const exerciseId = await add(CREATE_EXERCISE, { ...DOUBLE, title: `Double it ${courseId}` });
  const batchId = await add(CREATE_BATCH, { courseId, name: "Batch 2", access: "OPEN" });
  const watched = {
    title: "Functions",
    link: "https://www.youtube.com/watch?v=TsRBftzZsQo",
    durationText: "10:00",
  };
  const video = await add(ADD_REFERENCE, { batchId, ...watched, checkpoints: [{ second: 20, exerciseId }] });
  const lesson = await add(ADD_REFERENCE, { batchId, title: "Try a function", kind: "EXERCISE", exerciseId });
  return { video: `/lessons/${video}`, lesson: `/lessons/${lesson}` };
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(code);
}

test("a video waits for an exercise, and the lesson that is the exercise is done by passing it", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const { video, lesson } = await makeLessons(await newPage(academy.people.admin));
  await signIn("learner");
  await fakeYouTube(page, { speedUp: 3 });
  await page.goto(video);
  await page.getByRole("region", { name: "Player" }).getByRole("button", { name: "Play" }).click();
  const waiting = page.getByRole("region", { name: /^Try it now: Double it/ });
  await expect(waiting).toBeVisible();
  const time = page.frameLocator("iframe").locator("#time");
  const stoppedAt = await time.textContent();
  await waiting.getByRole("button", { name: "Try it" }).click();
  await expect(waiting.getByText("Write double(n).")).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await time.textContent()).toBe(stoppedAt);
  await waiting.getByRole("button", { name: "Continue the video" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(async () => {
    expect(Number(await time.textContent())).toBeGreaterThan(Number(stoppedAt) + 1);
  }).toPass();

  await page.goto(lesson);
  await expect(page.getByText("This lesson is done when your code passes every test.")).toBeVisible();
  await page.getByRole("tab", { name: "Code" }).click();
  await typeCode(page, DOUBLE.solution);
  await page.getByRole("button", { name: "Check my code" }).click();
  await expect(page.getByText("Done: you passed it")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("a question of the bootcamp leads to its exercise", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/python");
  const question = page.locator("#levels details").first();
  await question.locator("summary").click();
  await question.getByRole("link", { name: /^Solve it here/ }).click();
  await expect(page).toHaveURL(/\/practice\/[\w-]+$/);
  await expect(page.getByRole("tab", { name: "Code" })).toBeVisible();
});

test("a visitor runs the home page's exercise, and goes on with the same code on its own page", async ({
  page,
}) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Write some Python. Right here." });
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("button", { name: "Run" }).click();
  await expect(section.getByText("Wrong result.").first()).toBeVisible({ timeout: 60_000 });

  const code =
    "def laddoos(boxes):\n    total = 0\n    for box in boxes:\n        total += box\n    return total\n";
  await typeCode(page, code);
  await section.getByRole("button", { name: "Run" }).click();
  await expect(section.getByText("It works!")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await section.getByRole("link", { name: "Open the exercise" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Count the laddoos" })).toBeVisible();
  await page.getByRole("tab", { name: "Code" }).click();
  await expect(page.locator(".cm-content")).toContainText("for box in boxes");
});
