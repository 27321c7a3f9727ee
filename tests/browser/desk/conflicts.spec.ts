import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { makeBatch, openAndRead, part } from "../../support/staffWork";

const WHO = "Arjun Rao (sample)";

interface Story {
  /** The same form in two browsers, both opened before anybody saves. */
  mine: Locator;
  theirs: Locator;
  field: string;
}

async function save(form: Locator, field: string, text: string): Promise<void> {
  await form.getByLabel(field).fill(text);
  await form.getByRole("button", { name: "Save" }).click();
}

/** The form says who was faster, and shows this field as it is now and as it was typed here. */
async function expectConflict(form: Locator, field: string, theirs: string, yours: string): Promise<void> {
  const panel = form.getByRole("alert").filter({ hasText: `${WHO} changed this on` });
  await expect(panel.getByRole("term")).toHaveText([field]);
  await expect(panel.getByRole("definition")).toHaveText([`Theirs${theirs}`, `Yours${yours}`]);
  await expect(form.getByLabel(field)).toHaveValue(yours);
}

/** Each is overtaken by the other once: the first keeps what was typed, the other takes what is there. */
async function overtakeEachOther({ mine, theirs, field }: Story): Promise<void> {
  await save(theirs, field, "Theirs, first");
  await expect(theirs.getByText("Saved")).toBeVisible();
  await save(mine, field, "Mine");
  await expectConflict(mine, field, "Theirs, first", "Mine");
  await expectAccessible(mine.page());
  await mine.getByRole("button", { name: "Keep mine" }).click();
  await expect(mine.getByText("Saved")).toBeVisible();
  await expect(mine.getByRole("alert")).toHaveCount(0);
  await expect(mine.getByLabel(field)).toHaveValue("Mine");

  await save(theirs, field, "Theirs, second");
  await expectConflict(theirs, field, "Mine", "Theirs, second");
  await theirs.getByRole("button", { name: "Take theirs" }).click();
  await expect(theirs.getByLabel(field)).toHaveValue("Mine");
  await expect(theirs.getByRole("alert")).toHaveCount(0);
  // What was taken over is the newest version: it can be edited on.
  await save(theirs, field, "Theirs, last");
  await expect(theirs.getByText("Saved")).toBeVisible();
}

test.describe("two people at work, each in a browser of their own", () => {
  let other: Page;

  test.beforeEach(async ({ signIn, newPage, academy }) => {
    await signIn("admin");
    other = await newPage(academy.people.admin);
  });

  test("on one course see both versions, and choose", async ({ page }) => {
    const { slug } = await makeBatch(page);
    for (const each of [page, other]) await openAndRead(each, `/cms/courses/${slug}`, "CmsCourse");
    const [mine, theirs] = [part(page, "Course"), part(other, "Course")];
    await overtakeEachOther({ mine, theirs, field: "Description" });
    await page.reload();
    await expect(mine.getByLabel("Description")).toHaveValue("Theirs, last");
  });

  test("on one reference see both versions, and choose", async ({ page }) => {
    const { id } = await makeBatch(page, ["Joins"]);
    const forms: Locator[] = [];
    for (const each of [page, other]) {
      await openAndRead(each, `/cms/batches/${id}`, "CmsBatch");
      await each.getByRole("button", { name: "Edit Joins" }).click();
      forms.push(each.getByRole("dialog", { name: "Edit reference" }));
    }
    const [mine = page.locator("none"), theirs = mine] = forms;
    await overtakeEachOther({ mine, theirs, field: "Reference Title" });
    await page.reload();
    await expect(part(page, "References (1)").getByRole("link")).toContainText("Theirs, last");
  });

  test("on one batch see both versions, and choose", async ({ page }) => {
    const { id } = await makeBatch(page);
    for (const each of [page, other]) await openAndRead(each, `/cms/batches/${id}`, "CmsBatch");
    const [mine, theirs] = [part(page, "Batch"), part(other, "Batch")];
    await overtakeEachOther({ mine, theirs, field: "Schedule" });
  });

  test("see every field that differs, a tick too, and none that does not", async ({ page }) => {
    const { slug, course } = await makeBatch(page);
    for (const each of [page, other]) await openAndRead(each, `/cms/courses/${slug}`, "CmsCourse");
    const [mine, theirs] = [part(page, "Course"), part(other, "Course")];
    await theirs.getByLabel("Published").uncheck();
    await save(theirs, "Price in rupees", "1500");
    await expect(theirs.getByText("Saved")).toBeVisible();
    await save(mine, "Description", "Mine");
    const panel = mine.getByRole("alert").filter({ hasText: `${WHO} changed this on` });
    await expect(panel.getByRole("term")).toHaveText(["Description", "Price in rupees", "Published"]);
    await expect(panel.getByRole("definition")).toHaveText([
      "Theirs(empty)",
      "YoursMine",
      "Theirs1500",
      "Yours(empty)",
      "TheirsNo",
      "YoursYes",
    ]);
    await expect(mine.getByLabel("Course Name")).toHaveValue(course);
    await mine.getByRole("button", { name: "Take theirs" }).click();
    await expect(mine.getByLabel("Published")).not.toBeChecked();
    await expect(mine.getByLabel("Price in rupees")).toHaveValue("1500");
  });

  test("hear it when what they edit was deleted meanwhile, and keep what they typed", async ({ page }) => {
    const { slug, courseId } = await makeBatch(page);
    await openAndRead(page, `/cms/courses/${slug}`, "CmsCourse");
    await callApi(other, "mutation ($input: VersionedInput!) { deleteCourse(input: $input) { id } }", {
      input: { id: courseId, expectedVersion: 1 },
    });
    const form = part(page, "Course");
    await save(form, "Description", "Too late");
    await expect(form.getByRole("alert").filter({ hasText: /does not exist/ })).toBeVisible();
    await expect(form.getByLabel("Description")).toHaveValue("Too late");
  });
});
