import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { unlockBatch } from "../../support/browserCalls";
import { SIGN_IN } from "../../support/documents";
import { ADD_REFERENCE, makeBatch } from "../../support/staffWork";

test("staff add a lesson: the learner's bell shows it, opens it, and another device knows that it was read", async ({
  page,
  signIn,
  newPage,
  academy,
}) => {
  const person = await signIn("learner");
  const staff = await newPage();
  await callApi(staff, SIGN_IN, { input: academy.people.admin });
  const { id: batchId, code } = await makeBatch(staff);
  await unlockBatch(page, batchId, code);
  const laptop = await newPage(person);

  await page.goto("/lms");
  await laptop.goto("/lms");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications");
  await bell.click();
  const panel = page.getByRole("region", { name: "Notifications" });
  await expect(panel).toContainText("Nothing yet.");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  const link = "https://video.example.com/1";
  await callApi(staff, ADD_REFERENCE, { input: { batchId, title: "Loops in a minute", link } });
  // A person who comes back to the tab.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
  await laptop.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(laptop.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();

  await page.goto("/dash");
  await expect(page.getByRole("region", { name: "What’s new" })).toContainText(
    "New lesson: Loops in a minute",
  );
  await bell.focus();
  await page.keyboard.press("Enter");
  const line = panel.getByRole("link", { name: "Unread: New lesson: Loops in a minute" });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loops in a minute");
  await expect(panel).toBeHidden();
  await expect(bell).toHaveAccessibleName("Notifications");

  await laptop.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(laptop.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  await callApi(staff, ADD_REFERENCE, { input: { batchId, title: "Loops by mail", link } });
  await page.goto("/lms");
  await expect(bell).toHaveAccessibleName("Notifications, 1 unread");
  const { data } = await callApi(page, "{ viewerNews { path } }", {});
  const [{ path }] = data.viewerNews as [{ path: string }];
  // As from the e-mail.
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loops by mail");
  await expect(bell).toHaveAccessibleName("Notifications");
});

test("a person reads all, and chooses which e-mails come", async ({ page, signIn, newPage, academy }) => {
  await signIn("learner");
  const staff = await newPage();
  await callApi(staff, SIGN_IN, { input: academy.people.admin });
  const { id: batchId, code } = await makeBatch(staff);
  await unlockBatch(page, batchId, code);
  const link = "https://video.example.com/1";
  for (const title of ["Lists", "Sets"])
    await callApi(staff, ADD_REFERENCE, { input: { batchId, title, link } });

  await page.goto("/notifications");
  await expect(page.getByRole("main").getByRole("link", { name: /Unread: 2 new lessons in/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("Unread:")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "E-mail settings" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "E-mail settings" }).click();
  const choice = page.getByLabel("A new lesson in one of your batches");
  await expect(choice).toHaveValue("DAILY");
  await choice.selectOption("Never");
  await expect(page.getByText("Saved")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(choice).toHaveValue("NEVER");
});
