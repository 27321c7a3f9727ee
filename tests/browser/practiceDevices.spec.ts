import type { Page } from "@playwright/test";
import type { LabManifest } from "../../labs/browser/messages";
import {
  GREET,
  ORDERS,
  RIGHT,
  SOON,
  SPLIT,
  editorOf,
  makeExercise,
  openPart,
  resultOf,
  run,
} from "../support/benchPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser";

test("a browser that cannot load Python says so, and offers the academy's server @desk", async ({
  page,
  newPage,
  signIn,
  academy,
  complaints,
}) => {
  const address = await makeExercise(await newPage(academy.people.admin), SPLIT);
  await signIn("learner");
  await page.route("**/labs/*.wasm", (route) => route.abort());
  await page.goto(address);
  await run(page, RIGHT);
  await expect(page.getByRole("alert")).toContainText("Python couldn’t be downloaded");
  complaints.splice(0);
  await page.getByRole("button", { name: "Check my code" }).click();
  await expect(resultOf(page).getByText("Solved: all tests passed.")).toBeVisible(SOON);
});

/** Puts code before the worker's own. */
async function breakWorker(page: Page, code: string): Promise<void> {
  await page.route("**/labs/manifest.json", async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as LabManifest;
    manifest.python.worker.bytes += code.length;
    await route.fulfill({ response, json: manifest });
  });
  await page.route("**/labs/python*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: code + (await response.text()) });
  });
}

/** As Chromium says it on a device that is full, which still makes the small instances that have no imports. */
const NO_MEMORY = `const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (source, imports) => {
  if (!imports) return instantiate.call(WebAssembly, source);
  throw new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory for new instance");
};`;

test("on a device without memory for Python, the academy's server runs the code, and the page says so @phone", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const address = await makeExercise(await newPage(academy.people.admin), SPLIT);
  await breakWorker(page, NO_MEMORY);
  await page.goto(address);
  const result = resultOf(page);
  await run(page, RIGHT);
  const note = page.getByRole("alert");
  await expect(note).toContainText("This device can't run Python: it is short of memory", SOON);
  await expect(note).toContainText("Sign in, and the academy's server runs it for you.");
  await signIn("learner");
  await page.goto(address);
  await run(page, SPLIT.starterCode);
  await expect(result.getByText("Not solved yet: 0 of 3 tests passed.")).toBeVisible(SOON);
  await expect(note).toContainText("The academy's server runs your code instead: Run checks it.");
  await run(page, RIGHT);
  await expect(result.getByText("Solved: all tests passed.")).toBeVisible(SOON);
  await expect(note).toBeVisible();
  await expectAccessible(page);
});

test("a device that says how small it is downloads no database @phone", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const address = await makeExercise(await newPage(academy.people.admin), ORDERS);
  await signIn("learner");
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { get: () => 2 }));
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(address);
  await run(page, ORDERS.solution);
  await expect(resultOf(page).getByText("Solved: all tests passed.")).toBeVisible(SOON);
  await expect(page.getByRole("alert")).toContainText("This device can't run SQL: it is short of memory");
  expect(requested.filter((file) => file.startsWith("/labs/"))).toEqual([]);
});

/** A phone's keyboard covers the page without resizing it; this browser has none. */
async function fakeKeyboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const screen = Object.assign(new EventTarget(), {
      height: innerHeight,
      offsetTop: 0,
      width: innerWidth,
      scale: 1,
    });
    Object.defineProperty(window, "visualViewport", { get: () => screen });
    Object.assign(window, {
      cover: (height: number) => {
        screen.height = innerHeight - height;
        screen.dispatchEvent(new Event("resize"));
      },
    });
  });
}

test("the row of symbols stays above the keyboard while code is typed @phone", async ({
  page,
  newPage,
  academy,
}) => {
  await fakeKeyboard(page);
  await page.goto(await makeExercise(await newPage(academy.people.admin), GREET));
  await openPart(page, "Code");
  await editorOf(page).click();
  // More than three lines are above the keyboard without scrolling.
  expect((await editorOf(page).boundingBox())?.y).toBeLessThan(200);
  const row = page.getByRole("toolbar", { name: "Symbols" });
  const height = page.viewportSize()?.height ?? 0;
  const bottom = async () => {
    const box = await row.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  const cover = (pixels: number) =>
    page.evaluate((given) => (window as unknown as { cover: (height: number) => void }).cover(given), pixels);
  const resting = await bottom();
  // The browser's own bar is no keyboard.
  await cover(60);
  expect(await bottom()).toBe(resting);
  await cover(290);
  await expect.poll(bottom).toBe(height - 290);
  await row.getByRole("button", { name: "[" }).click();
  await expect(editorOf(page)).toHaveText("[");
  await expect.poll(bottom).toBe(height - 290);
  await expectNoSidewaysScroll(page);
  // The line that is typed stays in view above the row.
  for (let line = 0; line < 12; line += 1) await page.keyboard.press("Enter");
  const typed = async () => {
    const box = await editorOf(page).locator(".cm-line").last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const top = async () => (await row.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await typed()) <= (await top())).toBe(true);
  await cover(0);
  await expect.poll(bottom).not.toBe(height);
});

test("Ctrl + Enter on a keyboard of an Android device runs the code; no hint takes room there @phone", async ({
  page,
  newPage,
  academy,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "userAgent", {
      value:
        "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    }),
  );
  await page.goto(await makeExercise(await newPage(academy.people.admin), GREET));
  await openPart(page, "Code");
  await expect(page.getByText("Ctrl + Enter runs your code")).toBeHidden();
  await editorOf(page).click();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("tab", { name: "Result" })).toHaveAttribute("aria-selected", "true");
});

test("a browser that cannot read the engine's program says so at once @desk", async ({
  page,
  newPage,
  academy,
  complaints,
}) => {
  await breakWorker(page, "this is no JavaScript;");
  await page.goto(await makeExercise(await newPage(academy.people.admin), SPLIT));
  await run(page, RIGHT);
  // Long before the limit on starts, of a minute.
  await expect(page.getByRole("alert")).toContainText("its browser is too old", { timeout: 30_000 });
  complaints.splice(0);
});
