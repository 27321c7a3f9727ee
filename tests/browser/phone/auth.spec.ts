import { expect, expectAccessible, test } from "../../support/browser";

test("a new visitor makes an account and lands in the portal", async ({ page }) => {
  await page.goto("/join");
  await page.getByLabel("Name", { exact: true }).fill("Kavya (sample)");
  await page.getByLabel("E-mail").fill(`kavya-${Date.now()}-${Math.random()}@example.com`);
  await page.getByLabel("Password").fill("three brass lanterns");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/dash/);
  await expect(page.getByRole("heading", { name: "AWS Batch 1", exact: true })).toBeVisible();
});

test("what is wrong is shown beside its field, and what was typed stays", async ({ page, academy }) => {
  await page.goto("/join");
  await page.getByLabel("Name", { exact: true }).fill("Kavya (sample)");
  await page.getByLabel("E-mail").fill(academy.people.learner.email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please choose a password.")).toBeVisible();
  await page.getByLabel("Password").fill("password1");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/password is too common/)).toBeVisible();
  await page.getByLabel("Password").fill("three brass lanterns");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/an account with this e-mail address already/)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kavya (sample)");
  await expectAccessible(page);
});

test("a wrong sign-in says so, a right one goes to the portal, and Logout leads home", async ({
  page,
  academy,
}) => {
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(academy.people.learner.email);
  await page.getByLabel("Password").fill("not it at all");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid credentials!")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Password").fill(academy.people.learner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dash/);
  // The URL changes before the page and its menu render.
  await expect(page.getByRole("heading", { name: "Learning Management System" })).toBeVisible();
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: /Meera/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dash");
  await expect(page).toHaveURL(/\/lms/);
});

test("a learner is not admitted at the staff's door", async ({ page, academy }) => {
  await page.goto("/cms");
  await expect(page).toHaveURL(/\/cmslogin/);
  await page.getByLabel("E-mail").fill(academy.people.learner.email);
  await page.getByLabel("Password").fill(academy.people.learner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid login. Please try again.")).toBeVisible();
});

test("an unknown address leads home", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/\/$/);
});
