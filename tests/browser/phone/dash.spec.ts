import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/browser";

const BATCH = "Data Science Batch 1";

async function chooseBatch(page: Page, course: string, batch: string): Promise<void> {
  await page.getByLabel("Select Course").selectOption({ label: course });
  await page.getByLabel("Select Batch").selectOption({ label: batch });
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Enter Secret Code").fill(code);
  await page.getByRole("button", { name: "Submit" }).click();
}

test("the portal opens on AWS Cloud Computing and shows its open batch", async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto("/dash");
  await expect(page.getByRole("heading", { name: "Learning Management System" })).toBeVisible();
  await expect(page.getByLabel("Select Course").locator("option:checked")).toHaveText("AWS Cloud Computing");
  const basics = page.getByRole("article").filter({ hasText: "AWS Basics" });
  await expect(basics).toContainText("Time: 1:30");
  await expect(page.getByRole("article").filter({ hasText: "AWS EC2 Setup" })).toContainText("Time: 12:45");
  const watch = basics.getByRole("link", { name: /Watch Video/ });
  await expect(watch).toHaveAttribute("target", "_blank");
  await expect(watch).toHaveAttribute("rel", /noopener/);
  await expectAccessible(page);
});

test("the right code unlocks a batch for good, here and in another browser", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const person = await signIn("learner");
  await page.goto("/dash");
  await chooseBatch(page, "Data Science", `${BATCH} (locked)`);
  await expect(page.getByRole("heading", { name: `${BATCH} is locked` })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectAccessible(page);
  await enterCode(page, "not the code");
  await expect(page.getByText("Invalid Secret Code! 4 attempts left.")).toBeVisible();
  await enterCode(page, academy.codes[BATCH] ?? "");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: BATCH, exact: true })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();

  const other = await newPage(person);
  await other.goto("/dash");
  await chooseBatch(other, "Data Science", BATCH);
  await expect(other.getByRole("article").first()).toBeVisible();
});

test("why a code is refused is in sight, though its field is just above the tabs", async ({
  page,
  signIn,
}) => {
  await signIn("learner");
  await page.goto("/dash");
  await chooseBatch(page, "Data Science", `${BATCH} (locked)`);
  const field = page.getByLabel("Enter Secret Code");
  await field.fill("not the code");
  const tabs = await page.getByRole("navigation", { name: "Learning" }).boundingBox();
  await field.evaluate(
    (element, top) => scrollBy(0, element.getBoundingClientRect().bottom - top),
    tabs?.y ?? 0,
  );
  await field.press("Enter");
  const message = page.getByText("Invalid Secret Code! 4 attempts left.");
  await expect(message).toBeVisible();
  const isOnTop = (element: Element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, bottom - 4));
  };
  await expect.poll(() => message.evaluate(isOnTop)).toBe(true);
  await expect(field).toBeFocused();
});

test("someone else still finds it locked, and after too many tries hears how long to wait", async ({
  page,
  signIn,
}) => {
  await signIn("learner");
  await page.goto("/dash");
  await chooseBatch(page, "Power BI", "Power BI Batch 1 (locked)");
  for (const left of ["4 attempts", "3 attempts", "2 attempts", "1 attempt"]) {
    await enterCode(page, "guess");
    await expect(page.getByText(`Invalid Secret Code! ${left} left.`)).toBeVisible();
  }
  await enterCode(page, "guess");
  await expect(page.getByText("Too many wrong codes.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Too many wrong codes.")).toBeVisible();
  await expect(page.getByLabel("Enter Secret Code")).toHaveCount(0);
  await expect(page.getByText(/Please try again in 1[45] minutes\./)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask the academy for help" })).toBeVisible();
  await expectAccessible(page);
});

test("what is chosen or submitted before the page's program has come is neither lost nor shown in the address", async ({
  page,
  signIn,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/signin", { waitUntil: "commit" });
  await page.getByLabel("Password").fill("three brass lanterns");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByLabel("Password")).toHaveValue("three brass lanterns");

  await signIn("learner");
  await page.goto("/dash", { waitUntil: "commit" });
  await page.getByLabel("Select Course").selectOption({ label: "Power BI" });
  letGo();
  await expect(
    page.getByLabel("Select Batch").getByRole("option", { name: /Power BI Batch 1/ }),
  ).toBeAttached();
  await expect(page.getByLabel("Select Course").locator("option:checked")).toHaveText("Power BI");
});

test("anyone who signs in goes on, also where the page behind the dialog does not answer", async ({
  page,
  academy,
}) => {
  await page.goto("/lms?next=%2Fdash");
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("E-mail").fill(academy.people.learner.email);
  await dialog.getByLabel("Password").fill(academy.people.learner.password);
  await page.route("/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== "LmsHome") await route.continue();
  });
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dash$/);
});

test("signed out, the portal leads to the learning home, and after signing in back to the same place", async ({
  page,
  academy,
}) => {
  await page.goto("/dash?course=power-bi");
  await expect(page).toHaveURL(/\/lms\?next=/);
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await dialog.getByLabel("E-mail").fill(academy.people.learner.email);
  await dialog.getByLabel("Password").fill("not it at all");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByText("Invalid credentials!")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Password").fill(academy.people.learner.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dash\?course=power-bi$/);
  await expect(page.getByLabel("Select Course").locator("option:checked")).toHaveText("Power BI");
});
