import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, RULES_OF_COLOUR, test } from "../support/browser";
import { findPowerBi, importLatePayment, payForWorkshop, someUtr } from "../support/browserCalls";
import { inLetters } from "../support/inLetters";

interface Paid {
  name: string;
  utr: string;
  reference: string;
  amount: number;
}

async function payFor(page: Page, utr = someUtr(), group = "Lata"): Promise<Paid> {
  const name = `${group} ${inLetters(randomInt(2 ** 40))}`;
  const email = `${name.replace(" ", "")}@example.com`;
  const paid = await payForWorkshop(page, { workshopId: await findPowerBi(page), name, email, utr });
  return { name, utr, reference: paid.reference, amount: paid.amountRupees };
}

const rowOf = (page: Page, { name }: Paid) => page.locator("[data-registration]").filter({ hasText: name });

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await expect(page.locator("[data-registration]").filter({ hasNotText: text })).toHaveCount(0);
}

test("staff find a payment, approve it by one key, and reject another with a reason", async ({
  page,
  signIn,
  isMobile,
}) => {
  const [first, second] = [await payFor(page), await payFor(page)];
  await signIn("admin");
  await page.goto("/cms/registrations");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await search(page, first.utr);
  await rowOf(page, first).getByRole("link").focus();
  if (isMobile) await rowOf(page, first).getByRole("checkbox").check();
  if (isMobile) await page.getByRole("button", { name: "Approve (1)" }).click();
  else await page.keyboard.press("a");
  await expect(page.getByText(`${first.name} was approved.`)).toBeVisible();
  await expect(rowOf(page, first)).toHaveCount(0);

  await search(page, second.reference);
  await rowOf(page, second).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(second.name);
  await expect(page.getByText(second.utr.replace(/(\d{4})(?=\d)/g, "$1 "))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Why?")).toBeFocused();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Enter a reason: the learner reads it.")).toBeVisible();
  await dialog.getByLabel("Why?").fill("a and r are letters here");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("a and r are letters here");
});

test(
  "staff work through the inbox by keys alone, and see which letters went out",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    const group = `Walker${inLetters(randomInt(2 ** 40))}`;
    // First come, first served.
    const first = await payFor(page, someUtr(), group);
    const second = await payFor(page, someUtr(), group);
    const third = await payFor(page, someUtr(), group);
    await signIn("admin");
    await page.goto("/cms/registrations");
    await search(page, group);
    await expect(page.locator("[data-registration]")).toHaveCount(3);
    const heading = page.getByRole("heading", { level: 1 });
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(first.name);
    await expect(page.getByRole("navigation", { name: "The list" })).toHaveText("1 of 3Next");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("k");
    await expect(heading).toHaveText(first.name);
    await page.keyboard.press("j");
    await expect(heading).toHaveText(second.name);
    await expect(heading).toBeFocused();
    await page.keyboard.press("k");
    await expect(heading).toHaveText(first.name);

    await page.keyboard.press("a");
    await expect(page.getByText(`${first.name} was approved.`)).toBeVisible();
    await expect(heading).toHaveText(second.name);
    await expect(heading).toBeFocused();
    await page.keyboard.press("j");
    await expect(heading).toHaveText(third.name);
    await page.keyboard.press("r");
    await page.keyboard.type("It is not in our statement.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(heading).toHaveText(second.name);
    await expect(heading).toBeFocused();
    await page.keyboard.press("k");
    await expect(heading).toHaveText(first.name);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "The list" })).toHaveText("1 of 3Next");
    const emails = page.getByRole("region", { name: "E-mails" });
    await expect(emails.getByRole("listitem")).toHaveCount(3);
    await page.keyboard.press("j");
    await expect(heading).toHaveText(second.name);
    await page.keyboard.press("a");
    await expect(page.getByText(`${second.name} was approved.`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await expect(heading).toHaveText(second.name);
    await page.keyboard.press("u");
    await expect(heading).toHaveText("Registrations");
    await expect(heading).toBeFocused();

    await page.goto("/cms/registrations?state=CONFIRMED");
    await search(page, group);
    await rowOf(page, first).getByRole("link").click();
    await emails.getByRole("link", { name: "Seat confirmed" }).click();
    await expect(heading).toContainText("Your seat is confirmed");
    await expect(page.getByText(first.reference)).toBeVisible();
  },
);

test(
  "several are decided at once, and what someone else decided in between is reported",
  { tag: "@desk" },
  async ({ page, newPage, signIn, academy }) => {
    const name = `Several${inLetters(randomInt(2 ** 40))}`;
    const pay = async () => payFor(page, someUtr(), name);
    const group = [await pay(), await pay(), await pay()] as const;
    await signIn("admin");
    const narrowed = `/cms/registrations?search=${name}`;
    await page.goto(narrowed);
    for (const paid of group) await expect(rowOf(page, paid)).toBeVisible();
    for (const paid of group) await rowOf(page, paid).getByRole("checkbox").check();

    const colleague = await newPage(academy.people.admin);
    await colleague.goto(narrowed);
    await rowOf(colleague, group[0]).getByRole("link").focus();
    await colleague.keyboard.press("a");
    await expect(colleague.getByText(`${group[0].name} was approved.`)).toBeVisible();

    await page.getByRole("button", { name: "Approve (3)" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("2 registrations approved.")).toBeVisible();
    const notice = page.getByRole("alert").filter({ hasText: "These couldn’t be changed" });
    await expect(notice).toContainText(group[0].name);
    await expect(notice).toContainText("was changed while you had it open");
  },
);

test("staff drop a bank's statement, look at it, and apply what agrees", async ({
  page,
  signIn,
  isMobile,
}) => {
  const [exact, differs] = [await payFor(page), await payFor(page)];
  const csv = [
    "Some Bank Ltd,,,",
    "Date,Narration,Withdrawal Amt.,Deposit Amt.",
    `21/11/26,UPI/${exact.utr}/${exact.reference},,"${exact.amount}.00"`,
    `21/11/26,UPI/${differs.utr}/pay,,1.00`,
    "31/02/26,UPI,,1.00",
  ].join("\r\n");
  await signIn("admin");
  await page.goto("/cms/payments");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const file = { name: "november.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.getByLabel(/Drop the bank/).setInputFiles(file);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("november.csv");
  await expect(page.getByRole("tab", { name: "Matched (1)" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (!isMobile) {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(page, { rules: RULES_OF_COLOUR });
  }
  await page.getByRole("tab", { name: "Unreadable (1)" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Line 5" })).toContainText("isn’t a date");

  await page.getByRole("button", { name: "Approve 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("1 approved so far.")).toBeVisible();
  await page.goto(new URL(page.url()).pathname);
  await expect(page.getByRole("tab", { name: "Check these (1)" })).toHaveAttribute("aria-selected", "true");
  await expect(rowOf(page, differs)).toContainText("The UTR matches, the amount doesn’t.");
  await rowOf(page, differs).getByRole("link").focus();
  if (isMobile) await rowOf(page, differs).getByRole("button", { name: "Approve" }).click();
  else await page.keyboard.press("a");
  await expect(rowOf(page, differs)).toContainText("Confirmed");
  await expect(page.getByText("Finished", { exact: true })).toBeVisible();
});

test(
  "staff settle the payment of a cancelled order, and the statement is finished",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    await signIn("admin");
    const late = await importLatePayment(page);
    await page.goto(`/cms/payments/${late.id}`);
    await expect(page.getByRole("tab", { name: "Check these (1)" })).toHaveAttribute("aria-selected", "true");
    const row = page.locator("[data-registration]").filter({ hasText: late.name });
    await expect(row).toContainText("The registration has ended");
    await row.getByRole("button", { name: /^Settle without approving/ }).click();
    const dialog = page.getByRole("dialog");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect(dialog.getByText("Choose what happened.")).toBeVisible();
    await dialog.getByLabel("What happened to the money?").selectOption("Something else");
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect(dialog.getByText("Say what happened to this payment.")).toBeVisible();
    await dialog.getByLabel("What happened to the money?").selectOption("Returned to the payer");
    await dialog.getByLabel("Note").fill("By UPI on Monday");
    await dialog.getByRole("button", { name: "Settle" }).click();
    await expect(row).toContainText("Settled: Returned to the payer (By UPI on Monday)");
    await expect(row.getByRole("button", { name: /^(Reopen|Settle)/ })).toHaveCount(0);
    await expect(page.getByText("Finished", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await row.getByRole("button", { name: /^Undo/ }).click();
    await expect(row.getByRole("button", { name: /^Settle without approving/ })).toBeVisible();
    await expect(page.getByText("Finished", { exact: true })).toHaveCount(0);
  },
);

test("headings that nobody knows are named once", { tag: "@desk" }, async ({ page, signIn }) => {
  const mark = `Mark ${inLetters(randomInt(2 ** 40))}`;
  const csv = `${mark},Who,Moved\n21/11/2026,Asha,10.00\n`;
  await signIn("admin");
  for (const isFirst of [true, false]) {
    await page.goto("/cms/payments");
    const file = { name: "other.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    await page.getByLabel(/Drop the bank/).setInputFiles(file);
    if (isFirst) {
      await expect(page.getByRole("heading", { name: "Which column holds what?" })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel("Date").selectOption({ label: mark });
      await page.getByLabel("Description").selectOption({ label: "Who" });
      await page.getByLabel("Money in").selectOption({ label: "Moved" });
      await page.getByRole("button", { name: "Read these columns" }).click();
    }
    await expect(page.getByRole("tab", { name: "Others (1)" })).toBeVisible();
  }
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/cms/payments");
});

test(
  "staff make a coupon for one workshop, change it and delete it",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    const code = `TRY-${randomInt(2 ** 40)}`;
    await signIn("admin");
    await page.goto("/cms/coupons/new");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel("Code").fill(code.toLowerCase());
    await page.getByLabel(/^Discount/).fill("15");
    await page.getByLabel("For everything").uncheck();
    const choice = page
      .getByRole("group", { name: "Workshops" })
      .getByLabel("Power BI Workshop", { exact: true });
    await choice.check();
    await page.getByRole("button", { name: "Add coupon" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(code);
    await expect(choice).toBeChecked();
    await page.getByLabel(/^Discount/).fill("101");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("A coupon takes at most 100 percent off.")).toBeVisible();
    await page.getByLabel(/^Discount/).fill("20");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.goto("/cms/coupons");
    await expect(page.getByRole("listitem").filter({ hasText: code })).toContainText("20 % off");
    await page.getByRole("link", { name: code }).click();
    await page.getByRole("button", { name: "Delete coupon" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete coupon" }).click();
    await expect(page).toHaveURL("/cms/coupons");
    await expect(page.getByRole("link", { name: code })).toHaveCount(0);
  },
);

test("visitors and learners see nothing of it", { tag: "@phone" }, async ({ page, signIn }) => {
  for (const path of ["/cms/registrations", "/cms/payments", "/cms/coupons"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/cmslogin/);
  }
  await signIn("learner");
  expect((await page.request.get("/cms/registrations.csv")).status()).toBe(403);
  const form = { file: { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("Date") } };
  expect((await page.request.post("/cms/bank-statements", { multipart: form })).status()).toBe(403);
});
