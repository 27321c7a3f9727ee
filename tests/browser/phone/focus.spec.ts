import type { Page } from "@playwright/test";
import { callApi, expect, test } from "../../support/browser";
import { openEmail } from "../../support/openEmail";

const CLAIM = "mutation ($input: ChoosePasswordInput!) { claimAccount(input: $input) { __typename } }";
const BATCH = "Data Science Batch 1";

async function openLocked(page: Page): Promise<void> {
  await page.goto("/dash");
  await page.getByLabel("Select Course").selectOption({ label: "Data Science" });
  await page.getByLabel("Select Batch").selectOption({ label: `${BATCH} (locked)` });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Enter Secret Code").fill(code);
  await page.getByRole("button", { name: "Submit" }).click();
}

test("after a right secret code the focus is at the batch", async ({ page, signIn, academy }) => {
  await signIn("learner");
  await openLocked(page);
  await enterCode(page, academy.codes[BATCH] ?? "");
  await expect(page.getByRole("heading", { name: BATCH, exact: true })).toBeFocused();
});

test("a batch that opens leaves a focus elsewhere alone", async ({ page, signIn, academy }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("unlockBatch")) await held;
    await route.continue();
  });
  await signIn("learner");
  await openLocked(page);
  await enterCode(page, academy.codes[BATCH] ?? "");
  await page.getByRole("main").click({ position: { x: 2, y: 2 } });
  letGo();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: BATCH, exact: true })).not.toBeFocused();
});

test("after a failed sign-in by the button the focus is in the password", async ({ page, academy }) => {
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(academy.people.learner.email);
  await page.getByLabel("Password").fill("not it at all");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid credentials!")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
});

test("after signing in again over a page the focus is where it was", async ({ page, signIn }) => {
  const person = await signIn("learner");
  await openLocked(page);
  await enterCode(page, "guess");
  await expect(page.getByText(/4 attempts left/)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Submit" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await dialog.getByLabel("E-mail").fill(person.email);
  await dialog.getByLabel("Password").fill(person.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Submit" })).toBeFocused();
});

/** Opens the link to a learner's new account, as staff see it in the e-mail; returns its token. */
async function openVerification(learner: Page, [staff, page]: [Page, Page], email: string): Promise<string> {
  await callApi(learner, "mutation { requestEmailVerification { __typename } }", {});
  await openEmail(staff, email, "Confirm your e-mail address");
  const href = await staff.getByRole("link", { name: "Confirm my address" }).getAttribute("href");
  const link = href?.replace(/^.*(?=\/verify)/, "") ?? "";
  await page.goto(link);
  return link.split("#")[1] ?? "";
}

test("a link that was used since its page opened says so, and the result has the focus", async ({
  page: learner,
  signIn,
  newPage,
  academy,
}) => {
  const { email } = await signIn("learner");
  const page = await newPage();
  const token = await openVerification(learner, [await newPage(academy.people.admin), page], email);
  const input = { token, newPassword: "four brass lanterns" };
  await callApi(learner, CLAIM, { input });
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Already confirmed" })).toBeFocused();
});

test("after choosing a password on the way to confirm an address the focus is at the portal's heading", async ({
  page: learner,
  signIn,
  newPage,
  academy,
}) => {
  const { email } = await signIn("learner");
  const page = await newPage();
  await openVerification(learner, [await newPage(academy.people.admin), page], email);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("I don’t know the password").click();
  await page.getByLabel("Name", { exact: true }).fill("Asha Rao (sample)");
  await page.getByLabel("New password").fill("four brass lanterns");
  await page.getByRole("button", { name: "Set my password" }).click();
  await expect(page).toHaveURL(/\/dash$/);
  await expect(page.getByRole("heading", { name: "Learning Management System" })).toBeFocused();
});

test("a calendar's new address has the focus on the way to use it", async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto("/account");
  await page.getByRole("button", { name: /^Create my calendar/ }).click();
  await expect(page.getByRole("link", { name: "Add to my calendar" })).toBeFocused();
});

test("a sign-in that was opened from the menu gives the focus back to the menu's button", async ({
  page,
}) => {
  await page.goto("/lms");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
});
