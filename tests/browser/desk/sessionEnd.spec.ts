import type { Page, Request } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";
import { SIGN_UP } from "../../support/documents";
import { fillIn, findForm, STAFF_FORMS } from "../../support/staffForms";

async function signInAgain(page: Page, person: { email: string; password: string }): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}

/** How many requests of the page are under way: a page that still reads shows the sign-in in its own place. */
function watchRequests(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request: Request) => underWay.delete(request));
  return () => underWay.size;
}

for (const staffForm of STAFF_FORMS) {
  const { name, open, typed } = staffForm;
  test(`${name}: what was typed outlives the session`, async ({ page, signIn, context }) => {
    const person = await signIn("admin");
    const countRequests = watchRequests(page);
    await open(page);
    const form = await findForm(page, staffForm);
    await fillIn(form, typed);
    await expect.poll(countRequests).toBe(0);
    await context.clearCookies();
    await form.locator("button[type=submit]").first().click();
    await signInAgain(page, person);
    await page.waitForLoadState("networkidle");
    for (const [field, text] of Object.entries(typed))
      await expect(form.locator(`[name="${field}"]`)).toHaveValue(text);
    await expect(form.getByText("Please sign in to go on.")).toHaveCount(0);
  });
}

test("another account that signs in gets its own page, without what was typed", async ({
  page,
  signIn,
  context,
  newPage,
}) => {
  await signIn("admin");
  await page.goto("/cms/site/settings");
  const person = { email: `other-${Date.now()}@example.com`, password: "three brass lanterns" };
  const other = await newPage();
  await callApi(other, SIGN_UP, { input: { ...person, name: "Lata (sample)" } });
  await page.getByLabel("Tagline").fill("Typed by staff");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save as draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/cmslogin/);
  await expect(page.getByText("Typed by staff")).toHaveCount(0);
});
