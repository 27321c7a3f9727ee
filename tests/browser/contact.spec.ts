import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { FILLED, SEND_MESSAGE, UPDATE_STATUS, someKey } from "../support/contactDocuments";
import {
  callApi,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goToPlace,
  test,
} from "../support/browser";
import { holdRequests } from "../support/holdRequests";
import { responseTo } from "../support/staffWork";
import { inLetters } from "../support/inLetters";

const FIND = "query ($search: String) { contactMessages(search: $search) { nodes { id status version } } }";

/** Unique, because stories share one academy. */
function someone() {
  const lastName = `Rao ${inLetters(randomInt(2 ** 40))}`;
  return { lastName, email: `${lastName.replace(" ", ".")}@example.com` };
}

async function write(page: Page, { lastName, email }: ReturnType<typeof someone>): Promise<void> {
  await page.getByLabel("First name").fill("Asha");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel(/^Phone/).fill("98480 22338");
}

async function sendForToast(page: Page) {
  await page.goto("/contact");
  await write(page, someone());
  await page.getByRole("textbox", { name: "Message" }).fill("Hello");
  await page.getByRole("button", { name: "Send message" }).click();
  return page.locator(".Toastify__toast");
}

async function find(page: Page, search: string) {
  const { data } = await callApi(page, FIND, { search });
  return (data.contactMessages as { nodes: { id: string; status: string; version: number }[] }).nodes;
}

test(
  "a visitor asks a question, and staff find it",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const person = someone();
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Required", { exact: true })).toHaveCount(5);
    await expect(page.getByLabel("First name")).toBeFocused();
    await expectAccessible(page);
    await write(page, person);
    await page.getByRole("textbox", { name: "Message" }).fill("When does the next batch begin?");

    let sent = 0;
    page.on("request", (request) => {
      if (request.postData()?.includes("sendContactMessage")) sent++;
    });
    const letGo = await holdRequests(page, "**/graphql");
    await page.getByRole("button", { name: "Send message" }).dblclick();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    letGo();
    const toast = page.getByRole("alert").filter({ hasText: "Subscription successful! 🎉" });
    await expect(toast).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
    expect(sent).toBe(1);
    await expectNoSidewaysScroll(page);

    const staff = await newPage(academy.people.admin);
    expect(await find(staff, person.email)).toMatchObject([{ status: "NEW" }]);
  },
);

test(
  "a toast is at the top right below the bar, 320 wide, is reached by Alt+T and goes by itself",
  { tag: "@desk" },
  async ({ page }) => {
    const toast = await sendForToast(page);
    await expect(toast).toHaveText("Subscription successful! 🎉");
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
        return { width, isRight: x + width > 1280 - 40 && x + width <= 1280, isHigh: y > 56 && y < 110 };
      })
      .toEqual({ width: 320, isRight: true, isHigh: true });
    await expect(page.locator(".Toastify__progress-bar--wrp")).toHaveAttribute("data-hidden", "true");
    await page.keyboard.press("Alt+t");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".Toastify") !== null))
      .toBe(true);
    await page.getByRole("textbox", { name: "Message" }).focus();
    await expect(toast).toHaveCount(0, { timeout: 30_000 });
  },
);

test(
  "a toast is dragged away over four fifths of its width, and comes back from less",
  { tag: "@desk" },
  async ({ page }) => {
    const toast = await sendForToast(page);
    // Hovering pauses its timer.
    await toast.hover();
    const left = async () => Math.round((await toast.boundingBox())?.x ?? 0);
    await expect.poll(left).toBe(1280 - 320 - 16);
    // Left of the close button, and still over the toast when it has returned.
    const GRAB = 250;
    const drag = async (distance: number) => {
      const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
      await page.mouse.move(x + GRAB, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + GRAB + distance, y + 20, { steps: 8 });
      await page.mouse.up();
    };
    await drag(-200);
    await expect.poll(left).toBe(1280 - 320 - 16);
    await drag(-270);
    await expect(toast).toHaveCount(0, { timeout: 2000 });
  },
);

test(
  "mentors and partners each fill in what their tab asks for",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    const [mentor, partner] = [someone(), someone()];
    await page.goto("/contactusworkshop");
    await write(page, mentor);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Required", { exact: true })).toHaveCount(2);
    await page.getByLabel("State").fill("Telangana");
    await page.getByLabel("I would like to be a").selectOption("Mentee");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Form submitted successfully!")).toBeVisible();
    await expect(page.getByLabel("State")).toHaveValue("");

    await write(page, partner);
    await page.getByRole("tab", { name: "Partner With Mentor Collective" }).click();
    await expect(page.getByLabel("Last name")).toHaveValue(partner.lastName);
    await page.getByLabel(/^Phone/).fill("");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
    await expectAccessible(page);
    await page.getByLabel("State").fill("Kerala");
    await page.getByLabel("Organization").fill("Backwater Data");
    await page.getByLabel("Topic").selectOption("Sponsorships");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel("Organization")).toHaveValue("");
    await expectNoSidewaysScroll(page);

    await signIn("admin");
    for (const { email } of [mentor, partner]) expect(await find(page, email)).toHaveLength(1);
  },
);

test(
  "where the academy cannot be reached, nothing typed is lost",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    const person = someone();
    await page.goto("/contact");
    await write(page, person);
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    // Loads the toasts before the network goes down.
    await expect(page.locator(".Toastify")).toBeAttached();
    await page.route("**/*", (route) => route.abort());
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("An error occurred. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue(person.lastName);
    await page.unroute("**/*");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Subscription successful! 🎉")).toBeVisible();
    complaints.length = 0;
  },
);

test(
  "a line that hangs is reported and given up, and nothing typed is lost",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    await page.clock.install();
    await page.goto("/contact");
    await write(page, someone());
    await page.getByRole("textbox", { name: "Message" }).fill("Hello");
    await expect(page.locator(".Toastify")).toBeAttached();
    const sent = page.waitForRequest("**/graphql");
    await page.route("**/graphql", () => {});
    await page.getByRole("button", { name: "Send message" }).click();
    await sent;
    await expect(page.getByText("This is taking longer than usual.")).toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(page.getByText("This is taking longer than usual.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await page.clock.runFor(30_000);
    await expect(page.getByText("An error occurred. Please try again.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
    complaints.length = 0;
  },
);

test(
  "staff sort a message, answer it, hear who was faster, and take all along",
  { tag: "@desk" },
  async ({ page, signIn }) => {
    const person = someone();
    const { password } = await signIn("admin");
    const input = { ...FILLED.HELP, ...person, message: "=1+1", sendingKey: someKey() };
    await callApi(page, SEND_MESSAGE, { input });
    await page.goto("/cms");
    await goToPlace(page, "Messages");
    await expect(page.getByRole("tab", { name: /^New \(\d+\)/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search messages" }).fill(person.email);
    const row = page.getByRole("listitem").filter({ hasText: person.lastName });
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export as CSV" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await dialog
      .getByLabel(/password/i)
      .first()
      .fill(password);
    await dialog.getByRole("button", { name: "Continue" }).click();
    const csv = await readFile(await (await downloading).path(), "utf8");
    expect(csv.split("\r\n")).toHaveLength(3);
    expect(csv).toContain("'=1+1");

    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Asha ${person.lastName}`);
    const states = page.getByRole("group", { name: "Status" });
    const refreshed = responseTo(page, "CmsMessage");
    await states.getByRole("button", { name: "In progress" }).click();
    await refreshed;
    await expect(states.getByRole("button", { name: "In progress" })).toHaveAttribute("aria-pressed", "true");
    const [seen] = await find(page, person.email);
    expect(seen).toMatchObject({ status: "IN_PROGRESS", version: 2 });

    await callApi(page, UPDATE_STATUS, { input: { id: seen?.id, expectedVersion: 2, status: "SPAM" } });
    await page.getByLabel(/^Reply to/).fill("On 9 December.\n\nSee you there.");
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText(/changed this message while you had it open/)).toBeVisible();
    await expect(page.getByLabel(/^Reply to/)).toHaveValue(/On 9 December/);
    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(page.getByText("Reply sent.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "See you there." })).toContainText("Arjun");
    await expect(states.getByRole("button", { name: "Answered" })).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

test("a learner sees nothing of the inbox", { tag: "@desk" }, async ({ page, signIn }) => {
  await signIn("learner");
  await page.goto("/cms/messages");
  await expect(page).toHaveURL(/\/cmslogin\?next=%2Fcms%2Fmessages/);
  expect((await page.request.get("/cms/messages.csv")).status()).toBe(403);
});

test.describe("with JavaScript off", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the pages say how else the academy is reached", async ({ page }) => {
    for (const address of ["/contact", "/contactusworkshop"]) {
      await page.goto(address);
      await expect(page.locator("main noscript p")).toHaveText(/^This form needs JavaScript/);
      await expect(page.locator("main noscript p")).toBeVisible();
      await expect(page.getByLabel("First name")).toBeHidden();
      await expect(page.getByRole("link", { name: "Write on WhatsApp" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: /^\+91/ }).first()).toBeVisible();
    }
  });
});

test(
  "what a visitor typed is there after a reload, and gone once it is sent",
  { tag: "@phone" },
  async ({ page }) => {
    const written = `Kept ${randomInt(2 ** 40)}`;
    const isKept = () =>
      page.evaluate((text) => JSON.stringify({ ...sessionStorage }).includes(text), written);
    await page.goto("/contact");
    await write(page, someone());
    await page.getByRole("textbox", { name: "Message" }).fill(written);
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(written);
    await expect(page.getByLabel("First name")).toHaveValue("Asha");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator(".Toastify__toast")).toHaveText("Subscription successful! 🎉");
    expect(await isKept()).toBe(false);
  },
);
