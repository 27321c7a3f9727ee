import type { Page } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { makeBatch, openPage } from "../../support/staffWork";

const DELETE_REFERENCE = "mutation ($input: VersionedInput!) { deleteReference(input: $input) { id } }";
const DELETE_BATCH = "mutation ($input: VersionedInput!) { deleteBatch(input: $input) { id } }";
const DELETE_COURSE = "mutation ($input: VersionedInput!) { deleteCourse(input: $input) { id } }";

/** Back shows the cached page until its lists are refetched. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.goBack();
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name }).click();
}

test("after a reference is deleted the next one has the focus, then the one before, then the heading", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id } = await makeBatch(page, ["One", "Two", "Three"]);
  await page.goto(`/cms/batches/${id}`);
  for (const [deleted, focused] of [
    ["Two", "Three (opens in a new tab)"],
    ["Three", "One (opens in a new tab)"],
  ] as const) {
    await page.getByRole("button", { name: `Delete ${deleted}` }).click();
    await confirm(page, "Delete reference");
    await expect(page.getByRole("link", { name: focused })).toBeFocused();
  }
  await page.getByRole("button", { name: "Delete One" }).click();
  await confirm(page, "Delete reference");
  await expect(page.getByRole("heading", { name: "References (0)" })).toBeFocused();
});

test("deleting a reference that is gone says so, and the list is today's", async ({ page, signIn }) => {
  await signIn("admin");
  const { id, referenceIds } = await makeBatch(page, ["One", "Two"]);
  await openPage(page, `/cms/batches/${id}`);
  await callApi(page, DELETE_REFERENCE, { input: { id: referenceIds[0], expectedVersion: 1 } });
  await page.getByRole("button", { name: "Delete One" }).click();
  await confirm(page, "Delete reference");
  await expect(page.getByText("This reference wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "References (1)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Two" })).toBeFocused();
});

test("editing a reference that is gone says so, keeps what was typed, and then the list is today's", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id, referenceIds } = await makeBatch(page, ["One", "Two"]);
  await openPage(page, `/cms/batches/${id}`);
  await page.getByRole("button", { name: "Edit Two" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit reference" });
  await dialog.getByLabel("Reference Title").fill("Two, newly recorded");
  await callApi(page, DELETE_REFERENCE, { input: { id: referenceIds[1], expectedVersion: 1 } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("This reference wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(dialog.getByLabel("Reference Title")).toHaveValue("Two, newly recorded");
  page.once("dialog", (asked) => void asked.accept());
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "References (1)" })).toBeVisible();
  await expect(page.getByRole("link", { name: "One" })).toBeFocused();
});

test("after a batch and its course are deleted, the page that follows has the focus", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id, slug } = await makeBatch(page);
  await page.goto(`/cms/batches/${id}`);
  await page.getByRole("button", { name: "Delete batch" }).click();
  await confirm(page, "Delete batch");
  await expect(page).toHaveURL(`/cms/courses/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("button", { name: "Delete course" }).click();
  await confirm(page, "Delete course");
  await expect(page.getByRole("heading", { name: "Courses", level: 1 })).toBeFocused();
});

test("the page of a batch does not read again what came with it", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await openPage(page, `/cms/batches/${id}`);
  await expect(page.getByRole("heading", { name: "Live classes (0)" })).toBeVisible();
  expect(sent.filter((body) => body.includes('"operationName":"CmsBatch'))).toEqual([]);
});

test("deleting a batch or a course that is gone says so and shows that it is gone", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id, courseId, slug } = await makeBatch(page);
  await openPage(page, `/cms/batches/${id}`);
  await callApi(page, DELETE_BATCH, { input: { id, expectedVersion: 1 } });
  await page.getByRole("button", { name: "Delete batch" }).click();
  await confirm(page, "Delete batch");
  await expect(page.getByText("This batch wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No such batch" })).toBeFocused();

  await openPage(page, `/cms/courses/${slug}`);
  await callApi(page, DELETE_COURSE, { input: { id: courseId, expectedVersion: 1 } });
  await page.getByRole("button", { name: "Delete course" }).click();
  await confirm(page, "Delete course");
  await expect(page.getByText("This course wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No such course" })).toBeFocused();
  await page.getByRole("link", { name: "To all courses" }).click();
  await expect(page.getByRole("heading", { name: "Courses", level: 1 })).toBeFocused();
});

test("editing a batch that is gone says so and keeps what was typed", async ({ page, signIn }) => {
  await signIn("admin");
  const { id } = await makeBatch(page);
  await openPage(page, `/cms/batches/${id}`);
  await callApi(page, DELETE_BATCH, { input: { id, expectedVersion: 1 } });
  const form = page.getByRole("region", { name: "Batch", exact: true });
  await form.getByLabel("Schedule").fill("Evenings");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("This batch wasn’t found. It may have been deleted.")).toBeVisible();
  await expect(form.getByLabel("Schedule")).toHaveValue("Evenings");
});

test("after a learner is removed the next one has the focus, also where a colleague was faster", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  await signIn("admin");
  const { id, code } = await makeBatch(page);
  await unlockBatch(await newPage(academy.people.learner), id, code);
  await openPage(page, `/cms/batches/${id}/learners`);
  const { data } = await callApi(
    page,
    "query ($id: UUID!) { cmsBatchLearners(batchId: $id) { nodes { accessId } } }",
    {
      id,
    },
  );
  const [access] = (data.cmsBatchLearners as { nodes: { accessId: string }[] }).nodes;
  await callApi(page, "mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { id } }", {
    input: { accessId: access?.accessId },
  });
  await page.getByRole("button", { name: "Revoke access of" }).click();
  await confirm(page, "Revoke access");
  await expect(page.getByText("had already lost access.")).toBeVisible();
  await expect(page.getByText("No learners yet")).toBeVisible();
  await expect(page.getByRole("heading", { name: "All learners" })).toBeFocused();
});

test("the question about a learner stays while the list is read again without them", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  await signIn("admin");
  const { id, code } = await makeBatch(page);
  await unlockBatch(await newPage(academy.people.learner), id, code);
  await openPage(page, `/cms/batches/${id}/learners`);
  let sendList = () => {};
  const isListDue = new Promise<void>((resolve) => (sendList = resolve));
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"operationName":"BatchLearners"')) return route.continue();
    await isListDue;
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"nodes":\[.*\],"pageInfo"/, '"nodes":[],"pageInfo"');
    await route.fulfill({ response: answer, body });
  });
  await leaveAndReturn(page);
  await page.getByRole("button", { name: "Revoke access of" }).click();
  sendList();
  await expect(page.getByText("No learners yet")).toBeVisible();
  await confirm(page, "Revoke access");
  await expect(page.getByText("no longer has access.")).toBeVisible();
});

test("a row that a newer one pushes off the list moves neither focus nor page", async ({ page, signIn }) => {
  await signIn("admin");
  await openPage(page, "/cms/registrations?state=ALL");
  let sendList = () => {};
  const isListDue = new Promise<void>((resolve) => (sendList = resolve));
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"operationName":"CmsRegistrations"')) return route.continue();
    await isListDue;
    const answer = await route.fetch();
    const read = (await answer.json()) as {
      data: { registrations: { nodes: unknown[]; pageInfo: { hasNextPage: boolean } } };
    };
    read.data.registrations.nodes.splice(10);
    read.data.registrations.pageInfo.hasNextPage = false;
    await route.fulfill({ response: answer, json: read });
  });
  await leaveAndReturn(page);
  const rows = page.getByRole("tabpanel").locator("ul > li");
  await expect(page.getByRole("heading", { name: "Registrations", level: 1 })).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(10);
  const place = async () => page.evaluate(() => [scrollY, document.activeElement?.textContent]);
  const placeBefore = await place();
  sendList();
  await expect(rows).toHaveCount(10);
  expect(await place()).toEqual(placeBefore);
});
