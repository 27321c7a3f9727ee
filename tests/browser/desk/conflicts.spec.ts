import type { Locator, Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { makeBatch, openPage, part } from "../../support/staffWork";

const WHO = "Arjun Rao (sample)";

interface Story {
  /** The same form in two browsers, both opened before any save. */
  mine: Locator;
  theirs: Locator;
  field: string;
}

async function save(form: Locator, field: string, text: string): Promise<void> {
  await form.getByLabel(field).fill(text);
  await form.getByRole("button", { name: "Save" }).click();
}

/** The form names the other editor and asks about this field only: keep theirs or mine. */
async function expectQuestion(form: Locator, field: string, theirs: string, yours: string): Promise<Locator> {
  const panel = form.getByRole("alert").filter({ hasText: `${WHO} changed this on` });
  await expect(panel.getByRole("group")).toHaveCount(1);
  const question = panel.getByRole("group", { name: field });
  await expect(question.getByRole("radio", { name: `Theirs ${theirs}` })).not.toBeChecked();
  await expect(question.getByRole("radio", { name: `Yours ${yours}` })).not.toBeChecked();
  await expect(form.getByRole("textbox", { name: field })).toHaveValue(yours);
  return question;
}

async function overtakeEachOther({ mine, theirs, field }: Story): Promise<void> {
  await save(theirs, field, "Theirs, first");
  await expect(theirs.getByText("Saved")).toBeVisible();
  await save(mine, field, "Mine");
  const question = await expectQuestion(mine, field, "Theirs, first", "Mine");
  await expectAccessible(mine.page());
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(question.getByText("Please choose one of the two.")).toBeVisible();
  await question.getByRole("radio", { name: /^Yours/ }).check();
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByText("Saved")).toBeVisible();
  await expect(mine.getByRole("alert").filter({ hasText: "changed this" })).toHaveCount(0);
  await expect(mine.getByLabel(field)).toHaveValue("Mine");

  await save(theirs, field, "Theirs, second");
  const other = await expectQuestion(theirs, field, "Mine", "Theirs, second");
  await other.getByRole("radio", { name: /^Theirs/ }).check();
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(theirs.getByText("Saved")).toBeVisible();
  await expect(theirs.getByRole("textbox", { name: field })).toHaveValue("Mine");
  await save(theirs, field, "Theirs, last");
  await expect(theirs.getByText("Saved", { exact: true })).toBeVisible();
}

test.describe("two people at work, each in a browser of their own", () => {
  let other: Page;

  test.beforeEach(async ({ signIn, newPage, academy }) => {
    await signIn("admin");
    other = await newPage(academy.people.admin);
  });

  test("on one course see both texts, and choose", async ({ page }) => {
    const { slug } = await makeBatch(page);
    for (const each of [page, other]) await openPage(each, `/cms/courses/${slug}`);
    const [mine, theirs] = [part(page, "Course"), part(other, "Course")];
    await overtakeEachOther({ mine, theirs, field: "Description" });
    await page.reload();
    await expect(mine.getByLabel("Description")).toHaveValue("Theirs, last");
  });

  test("on one reference see both texts, and choose", async ({ page }) => {
    const { id } = await makeBatch(page, ["Joins"]);
    const forms: Locator[] = [];
    for (const each of [page, other]) {
      await openPage(each, `/cms/batches/${id}`);
      await each.getByRole("button", { name: "Edit Joins" }).click();
      forms.push(each.getByRole("dialog", { name: "Edit reference" }));
    }
    const [mine = page.locator("none"), theirs = mine] = forms;
    await overtakeEachOther({ mine, theirs, field: "Reference Title" });
    await page.reload();
    await expect(part(page, "References (1)").getByRole("link")).toContainText("Theirs, last");
  });

  test("on one batch see both texts, and choose", async ({ page }) => {
    const { id } = await makeBatch(page);
    for (const each of [page, other]) await openPage(each, `/cms/batches/${id}`);
    const [mine, theirs] = [part(page, "Batch"), part(other, "Batch")];
    await overtakeEachOther({ mine, theirs, field: "Schedule" });
  });

  test("keep both changes where each changed another field, without a question", async ({ page }) => {
    const { slug, course } = await makeBatch(page);
    for (const each of [page, other]) await openPage(each, `/cms/courses/${slug}`);
    const [mine, theirs] = [part(page, "Course"), part(other, "Course")];
    await theirs.getByLabel("Published").uncheck();
    await save(theirs, "Price in rupees", "1500");
    await expect(theirs.getByText("Saved")).toBeVisible();
    await save(mine, "Description", "Mine");
    await expect(mine.getByText(`Saved, with the changes of ${WHO}`)).toBeVisible();
    await expect(mine.getByLabel("Price in rupees")).toHaveValue("1500");
    await expect(mine.getByLabel("Published")).not.toBeChecked();
    await page.reload();
    await expect(mine.getByLabel("Course Name")).toHaveValue(course);
    await expect(mine.getByLabel("Price in rupees")).toHaveValue("1500");
    await expect(mine.getByLabel("Description")).toHaveValue("Mine");
    await expect(mine.getByLabel("Published")).not.toBeChecked();
  });

  test("are asked only for the price where both changed the price", async ({ page }) => {
    const { slug } = await makeBatch(page);
    for (const each of [page, other]) await openPage(each, `/cms/courses/${slug}`);
    const [mine, theirs] = [part(page, "Course"), part(other, "Course")];
    await theirs.getByLabel("Description").fill("Theirs");
    await save(theirs, "Price in rupees", "1500");
    await expect(theirs.getByText("Saved")).toBeVisible();
    await mine.getByLabel("Syllabus").fill("Nets");
    await save(mine, "Price in rupees", "1200");
    const panel = mine.getByRole("alert").filter({ hasText: `${WHO} changed this on` });
    await expect(panel.getByRole("radio")).toHaveCount(2);
    await expect(panel).toContainText("Their other changes are in the form already:");
    await expect(panel.getByRole("group", { name: "Description" })).toContainText("Theirs");
    await expect(mine.getByLabel("Description")).toHaveValue("Theirs");
    await panel.getByRole("radio", { name: "Theirs 1500" }).check();
    await mine.getByRole("button", { name: "Save" }).click();
    await expect(mine.getByText("Saved")).toBeVisible();
    await page.reload();
    await expect(mine.getByLabel("Price in rupees")).toHaveValue("1500");
    await expect(mine.getByLabel("Description")).toHaveValue("Theirs");
    await expect(mine.getByLabel("Syllabus")).toHaveValue("Nets");
  });

  test("hear it when what they edit was deleted in between, and keep what they typed", async ({ page }) => {
    const { slug, courseId } = await makeBatch(page);
    await openPage(page, `/cms/courses/${slug}`);
    await callApi(other, "mutation ($input: VersionedInput!) { deleteCourse(input: $input) { id } }", {
      input: { id: courseId, expectedVersion: 1 },
    });
    const form = part(page, "Course");
    await save(form, "Description", "Too late");
    await expect(form.getByRole("alert").filter({ hasText: /wasn’t found/ })).toBeVisible();
    await expect(form.getByLabel("Description")).toHaveValue("Too late");
  });
});
