import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser";
import { makeBatch, part } from "../../support/staffWork";

async function setCode(page: Page): Promise<string> {
  const { slug } = await makeBatch(page);
  await page.goto(`/cms/courses/${slug}`);
  await page.getByRole("link", { name: "Batch 1" }).click();
  await page.getByRole("button", { name: "New secret code" }).click();
  const dialog = page.getByRole("dialog", { name: "New secret code" });
  await expect(dialog.getByLabel("New secret code")).toBeFocused();
  await dialog.getByRole("button", { name: "Generate" }).click();
  const code = await dialog.getByLabel("New secret code").inputValue();
  await dialog.getByRole("button", { name: "Set new code" }).click();
  return code;
}

test("the code that is shown once goes only when staff say that they have saved it", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const code = await setCode(page);
  const shown = page.getByRole("dialog", { name: "Copy this code now" });
  await expect(shown.getByText(code)).toBeVisible();
  await expect(shown.getByRole("button", { name: "Copy" })).toBeFocused();
  await expect(shown.getByRole("button", { name: "Close" })).toHaveCount(0);

  // Android's back gesture closes only dialogs whose `closedBy` permits it.
  await expect(shown).toHaveJSProperty("closedBy", "none");
  for (const key of ["Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  await expect(shown.getByText(code)).toBeVisible();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const address = page.url();
  await page.evaluate(() => history.back());
  await expect
    .poll(() => questions)
    .toEqual(["This secret code won’t be shown again. Leave without saving it?"]);
  await expect(page).toHaveURL(address);
  await expect(shown.getByText(code)).toBeVisible();

  await shown.getByRole("button", { name: "Done, I have saved it" }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByText(code)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New secret code" })).toBeFocused();
});

test("a batch that is added shows its code over the page, whatever is below the fold", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { slug } = await makeBatch(page);
  await page.goto(`/cms/courses/${slug}`);
  const form = part(page, "Add a batch");
  await form.getByLabel("Batch Name").fill("Evening batch");
  await form.getByRole("button", { name: "Generate" }).click();
  const code = await form.getByLabel("Secret Code", { exact: true }).inputValue();
  await form.getByRole("button", { name: "Add batch" }).click();
  const shown = page.getByRole("dialog", { name: "Copy this code now" });
  await expect(shown.getByText(code)).toBeInViewport({ ratio: 1 });
});
