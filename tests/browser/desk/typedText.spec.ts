import { callApi, expect, signOut, test } from "../../support/browser";
import { SIGN_UP } from "../../support/documents";

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
