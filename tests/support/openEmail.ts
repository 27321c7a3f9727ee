import type { Page } from "@playwright/test";
import { callApi, expect } from "./browser";

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

const ASK = "mutation { requestEmailVerification { __typename } }";

/** As the signed-in person of `page` would, by the link in the e-mail. */
export async function confirmEmail(
  page: Page,
  { staff, email }: { staff: Page; email: string },
): Promise<void> {
  await callApi(page, ASK, {});
  await openEmail(staff, email, "Confirm your e-mail address");
  const link = await staff.getByRole("link", { name: "Confirm my address" }).getAttribute("href");
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Your e-mail address ${email} is confirmed.`)).toBeVisible();
}
