import type { Locator } from "@playwright/test";
import { callApi, expect, signOut, test } from "../../support/browser";
import { SIGN_UP } from "../../support/documents";
import { crash, fillIn, findForm, signInAgain, STAFF_FORMS, waitForDraft } from "../../support/staffForms";

/** Codes are secret: no draft holds one. */
const SECRET = "secretCode";

async function expectTyped(form: Locator, typed: Record<string, string>): Promise<void> {
  for (const [field, text] of Object.entries(typed))
    await expect(form.locator(`[name="${field}"]`)).toHaveValue(text);
}

for (const staffForm of STAFF_FORMS) {
  const { name, open, typed } = staffForm;
  const { [SECRET]: secret, ...kept } = typed;

  test(`${name}: what was typed outlives the session and a crash`, async ({ page, signIn }) => {
    const person = await signIn("admin");
    const chosen = await open(page);
    const address = page.url();
    const form = await findForm(page, staffForm);
    await fillIn(form, typed);
    await signOut(page);
    await form.locator("button[type=submit]").first().click();
    await signInAgain(page, person);
    await expect(form.getByText("Please sign in to go on.")).toHaveCount(0);
    await expectTyped(form, typed);

    const text = Object.values(kept).at(-1);
    if (!text) return;
    await waitForDraft(page, text);
    const again = await crash(page);
    await again.goto(address);
    const restored = await findForm(again, staffForm);
    await restored.getByRole("button", { name: "Restore" }).click();
    await expectTyped(restored, { ...chosen, ...kept, ...(secret && { [SECRET]: "" }) });
  });
}

test("another account that signs in gets its own page, without what was typed", async ({
  page,
  signIn,
  newPage,
}) => {
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Typed by a visitor");
  const keptByTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(keptByTab).toContain("Typed by a visitor");
  await signIn("admin");
  await page.goto("/cms/site/settings");
  const person = { email: `other-${Date.now()}@example.com`, password: "three brass lanterns" };
  const other = await newPage();
  await callApi(other, SIGN_UP, { input: { ...person, name: "Lata (sample)" } });
  await page.getByLabel("Tagline").fill("Typed by staff");
  await signOut(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/cmslogin/);
  await expect(page.getByText("Typed by staff")).toHaveCount(0);
  expect(await keptByTab()).not.toContain("Typed by a visitor");
});
