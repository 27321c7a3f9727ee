import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser";
import { fillIn, formWith, STAFF_FORMS } from "../../support/staffForms";

async function signInAgain(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}

for (const { name, open, typed } of STAFF_FORMS) {
  test(`${name}: what was typed outlives the session`, async ({ page, signIn, context }) => {
    const person = await signIn("admin");
    await open(page);
    const form = await formWith(page, typed);
    await fillIn(form, typed);
    await context.clearCookies();
    await form.locator("button[type=submit]").first().click();
    await signInAgain(page, person);
    await page.waitForLoadState("networkidle");
    for (const [field, text] of Object.entries(typed))
      await expect(form.locator(`[name="${field}"]`)).toHaveValue(text);
    await expect(form.getByText("Please sign in to go on.")).toHaveCount(0);
  });
}
