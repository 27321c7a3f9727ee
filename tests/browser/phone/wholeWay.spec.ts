import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser";
import { somePhone } from "../../support/browserCalls";
import { openEmail } from "../../support/openEmail";
import { showQrCode } from "../../support/registering";

const PASSWORD = "seven copper kettles";

interface Order {
  reference: string;
  utr: string;
  amount: string;
}

async function registerAndPay(
  page: Page,
  { email, coupon }: { email: string; coupon?: string },
): Promise<Order> {
  await page.getByLabel("Name", { exact: true }).fill("Devika Menon");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Phone").fill(somePhone());
  if (coupon) {
    await page.getByLabel("Coupon").fill(coupon);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${coupon} applied.`)).toBeVisible();
  }
  await page.getByRole("button", { name: /^Register and pay/ }).click();
  await showQrCode(page);
  const qr = page.getByRole("img", { name: /^QR code to pay/ });
  const [, amount = "", reference = ""] =
    /₹([\d,]+) by UPI for (SP-\w+)/.exec((await qr.getAttribute("alt")) ?? "") ?? [];
  const utr = String(randomInt(10 ** 11, 2 * 10 ** 11));
  await page.getByLabel(/^UTR/).fill(utr);
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("We are checking your payment")).toBeVisible();
  return { reference, utr, amount };
}

async function applyStatement(staff: Page, orders: Order[]): Promise<void> {
  const rows = orders.map(({ utr, reference, amount }) => `21/11/26,UPI/${utr}/${reference},,"${amount}.00"`);
  const csv = ["Date,Narration,Withdrawal Amt.,Deposit Amt.", ...rows].join("\r\n");
  await staff.goto("/cms/payments");
  const file = { name: "today.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await staff.getByLabel(/Drop the bank/).setInputFiles(file);
  await staff.getByRole("button", { name: `Approve ${orders.length}` }).click();
  await staff.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(staff.getByText(`${orders.length} approved so far.`)).toBeVisible();
}

test("from a poster to the batch: registered on a phone, paid, found in the bank's statement, let in by a letter", async ({
  page,
  newPage,
  academy,
}) => {
  const email = `devika-${randomInt(2 ** 40)}@example.com`;
  await page.goto("/powerbi");
  await page.getByRole("link", { name: "REGISTER NOW", exact: true }).click();
  const workshop = await registerAndPay(page, { email, coupon: "WELCOME10" });
  expect(workshop.amount).toBe("179");
  const workshopOrder = page.url();

  await page.goto("/lms/data-science");
  await page.getByRole("button", { name: /^Register.*Batch 1$/ }).click();
  const batch = await registerAndPay(page, { email });

  const staff = await newPage(academy.people.admin);
  await applyStatement(staff, [workshop, batch]);

  await openEmail(staff, email, "Your seat is confirmed: Power BI Workshop");
  await expect(staff.getByRole("main")).toContainText("https://chat.whatsapp.com/");
  await page.goto(workshopOrder);
  await expect(page.getByText("Your seat is confirmed.")).toBeVisible();

  await openEmail(staff, email, "Your account is ready: Data Science, Data Science Batch 1");
  const invitation = staff.getByRole("link", { name: "Choose your password" });
  await page.goto((await invitation.getAttribute("href")) ?? "");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set my password" }).click();
  await expect(page).toHaveURL(/\/dash/);
  await page.goto("/account");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Data Science Batch 1/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dash\?/);
  await expect(page.getByRole("link", { name: /Watch Video/ }).first()).toBeVisible();
});
