import { readFile } from "node:fs/promises";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { fakeYouTube } from "../../support/fakeYouTube";

const LESSONS = '{ course(slug: "aws-cloud-computing") { batches { references { id title } } } }';

test("a learner writes a note at a second, finds it after a reload, plays from it and exports it", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn("learner");
  const { data } = await callApi(page, LESSONS, {});
  const [batch] = (data.course as { batches: { references: { id: string; title: string }[] }[] }).batches;
  const lesson = batch?.references.find(({ title }) => title === "AWS EC2 Setup");
  const address = `/lessons/${lesson?.id}`;
  await fakeYouTube(page);
  await page.goto(`${address}?t=95`);
  await page.getByRole("button", { name: "Resume at 1:35" }).click();
  await page.getByRole("tab", { name: "Notes" }).click();
  await page.getByRole("button", { name: /^Write a note at 1:(3|4)\d$/ }).click();
  await page.getByLabel("Your note").fill("Security group: याद रखें, **port 22**");
  await page.getByLabel("Time in the video").fill("1:40");
  await page.getByRole("button", { name: "Save note" }).click();
  const notes = page.getByRole("list", { name: "My notes" });
  await expect(notes).toContainText("याद रखें, port 22");
  await page.getByRole("button", { name: "Bookmark" }).click();
  await expect(page.getByRole("button", { name: /^Bookmarked at / })).toHaveAttribute("aria-pressed", "true");

  await page.reload();
  await expect(notes.getByRole("listitem")).toHaveCount(1);
  await notes.getByRole("button", { name: "Go to 1:40" }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /start=100\b/);
  await notes.getByRole("button", { name: "Edit note" }).click();
  await page.getByLabel("Your note").fill("Security group: याद रखें, port 443");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(notes).toContainText("port 443");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "All my notes" }).click();
  await page.getByLabel("Search my notes").fill("याद 443");
  await expect(page).toHaveURL(/search=/);
  const found = page.getByRole("listitem").filter({ hasText: "port 443" });
  await expect(found.getByRole("link", { name: `${lesson?.title} at 1:40` })).toHaveAttribute(
    "href",
    `${address}?t=100`,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as Markdown" }).click();
  const file = await (await download).path();
  expect(await readFile(file, "utf8")).toContain(
    `#### ${lesson?.title}\n\n- [1:40](${baseURL}${address}?t=100) Security group: याद रखें, port 443\n`,
  );
  await page.getByRole("tab", { name: "Bookmarks" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: lesson?.title ?? "" })).toBeVisible();
  await page.getByRole("button", { name: `Remove the bookmark from ${lesson?.title}` }).click();
  await expect(page.getByRole("heading", { name: "No bookmarks yet" })).toBeVisible();
});
