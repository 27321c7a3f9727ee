import { readFile } from "node:fs/promises";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { makeBatch, openPage, part } from "../../support/staffWork";

const OPEN = "mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }";

test("staff see how far a learner is, find those who are inactive, and export the list", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const { password } = await signIn("admin");
  const { id, code, slug, referenceIds } = await makeBatch(page, ["Joins", "Windows", "Plans"]);
  const { email } = academy.people.learner;
  const learner = await newPage(academy.people.learner);
  await unlockBatch(learner, id, code);

  await openPage(page, `/cms/batches/${id}`);
  await page.getByRole("link", { name: "Learners", exact: true }).click();
  const row = part(page, "All learners").getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Never active");
  await expect(row).toContainText("0 of 3 lessons");

  await callApi(learner, OPEN, { id: referenceIds[0] });
  await learner.goto(`/lessons/${referenceIds[0]}`);
  await learner.getByRole("button", { name: "Mark as done" }).click();
  await expect(learner.getByRole("button", { name: "Done: you marked it" })).toBeVisible();

  await openPage(page, `/cms/batches/${id}/learners`);
  await expect(row).toContainText("1 of 3 lessons");
  await expect(row).toContainText("Active just now");
  await expect(row.getByRole("progressbar")).toHaveAttribute("value", "1");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel("Activity").selectOption("Inactive for 7 days");
  await expect(part(page, "All learners")).toContainText("No matching learners");
  await page.getByLabel("Activity").selectOption("Everyone");
  await page.getByRole("searchbox", { name: "Search learners" }).fill(email);
  await expect(page).toHaveURL(/search=/);
  await expect(row).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog
    .getByLabel(/password/i)
    .first()
    .fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(2);
  expect(csv).toContain(email);

  await openPage(page, `/cms/courses/${slug}`);
  await expect(part(page, "Where learners stop")).toContainText("Nobody stopped yet");
});
