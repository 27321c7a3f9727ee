import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openMenu,
  RULES_OF_COLOUR,
  test,
} from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { openEmail } from "../../support/openEmail";

const BATCHES = "{ courses { batches { id name } } }";

async function unlockOne(page: Page, codes: Record<string, string>): Promise<string> {
  const { data } = await callApi(page, BATCHES, {});
  const batches = (data.courses as { batches: { id: string; name: string }[] }[]).flatMap(
    (course) => course.batches,
  );
  const [name = "", secretCode] = Object.entries(codes)[0] ?? [];
  const batchId = batches.find((batch) => batch.name === name)?.id;
  await unlockBatch(page, batchId ?? "", secretCode ?? "");
  return name;
}

async function openAccount(page: Page): Promise<void> {
  await page.goto("/dash");
  await openMenu(page);
  await page.getByRole("button", { name: /Lata/ }).click();
  await page.getByRole("link", { name: "My account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
}

async function expectWellDrawn(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, { rules: RULES_OF_COLOUR });
  await expectNoSidewaysScroll(page);
}

test("a learner finds their batch, changes their profile, and moves to another address", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const { email, password } = await signIn("learner");
  const batch = await unlockOne(page, academy.codes);
  await openAccount(page);
  await expect(page.getByRole("link", { name: `Open ${batch}`, exact: true })).toHaveAttribute(
    "href",
    /^\/dash\?course=/,
  );
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  await expectWellDrawn(page);

  await page.getByLabel("Phone").fill("call me");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(/Please enter a 10-digit Indian phone number/)).toBeVisible();
  await page.getByLabel("Phone").fill("90000 00000");
  await page.getByLabel("Name").fill("Lata Rao (sample)");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  // The toast closes with this animation, which reduced motion shortens.
  const clock = page.locator(".Toastify__progress-bar").last();
  expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe("5s");
  await expect(page.getByLabel("Phone")).toHaveValue("+91 90000 00000");

  const newEmail = `moved-${email}`;
  await page.getByRole("button", { name: "Change e-mail address" }).click();
  await page.getByLabel("New e-mail address").fill(newEmail);
  await page.getByLabel("Your password").fill("not mine");
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("This isn’t your password.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText(`We’ve e-mailed a link to ${newEmail}`)).toBeVisible();

  const staff = await newPage(academy.people.admin);
  await openEmail(staff, newEmail, "Confirm your new e-mail address");
  const link = await staff.getByRole("link", { name: "Use this address" }).getAttribute("href");
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText(`Sign in with ${newEmail} from now on.`)).toBeVisible();
  await page.getByRole("link", { name: "Go to my account" }).click();
  await expect(page.getByRole("main").getByText("Confirmed", { exact: true })).toBeVisible();
  await openEmail(staff, email, "Your account has a new e-mail address");
});

test("a learner signs out elsewhere, makes a calendar address and a new one, and takes their data along", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const person = await signIn("learner");
  const batch = await unlockOne(page, academy.codes);
  const elsewhere = await newPage(person);
  await openAccount(page);
  await expect(page.getByText(/^Since /)).toHaveCount(2);
  await expect(page.getByText(/^Chrome on /)).toHaveCount(2);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await dialog.getByLabel("Your password").fill(person.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/^Since /)).toHaveCount(1);
  const { data } = await callApi(elsewhere, "{ viewer { id } }", {});
  expect(data.viewer).toBeNull();

  await page.getByRole("button", { name: "Create my calendar link" }).click();
  const address = page.locator("#calendar code");
  await expect(address).toHaveText(/\/calendar\/[\w-]{43}\.ics$/);
  const first = (await address.textContent()) ?? "";
  const feed = await fetch(first);
  expect([feed.status, (await feed.text()).replaceAll("\r\n ", "")]).toEqual([
    200,
    expect.stringContaining(`${batch} begins`),
  ]);
  await expect(page.getByRole("link", { name: "Add to my calendar" })).toHaveAttribute("href", /^webcal:/);
  await page.getByRole("button", { name: "Create a new link" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Create a new link" }).click();
  await expect(address).not.toHaveText(first);
  expect((await fetch(first)).status).toBe(404);
  await expectNoSidewaysScroll(page);

  await page.getByRole("button", { name: "Download my data" }).click();
  await page.getByLabel("Your password").fill(person.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my-data.json");
  const mine = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>;
  expect(mine).toMatchObject({ account: { email: person.email }, batches: [{ batch }] });
});

test("a learner deletes their account, after reading what is deleted and what stays", async ({
  page,
  signIn,
}) => {
  const { email, password } = await signIn("learner");
  await openAccount(page);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText(/What we delete:/)).toBeVisible();
  await expect(page.getByText(/What we keep:/)).toBeVisible();
  await expectWellDrawn(page);
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText(`We’ve sent a last e-mail to ${email}`)).toBeVisible();
  await page.getByRole("button", { name: "Go to home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/account");
  await expect(page).toHaveURL(/\/lms\?next=%2Faccount$/);
  await page.goto("/signin");
  const form = page.getByRole("main");
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Invalid credentials!")).toBeVisible();
});

test("staff have an account of their own too", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  await expect(page.getByText("You have no batches yet.")).toBeVisible();
});
