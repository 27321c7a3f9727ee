import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type * as inputs from "../../../client/apollo/schema.generated";
import { answerForOthers, callApi, expect, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { SIGN_UP } from "../../support/documents";
import type { Hostile } from "../../support/hostileContent";
import {
  expectNothingInserted,
  expectShownAsText,
  HOSTILE,
  HOSTILE_NAME,
  SHORTLY_HOSTILE,
  watchFor,
} from "../../support/hostileText";
import { openPage, part } from "../../support/staffWork";

const VIEW = "mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }";

async function makeHostileCourse(page: Page) {
  const course = `${randomInt(2 ** 30)} ${HOSTILE}`;
  const made = await callApi(
    page,
    "mutation ($input: CreateCourseInput!) { createCourse(input: $input) { id slug } }",
    {
      input: {
        name: course,
        description: HOSTILE,
        goal: SHORTLY_HOSTILE,
        prepareText: HOSTILE,
        sectionText: HOSTILE,
        syllabus: [SHORTLY_HOSTILE],
        outcomes: [SHORTLY_HOSTILE],
        weeks: [{ title: SHORTLY_HOSTILE, text: HOSTILE }],
        questions: [{ question: HOSTILE, answer: HOSTILE }],
        imageUrl: `https://pictures.example.com/${HOSTILE}`,
        isPublished: true,
      } satisfies Hostile<inputs.CreateCourseInput>,
    },
  );
  const { id: courseId, slug } = made.data.createCourse as { id: string; slug: string };
  const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const batch = await callApi(
    page,
    "mutation ($input: CreateBatchInput!) { createBatch(input: $input) { id } }",
    {
      input: {
        courseId,
        name: HOSTILE,
        scheduleText: HOSTILE,
        startsOn: tomorrow,
        endsOn: tomorrow,
        secretCode: SHORTLY_HOSTILE,
      } satisfies Hostile<inputs.CreateBatchInput>,
    },
  );
  const { id: batchId } = batch.data.createBatch as { id: string };
  const references: string[] = [];
  for (const link of ["https://youtu.be/dQw4w9WgXcQ", `https://video.example.com/?${HOSTILE}`]) {
    const title = `${references.length + 1} ${HOSTILE}`;
    const added = await callApi(
      page,
      "mutation ($input: CreateReferenceInput!) { createReference(input: $input) { id } }",
      {
        input: {
          batchId,
          title,
          link,
          text: HOSTILE,
          durationText: '"><b>1:30',
        } satisfies Hostile<inputs.CreateReferenceInput>,
      },
    );
    references.push((added.data.createReference as { id: string }).id);
  }
  return { course, courseId, slug, batchId, references };
}

async function makeHostileArticle(page: Page) {
  const { data } = await callApi(
    page,
    "mutation ($input: CreateBlogPostInput!) { createBlogPost(input: $input) { id slug } }",
    {
      input: {
        title: `${randomInt(2 ** 30)} ${HOSTILE}`,
        excerpt: HOSTILE,
        body: `${HOSTILE}\n\n[press](javascript:alert(5))\n\n<script>alert(6)</script>`,
        authorName: HOSTILE,
        tags: [HOSTILE.slice(0, 20)],
        isPublished: true,
      },
    },
  );
  return data.createBlogPost as { id: string; slug: string };
}

test("hostile text is text on every page, for everybody, and nothing of it runs", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  test.slow();
  const [visitor, learner] = [await newPage(), await newPage()];
  for (const each of [page, visitor, learner]) await answerForOthers(each, academy);
  const seen = await Promise.all([page, visitor, learner].map(watchFor));
  await signIn("admin");
  const { course, courseId, slug, batchId, references } = await makeHostileCourse(page);
  const email = `hostile-${randomInt(2 ** 40)}@example.com`;
  const person = { email, password: "three brass lanterns", name: HOSTILE_NAME };
  await callApi(learner, SIGN_UP, { input: person });

  const article = await makeHostileArticle(page);
  const everybodys = ["/lms", `/lms/${slug}`, "/course", "/blog", `/blog/${article.slug}`];
  for (const address of everybodys) await expectShownAsText(visitor, address);

  await expectShownAsText(learner, `/dash?course=${slug}&batch=${batchId}`);
  await unlockBatch(learner, batchId, SHORTLY_HOSTILE);
  await callApi(learner, VIEW, { id: references[0] });
  await expectShownAsText(learner, `/dash?course=${slug}&batch=${batchId}`);
  await learner.getByRole("link", { name: /^Resume/ }).click();
  await learner.getByRole("button", { name: "Play" }).click();
  await expect(learner.locator("iframe")).toHaveAttribute("title", `1 ${HOSTILE}`);
  await expectNothingInserted(learner);
  for (const address of [`/lms/${slug}`, "/lms"]) await expectShownAsText(learner, address);
  await expect(learner.locator("#continue")).toContainText(HOSTILE);

  await openPage(page, "/cms/courses");
  await page.getByRole("searchbox").fill(course);
  await expect(page.getByRole("link", { name: course })).toBeVisible();
  await openPage(page, "/cms");
  await page.getByLabel("Select Course").selectOption({ label: course });
  await expect(page.getByRole("option", { name: HOSTILE, exact: true })).toBeAttached();
  await expectNothingInserted(page);
  await expectShownAsText(page, `/cms/courses/${slug}`);
  await page.getByRole("button", { name: "Delete course" }).click();
  await expect(page.getByRole("dialog")).toContainText(HOSTILE);
  await expectNothingInserted(page);
  await expectShownAsText(page, `/cms/batches/${batchId}/learners`);
  await expect(part(page, "All learners")).toContainText(HOSTILE_NAME);
  await expectShownAsText(page, `/cms/batches/${batchId}`);
  await page.getByRole("button", { name: `Delete 2 ${HOSTILE}` }).click();
  await page.getByRole("button", { name: "Delete reference" }).click();
  await expect(page.getByText(`2 ${HOSTILE} was deleted.`)).toBeVisible();
  await expectNothingInserted(page);

  await callApi(page, "mutation ($input: VersionedInput!) { deleteCourse(input: $input) { id } }", {
    input: { id: courseId, expectedVersion: 1 },
  });
  await callApi(page, "mutation ($input: VersionedInput!) { deleteBlogPost(input: $input) { id } }", {
    input: { id: article.id, expectedVersion: 1 },
  });
  expect(seen.flat()).toEqual([]);
});

test("a hostile address leads nowhere else, and nothing of it runs", async ({ page, academy }) => {
  const seen = await watchFor(page);
  const hostile = encodeURIComponent(HOSTILE);
  const addresses = [
    `/lms/${hostile}`,
    `/${hostile}`,
    `/lms?next=${hostile}`,
    `/lms?${hostile}`,
    `/course#${hostile}`,
  ];
  for (const address of addresses) {
    await openPage(page, address);
    await expectNothingInserted(page);
  }
  for (const next of ["javascript:alert(4)", "//elsewhere.example.com", "/\\elsewhere.example.com"]) {
    await openPage(page, `/signin?next=${encodeURIComponent(next)}`);
    await page.getByLabel("E-mail").fill(academy.people.learner.email);
    await page.getByLabel("Password").fill(academy.people.learner.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${academy.origin}/dash`);
    await page.context().clearCookies();
  }
  expect(seen).toEqual([]);
});

test("what a visitor puts into a list of their own is text, after a reload too", async ({ page }) => {
  const seen = await watchFor(page);
  await openPage(page, "/course");
  await page.getByLabel("Course Name").fill(HOSTILE);
  await page.getByLabel("Description").fill(HOSTILE);
  await page.getByLabel("Price").fill(HOSTILE);
  await page.getByRole("button", { name: "Add Course" }).click();
  await expect(page.getByRole("heading", { name: HOSTILE, exact: true })).toBeVisible();
  await expectNothingInserted(page);
  await expectShownAsText(page, "/course");
  expect(seen).toEqual([]);
});
