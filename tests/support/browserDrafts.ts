import type { Page } from "@playwright/test";
import { expect } from "./browser";

/** Closes without prompts, as in a crash; reopens with the same storage. */
export async function crash(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  return next;
}

export async function waitForDraft(page: Page, text: string): Promise<void> {
  const keptTexts = () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("draft/"))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as { values?: object })
      .flatMap(({ values }) => Object.values(values ?? {}) as string[]);
  await expect.poll(() => page.evaluate(keptTexts)).toContain(text);
}

export async function signInAgain(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}
