import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser";
import { someUtr } from "../support/browserCalls";
import {
  confirmWaiting,
  fillPerson,
  makeWorkshop,
  register,
  showQrCode,
  someEmail,
} from "../support/registering";

const CREATE_COUPON = "mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { id code } }";
const FIND = `query ($search: String) { registrations(search: $search) { nodes { id version state } } }`;
const DECIDE = `mutation ($input: DecideRegistrationInput!) { decideRegistration(input: $input) { id problem } }`;

async function makeCoupon(staff: Page): Promise<string> {
  const code = `LEARN-${randomInt(10 ** 9)}`;
  const input = { code, unit: "RUPEES", value: 50, isForAll: true, isForBootcamp: false, isActive: true };
  await callApi(staff, CREATE_COUPON, { input: { ...input, workshopIds: [], courseIds: [] } });
  return code;
}

async function decide(staff: Page, email: string, decision: "APPROVE" | "REJECT"): Promise<void> {
  const { data } = await callApi(staff, FIND, { search: email });
  const [{ id, version }] = (data.registrations as { nodes: [{ id: string; version: number }] }).nodes;
  const registrations = [{ id, expectedVersion: version }];
  const reason = decision === "REJECT" ? "It is not in our statement." : null;
  await callApi(staff, DECIDE, { input: { registrations, decision, reason } });
}

/** Refetches at once instead of waiting for the poll. */
async function lookAgain(page: Page): Promise<void> {
  await page.reload();
}

test(
  "a visitor registers with a coupon, sends a UTR, corrects it, and is confirmed",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const staff = await newPage(academy.people.admin);
    const [code, email] = [await makeCoupon(staff), someEmail()];
    await page.goto("/powerbi");
    await page.getByRole("link", { name: "REGISTER NOW", exact: true }).click();
    const form = page.locator("#payment");
    await fillPerson(page, email);
    await form.getByLabel("Coupon").fill("NOT-A-COUPON");
    await form.getByRole("button", { name: "Apply coupon" }).click();
    await expect(form).toContainText("This coupon code isn’t valid.");
    await form.getByLabel("Coupon").fill(code.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(form).toContainText("−₹50");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Register and pay ₹149" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Power BI Workshop, \d+ \w+ \d{4}$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByText("Waiting for your payment")).toBeVisible();
    await showQrCode(page);
    const qr = page.getByRole("img", { name: /^QR code to pay ₹149 by UPI for SP-/ });
    await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.getByText("Pay in your UPI app").getAttribute("href")).toMatch(
      /^upi:\/\/pay\?pa=sopaan@example&.*am=149\.00.*tr=SP-/,
    );
    await expect(page.getByRole("link", { name: "Write to us on WhatsApp" })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/910000000001\?text=.*SP-/,
    );
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("Please enter your payment’s UTR")).toBeVisible();
    await page.getByLabel(/^UTR/).fill("1234");
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("A UTR has exactly 12 digits.")).toBeVisible();
    const utr = someUtr();
    await page.getByLabel(/^UTR/).fill(utr.replace(/(\d{4})/g, "$1 "));
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
    await expect(page.getByText("Payment details sent")).toBeVisible();

    await decide(staff, email, "REJECT");
    await lookAgain(page);
    await expect(page.getByText("It is not in our statement.").first()).toBeVisible();
    await expect(page.getByLabel(/^UTR/)).toHaveValue(utr);
    await page.getByLabel(/^UTR/).fill(someUtr());
    await page.getByRole("button", { name: "Send the correction" }).click();
    await expect(page.getByText("Payment details corrected")).toBeVisible();

    await decide(staff, email, "APPROVE");
    await lookAgain(page);
    await expect(page.getByText("Your seat is confirmed.")).toBeVisible();
    const printed = (await page.pdf()).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^power-bi-workshop-\d+-\w+-\d{4}\.ics$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test(
  "an approval shows by itself on a page that is open",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const staff = await newPage(academy.people.admin);
    await page.clock.install();
    const email = await register(page, "/nlp");
    await page.getByLabel(/^UTR/).fill(someUtr());
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
    await decide(staff, email, "APPROVE");
    await page.clock.runFor(21_000);
    await expect(page.getByText("Your seat is confirmed.")).toBeVisible();
  },
);

test("the bar that leads to the form never covers it", async ({ page }) => {
  for (const [address, name] of [
    ["/powerbi", "REGISTER NOW"],
    ["/python", "Pay ₹99"],
    ["/offer-1", "Pay ₹99"],
  ] as const) {
    await page.goto(address);
    // On phones the bar waits until the headline's own button has left the screen.
    if (name.startsWith("Pay") && page.viewportSize()?.width === 360)
      await page.evaluate(() => window.scrollTo(0, 900));
    const link = page.getByRole("link", { name, exact: true }).last();
    const form = page.locator("main section").filter({ has: page.getByLabel("E-mail") });
    const isOnTop = () =>
      link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await link.click();
    await expect(form).toBeInViewport();
    await expect.poll(isOnTop).toBe(false);
    await form.getByRole("button", { name: /^Register/ }).scrollIntoViewIfNeeded();
    expect(await isOnTop()).toBe(false);
  }
});

test(
  "a double click and a lost answer make one order",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const [staff, email] = [await newPage(academy.people.admin), someEmail()];
    await page.goto("/aa");
    await fillPerson(page, email);
    let isLost = true;
    await page.route("**/graphql", async (route) => {
      if (!isLost || !route.request().postData()?.includes("startRegistration")) return route.continue();
      isLost = false;
      await route.fetch();
      await route.fulfill({ status: 200, contentType: "text/plain", body: "cut off" });
    });
    const button = page.getByRole("button", { name: /^Register and pay/ });
    await button.click();
    await expect(page.getByText("The academy can’t be reached.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Rao");
    await button.dblclick();
    await expect(page.getByText("Waiting for your payment")).toBeVisible();
    const { data } = await callApi(staff, FIND, { search: email });
    expect((data.registrations as { nodes: unknown[] }).nodes).toHaveLength(1);
  },
);

test(
  "who is full takes a waiting list; a place that is given up goes to the first in line",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const staff = await newPage(academy.people.admin);
    const { slug } = await makeWorkshop(staff);
    await register(page, `/${slug}`);
    const second = await newPage();
    await second.goto(`/${slug}`);
    await expect(second.getByText("All seats are taken.")).toBeVisible();
    const email = await register(second, `/${slug}`);
    await expect(second.getByText("You’re number 1 in line.")).toBeVisible();
    await expectAccessible(second);
    await confirmWaiting(second, staff, email);
    await expect(second.getByText("You’re number 1 in line.")).toBeVisible();

    await page.getByRole("button", { name: "Cancel this registration" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("goes to the next person in line");
    await dialog.getByRole("button", { name: "Cancel it" }).click();
    await expect(page.getByText("Cancelled by you")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel this registration" })).toHaveCount(0);
    await lookAgain(second);
    await expect(second.getByText("Got a seat")).toBeVisible();
    await expect(second.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
  },
);

test(
  "an order opens for its link alone, and survives a reload",
  { tag: "@phone" },
  async ({ page, newPage }) => {
    await register(page, "/powerbi");
    const address = page.url();
    await page.reload();
    await expect(page.getByText("Waiting for your payment")).toBeVisible();
    const other = await newPage();
    for (const wrong of [address.replace(/#.*/, ""), `${address.slice(0, -3)}xyz`]) {
      const response = await other.goto(wrong);
      expect(response?.headers()["cache-control"] ?? "no-store").toBe("no-store");
      await expect(other.getByText("This link doesn’t open a registration")).toBeVisible();
      expect(await other.content()).not.toContain("Asha Rao");
      await other.goto("/about");
    }
    await expectAccessible(other);
  },
);

test(
  "the signed-in find their registrations again, and the form knows them",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    const { email } = await signIn("learner");
    await page.goto("/python");
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Lata (sample)");
    await page.getByLabel("Phone").fill("+44 20 7946 0958");
    await page.getByRole("button", { name: "Register and pay ₹99" }).click();
    await expect(page).toHaveURL(/\/registration\//);
    await expect(page.getByText("Waiting for your payment")).toBeVisible();
    await page.goto("/registrations");
    const row = page.getByRole("article");
    await expect(row).toContainText("Waiting for your payment");
    await expectAccessible(page);
    await row.getByRole("link").click();
    await expect(page).toHaveURL(/\/registration\/[0-9a-f-]{36}$/);
    await showQrCode(page);
    await expect(page.getByRole("img", { name: /^QR code to pay ₹99/ })).toBeVisible();
  },
);

test(
  "a batch is registered for on its course's page, also from the payment of the course",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/offer");
    await page.getByRole("button", { name: "Buy Data Science", exact: true }).click();
    await page.getByRole("link", { name: "Register and pay ₹2,000" }).click();
    await expect(page).toHaveURL(/\/lms\/data-science#register-/);
    const dialog = page.getByRole("dialog", { name: "Register" });
    await expect(dialog).toContainText("₹2,000");
    await expectAccessible(page);
    await fillPerson(page, someEmail());
    await dialog.getByRole("button", { name: "Register and pay ₹2,000" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Data Science, Data Science Batch");
  },
);

test(
  "what is not filled in is asked for beside its field, by keyboard alone",
  { tag: "@desk" },
  async ({ page }) => {
    await page.goto("/machinelearning#cta");
    await page.getByRole("button", { name: /^Register and pay/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(page.getByText("Please enter your name.")).toBeVisible();
    await page.keyboard.type("Asha Rao");
    await page.keyboard.press("Tab");
    await page.keyboard.type(someEmail());
    await page.keyboard.press("Tab");
    await page.keyboard.type("12345 67");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Please enter a 10-digit Indian phone number")).toBeVisible();
    await expect(page.getByLabel("Phone")).toBeFocused();
    await page.getByLabel("Phone").fill("+1 202 555 0123");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Waiting for your payment")).toBeVisible();
    await showQrCode(page);
    await expect(page.getByRole("img", { name: /^QR code to pay/ })).toBeVisible();
    await expect(page.getByText("Pay in your UPI app")).toBeHidden();
    await expectNoSidewaysScroll(page);
  },
);
