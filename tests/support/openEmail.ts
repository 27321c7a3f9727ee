import type { Page } from "@playwright/test";
import { expect } from "./browser";

/** Pages through the list: other stories add e-mails. */
export async function openEmail(staff: Page, to: string, subject: string): Promise<void> {
  const row = staff.getByRole("row").filter({ hasText: to }).filter({ hasText: subject });
  const more = staff.getByRole("button", { name: "Show more" });
  await expect(async () => {
    await staff.goto("/cms/mail");
    while ((await row.count()) === 0) await more.click({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await row.first().getByRole("link").click();
  await expect(staff.getByRole("heading", { level: 1, name: subject })).toBeVisible();
}
