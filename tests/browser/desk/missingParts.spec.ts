import { expect, signOut, test } from "../../support/browser";
import { INTERACTIVE } from "../../support/interactive";

const SAID = /^Part of this page didn’t load\./;

test("a dialog whose file does not come leaves the page and what is typed there", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("admin");
  await page.goto("/cms/site/settings");
  await page.locator(INTERACTIVE).waitFor({ state: "attached" });
  await page.getByLabel("Tagline").fill("Typed by staff");
  await page.route(/SignInDialog-/, (route) => route.abort());
  await signOut(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page.getByLabel("Tagline")).toHaveValue("Typed by staff");
  complaints.length = 0;
});

test("an export whose password dialog does not come says so, and leaves the list", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("admin");
  await page.goto("/cms/registrations");
  await page.locator(INTERACTIVE).waitFor({ state: "attached" });
  await page.route(/ConfirmPasswordDialog-/, (route) => route.abort());
  await page.getByRole("link", { name: "Export to Excel" }).click();
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Registrations", level: 1 })).toBeVisible();
  complaints.length = 0;
});
