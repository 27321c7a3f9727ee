import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { SIGN_IN } from "../../support/documents";
import { fakeVimeo } from "../../support/fakeVimeo";
import { ADD_REFERENCE, makeBatch } from "../../support/staffWork";

const PROGRESS = "query ($id: UUID!) { lesson(id: $id) { progress { watchedSeconds positionSeconds } } }";

const playerOf = (page: Page) => page.getByRole("region", { name: "Player" });
const posterOf = (page: Page) => playerOf(page).getByRole("button", { name: /^(Play|Resume at)/ });

test("a Vimeo lesson is played and resumed; a private one, or one whose page is silent, says so", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  await signIn("learner");
  const staff = await newPage();
  await callApi(staff, SIGN_IN, { input: academy.people.admin });
  const { id: batchId, code } = await makeBatch(staff);
  const input = { batchId, title: "Charts on Vimeo", link: "https://vimeo.com/123456789" };
  const { data } = await callApi(staff, ADD_REFERENCE, { input });
  const { id } = data.createReference as { id: string };
  await unlockBatch(page, batchId, code);
  const progress = async () => {
    const { data: read } = await callApi(page, PROGRESS, { id });
    return (read.lesson as { progress: { watchedSeconds: number } | null }).progress;
  };

  await fakeVimeo(page);
  await page.goto(`/lessons/${id}?t=60`);
  await posterOf(page).click();
  const time = page.frameLocator("iframe").locator("#time");
  await expect.poll(async () => Number(await time.textContent())).toBeGreaterThan(63);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await progress())?.watchedSeconds).toBeGreaterThan(1);
  await expect(page.getByText("The player isn’t responding")).toHaveCount(0);

  await fakeVimeo(page, { problem: "PrivacyError" });
  await page.reload();
  await posterOf(page).click();
  await expect(page.getByText("This video plays on its own page only")).toBeVisible();
  await expect(playerOf(page).getByRole("link", { name: /^Watch Video/ })).toHaveAttribute(
    "href",
    input.link,
  );
  await expectNoSidewaysScroll(page);

  await fakeVimeo(page, { problem: "silent" });
  await page.reload();
  await posterOf(page).click();
  await expect(page.getByText("The player isn’t responding")).toBeVisible({ timeout: 60_000 });
  await expect(playerOf(page).getByRole("link", { name: "Tell the academy" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
