import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { openEmail } from "../../support/openEmail";

const NEW_PASSWORD = "seven copper kettles";

test("someone who forgot their password sets a new one by the letter, which the demo shows to staff", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const { email } = await signIn("learner");
  await page.context().clearCookies();
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("Please enter your e-mail address.")).toBeVisible();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText(/If there is an account with .* we’ve e-mailed a link to it/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const staff = await newPage(academy.people.admin);
  await staff.goto("/cms/mail");
  await expect(staff.getByText("The demo sends no e-mails")).toBeVisible();
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await openEmail(staff, email, "Choose a new password");
  await expectAccessible(staff);
  const link = await staff.getByRole("link", { name: "Choose a new password" }).getAttribute("href");
  expect(link).toMatch(/^\/reset#[\w-]{43}$/);

  await page.goto(link ?? "");
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set my password" }).click();
  await expect(page.getByText("Please use at least 8 characters.")).toBeVisible();
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set my password" }).click();
  await expect(page).toHaveURL(/\/dash$/);
  await expect(page.getByText("Your password is set, and you are signed in.")).toBeVisible();

  await page.goto("/");
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await expect(page).toHaveURL(/\/forgot$/);
});

test("a new learner verifies their address by a press, and can ask for the letter again", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const { email } = await signIn("learner");
  await page.goto("/dash");
  const menu = page.getByRole("button", { name: "Open menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: /Lata/ }).click();
  await page.getByRole("banner").getByRole("button", { name: "Resend confirmation e-mail" }).click();
  await expect(page.getByText("We’ve sent the e-mail. Open the link in it.")).toBeVisible();

  const staff = await newPage(academy.people.admin);
  await openEmail(staff, email, "Confirm your e-mail address");
  const link = await staff.getByRole("link", { name: "Confirm my address" }).getAttribute("href");
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(`Your e-mail address ${email} is confirmed.`)).toBeVisible();
  await expectAccessible(page);
});

test("staff see a letter as text, and as its reader sees it", async ({ page, signIn, newPage, academy }) => {
  const { email } = await signIn("learner");
  const staff = await newPage(academy.people.admin);
  await callApi(page, "mutation { requestEmailVerification { __typename } }", {});
  await openEmail(staff, email, "Confirm your e-mail address");
  await expect(staff.getByRole("tab", { name: "Text" })).toHaveAttribute("aria-selected", "true");
  const [shown] = await Promise.all([
    staff.waitForResponse(/\/cms\/mail\/[0-9a-f-]+\.html$/),
    staff.getByRole("tab", { name: "As its recipient sees it" }).click(),
  ]);
  await expect(staff).toHaveURL(/\?view=html$/);
  // The frame runs no script, not even a test's, so this checks the response.
  expect([shown.status(), shown.headers()["content-security-policy"]]).toEqual([
    200,
    expect.stringMatching(/; sandbox$/),
  ]);
  expect(await shown.text()).toContain(`href="${academy.origin}/verify#`);
  await expect(staff.locator("iframe")).toHaveAttribute("sandbox", "");
  await expectNoSidewaysScroll(staff);
  await staff.getByRole("tab", { name: "Text" }).click();
  await expect(staff.getByRole("link", { name: "Confirm my address" })).toBeVisible();
});

test("letters are narrowed down by their state", async ({ page, signIn }) => {
  await signIn("learner");
  await page.context().clearCookies();
  await signIn("admin");
  await page.goto("/cms/mail");
  await page.getByLabel("State").selectOption("Failed");
  await expect(page.getByText("No matching e-mails")).toBeVisible();
  await page.getByLabel("State").selectOption("All e-mails");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.goto("/cms/mail/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "E-mail not found" })).toBeVisible();
});
