import { expect, expectAccessible, openMenu, test } from "../support/browser";

test(
  "the academy's icon is an icon at the address that browsers guess",
  { tag: "@phone" },
  async ({ request }) => {
    const response = await request.get("/favicon.ico", { maxRedirects: 0 });
    expect([response.status(), response.headers()["content-type"]]).toEqual([
      200,
      "image/vnd.microsoft.icon",
    ]);
    expect([...(await response.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  },
);

test.describe("a dialog begins in its first field", { tag: "@phone" }, () => {
  test("to sign in", async ({ page }) => {
    await page.goto("/lms");
    await openMenu(page);
    await page.getByRole("link", { name: "Login" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await expect(dialog.getByLabel("E-mail")).toBeFocused();
  });

  test("to sign in on the way to a page of one's own", async ({ page }) => {
    await page.goto("/dash");
    await expect(page.getByRole("dialog", { name: "Sign in" }).getByLabel("E-mail")).toBeFocused();
  });

  test("to pay for a course", async ({ page }) => {
    await page.goto("/offer");
    await page.getByRole("button", { name: "Buy Excel", exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("radio").first()).toBeFocused();
  });

  test("to register for a batch", async ({ page }) => {
    await page.goto("/lms/data-science");
    await page
      .getByRole("button", { name: /^Register/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByLabel("Name", { exact: true })).toBeFocused();
  });
});

test("showing a password leaves the caret where it was", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/signin");
  const field = page.getByLabel("Password");
  await field.fill("three brass lanterns");
  await field.press("Home");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("type", "text");
  await page.keyboard.type("the ");
  await expect(field).toHaveValue("the three brass lanterns");
  await expectAccessible(page);
});

test(
  "a new learner is asked to confirm the address, until they close the hint",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    await signIn("learner");
    await page.goto("/dash");
    const hint = page.getByRole("heading", { name: "Confirm your address to see your classes" });
    await expect(hint).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(hint).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(hint).toHaveCount(0);
  },
);

test(
  "a learner who opens the content area reads why it is closed, and finds a way out",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    const { email } = await signIn("learner");
    await page.goto("/cms/site");
    await expect(page.getByRole("main")).toContainText(`You’re signed in as ${email}`);
    await page.getByRole("main").getByRole("link", { name: "go to the learning portal" }).click();
    await expect(page).toHaveURL(/\/dash$/);
  },
);
