import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../support/browser";
import { watchShifts } from "../support/watchShifts";

const SECTIONS = [
  "How it works",
  "Courses",
  "Next batches",
  "Continue where you were",
  "What learners say",
  "Questions",
];

async function pressLogin(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: "Login" }).click();
}

test(
  "home names the academy, shows real prices and leads on to the courses",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle(/Sopaan/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learn data. Step by step.");
    const dataScience = page.locator("#courses li").filter({ hasText: "Data Science" });
    await expect(dataScience).toContainText("₹2,000");
    const start = page.getByRole("link", { name: "Start Learning" });
    await expect(start).toHaveAttribute("href", /^https:/);
    await expect(start).toHaveAttribute("rel", "noopener noreferrer");
  },
);

test(
  "a visitor is welcomed, a wrong sign-in says so, a right one goes to the portal",
  { tag: "@phone" },
  async ({ page, academy }) => {
    await page.goto("/lms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Sopaan LMS");
    await expect(page.getByText("Your Gateway to Data Science & Analytics Mastery")).toBeVisible();

    await pressLogin(page);
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole("link", { name: "Get Started" }).click();
    await dialog.getByLabel("E-mail").fill(academy.people.learner.email);
    await dialog.getByLabel("Password").fill("not it at all");
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByText("Invalid credentials!")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Password").fill(academy.people.learner.password);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/dash/);
  },
);

test(
  "a learner goes on from here, and finds the video opened last",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    await signIn("learner");
    await page.goto("/lms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We Help You Learn What You Love");
    await expect(page.getByText("Cloud-Native Thinking for the Modern World.")).toBeVisible();
    const place = page.locator("#continue");
    await expect(place).toContainText("Confirm your address to see your classes");

    await page.getByRole("link", { name: "Browse All Courses" }).click();
    await expect(page).toHaveURL(/\/dash/);
    const answer = await callApi(
      page,
      '{ course(slug: "aws-cloud-computing") { batches { references { id title } } } }',
      {},
    );
    const { course } = answer.data as {
      course: { batches: { references: { id: string; title: string }[] }[] };
    };
    const opened = course.batches[0]?.references[0];
    await callApi(page, "mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }", {
      id: opened?.id,
    });

    await page.goto("/lms");
    await expect(place).toContainText(opened?.title ?? "nothing");
    await place.getByRole("link", { name: "Continue this lesson" }).click();
    await expect(page).toHaveURL(`/lessons/${opened?.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(opened?.title ?? "nothing");
  },
);

test("a link to a part of the page shows that part", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/lms/sql");
  await page.getByRole("link", { name: "All courses" }).click();
  await expect(page).toHaveURL(/\/lms#courses$/);
  await expect(page.getByRole("heading", { name: "Courses", exact: true })).toBeInViewport();
});

test("one question is open at a time", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/lms");
  const questions = page.locator("#questions details");
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0).locator("p")).toBeVisible();
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1).locator("p")).toBeVisible();
  await expect(questions.nth(0).locator("p")).toBeHidden();
});

test(
  "a course shows its batches, and a visitor who signs in lands at the one chosen",
  { tag: "@phone" },
  async ({ page, academy }) => {
    await page.goto("/lms/data-science");
    await expect(page).toHaveTitle("Data Science · Sopaan");
    const batch = page.getByRole("article").filter({ hasText: "Data Science Batch 2" });
    await expect(batch).toContainText("Locked");
    await expect(batch).toContainText("IST");
    await batch.getByRole("link", { name: /Sign in to unlock it/ }).click();
    await page.getByLabel("E-mail").fill(academy.people.learner.email);
    await page.getByLabel("Password").fill(academy.people.learner.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/dash\?course=data-science&batch=/);
    await expect(page.getByRole("heading", { name: /^Data Science Batch 2/ })).toBeVisible();
  },
);

test(
  "a learner is led to the code, and once it is entered, to the videos",
  { tag: "@phone" },
  async ({ page, academy, signIn }) => {
    await signIn("learner");
    await page.goto("/lms/data-science");
    const batch = page.getByRole("article").filter({ hasText: "Data Science Batch 1" });
    await batch.getByRole("link", { name: /Enter the secret code/ }).click();
    await expect(page.getByRole("heading", { name: "Data Science Batch 1 is locked" })).toBeVisible();
    await page.getByLabel("Enter Secret Code").fill(academy.codes["Data Science Batch 1"] ?? "");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("link", { name: /Watch Video/ }).first()).toBeVisible();

    await page.goto("/lms/data-science");
    await expect(batch).toContainText("Unlocked");
    await batch.getByRole("link", { name: /Open this batch/ }).click();
    await expect(page.getByRole("link", { name: /Watch Video/ }).first()).toBeVisible();
  },
);

test("an open batch is open to every learner", { tag: "@phone" }, async ({ page, signIn }) => {
  await page.goto("/lms/aws-cloud-computing");
  await expect(page.getByText("Free with any account, without a code.")).toBeVisible();
  await signIn("learner");
  await page.reload();
  await page.getByRole("link", { name: /Open this batch/ }).click();
  await expect(page.getByRole("heading", { name: "AWS Batch 1", exact: true })).toBeVisible();
});

test("a course that nobody knows leads to the list, which says so", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/lms/no-such-course");
  await expect(page).toHaveURL(/\/lms\?missing=1$/);
  await expect(page.getByRole("status")).toContainText("That course is no longer here");
});

test.describe("with JavaScript off", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("every section can be read, and the questions opened", async ({ page }) => {
    await page.goto("/lms");
    for (const name of SECTIONS) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.locator("#courses").getByRole("link", { name: "Data Science" })).toBeVisible();
    await expect(page.locator("#batches")).toContainText("India Standard Time");
    await expect(page.locator("#learners")).toContainText("Sample people for the demo");
    const question = page.locator("#questions details").first();
    await question.locator("summary").click();
    await expect(question.locator("p")).toBeVisible();
  });
});

test("the learner's home is accessible and fits the screen", async ({ page, signIn, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? "light" : "dark" });
  await signIn("learner");
  await page.goto("/lms");
  await expectAccessible(page);
});

test("nothing on the pages moves while they load", async ({ page }) => {
  const shiftOf = await watchShifts(page);
  for (const path of ["/", "/lms", "/lms/data-science"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await shiftOf()).toBeLessThan(0.001);
  }
});

test("nothing moves while a page arrives slowly at a slow processor", async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", line);
  const shiftOf = await watchShifts(page);
  for (const path of ["/signin", "/join", "/forgot", "/lms", "/powerbi", "/aa", "/python"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect(await shiftOf(), path).toBeLessThan(0.002);
  }
});
