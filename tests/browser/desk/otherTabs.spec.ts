import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";
import { INTERACTIVE } from "../../support/interactive";

async function openTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(address);
  await tab.locator(INTERACTIVE).waitFor({ state: "attached" });
  return tab;
}

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "(sample)" });
  if (await menu.count()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
}

test("a logout takes the other tabs of the browser off one person's pages, and leaves no draft there", async ({
  page,
  signIn,
}) => {
  const { email } = await signIn("learner");
  await page.goto("/dash");
  const [account, site] = [await openTab(page, "/account"), await openTab(page, "/about")];
  await expect(account.getByText(email).first()).toBeAttached();
  await expect(site.getByRole("button", { name: "(sample)" })).toBeAttached();
  await logOut(page);

  await account.waitForURL(/\/lms\?next=%2Faccount/);
  await expect(account.getByText(email)).toHaveCount(0);
  await expect(site.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(site.getByRole("button", { name: "(sample)" })).toHaveCount(0);
});

test("text typed in another tab waits below the sign-in dialog, and is saved after it", async ({
  page,
  signIn,
}) => {
  const person = await signIn("admin");
  await page.goto("/cms");
  const tab = await openTab(page, "/cms/coupons/new");
  const code = `TAB-${randomInt(2 ** 40)}`;
  await tab.getByLabel("Code").fill(code);
  await tab.locator('[name="value"]').fill("10");
  await logOut(page);

  const dialog = tab.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await tab.getByRole("button", { name: "Add coupon" }).click();
  await expect(tab.getByRole("heading", { name: code })).toBeVisible();
});

test("a person who does not sign in again leaves the page, once they agree to lose their text", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/cms");
  const tab = await openTab(page, "/cms/site/settings");
  await tab.getByLabel("Tagline").fill("Typed in a second tab");
  await logOut(page);
  const dialog = tab.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();

  tab.once("dialog", (question) => void question.dismiss());
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeVisible();
  await expect(tab.getByLabel("Tagline")).toHaveValue("Typed in a second tab");
  tab.once("dialog", (question) => void question.accept());
  await dialog.getByRole("button", { name: "Close" }).click();
  await tab.waitForURL(/\/cmslogin/);
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    "Typed in a second tab",
  );
});

test("the dialog of an ended session closes in every tab once the person has signed in in one", async ({
  page,
  signIn,
}) => {
  const person = await signIn("admin");
  await page.goto("/cms/site/settings");
  const tab = await openTab(page, "/cms/site/home");
  await callApi(page, "mutation { signOut }", {});
  const here = page.getByRole("dialog", { name: "Please sign in again" });
  const there = tab.getByRole("dialog", { name: "Please sign in again" });
  await page.getByLabel("Tagline").fill("Typed here");
  await page.getByRole("button", { name: "Save as draft" }).click();
  await tab.getByLabel("Headline").first().fill("Typed there");
  await tab.getByRole("button", { name: "Save as draft" }).click();
  await expect(there).toBeVisible();
  await here.getByLabel("E-mail").fill(person.email);
  await here.getByLabel("Password").fill(person.password);
  await here.getByRole("button", { name: "Sign in" }).click();
  await expect(here).toBeHidden();
  await expect(there).toBeHidden();
  await expect(tab.getByLabel("Headline").first()).toHaveValue("Typed there");
});

test("a page that shows one account sends nothing as another, which has signed in without the page's notice", async ({
  page,
  signIn,
}) => {
  const shown = await signIn("learner");
  await page.goto("/account");
  await page.getByLabel("Name").fill("Lata Rao (sample)");
  const since = await signIn("admin");
  const save = page.getByRole("button", { name: "Save profile" });
  await save.click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toBeVisible();
  const { data } = await callApi(page, "{ viewer { email name } }", {});
  expect(data.viewer).toMatchObject({ email: since.email });
  expect(data.viewer).not.toMatchObject({ name: "Lata Rao (sample)" });

  await dialog.getByLabel("E-mail").fill(shown.email);
  await dialog.getByLabel("Password").fill(shown.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await save.click();
  await expect(page.getByText("Your profile is saved")).toBeVisible();
});
