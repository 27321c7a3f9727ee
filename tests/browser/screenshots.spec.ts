import { expect, expectAccessible, signOut, test } from "../support/browser";
import { someUtr } from "../support/browserCalls";
import { register } from "../support/registering";

test("a screenshot is shown before it is sent, and is proof enough", { tag: "@phone" }, async ({ page }) => {
  await register(page, "/machinelearning");
  const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
  const chooser = page.getByLabel(/screenshot/);
  await chooser.setInputFiles({ name: "paid.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
  await expect(page.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeVisible();
  await chooser.setInputFiles({ ...picture, buffer: Buffer.from("no picture") });
  await expect(page.getByText("This file can’t be shown.")).toBeVisible();
  await chooser.setInputFiles(picture);
  const chosen = page.getByRole("img", { name: "The chosen screenshot" });
  await expect
    .poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("button", { name: "I have paid" }).click();
  await expect(page.getByText("We are checking your payment")).toBeVisible();
});

test(
  "a screenshot that gets stuck on its way is given up, and can be sent again",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    await page.clock.install();
    await register(page, "/machinelearning");
    const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel(/screenshot/).setInputFiles(picture);
    await page.route("**/payment-proofs/*", () => {});
    const sent = page.waitForRequest("**/payment-proofs/*");
    await page.getByRole("button", { name: "I have paid" }).click();
    await sent;
    await page.clock.runFor(31_000);
    await expect(page.getByText("The picture couldn’t be sent.")).toBeVisible();
    await page.unroute("**/payment-proofs/*");
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
    complaints.length = 0;
  },
);

test(
  "a screenshot for which the server is too busy is sent again without a click",
  { tag: "@phone" },
  async ({ page, complaints }) => {
    await register(page, "/machinelearning");
    const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel(/screenshot/).setInputFiles(picture);
    const headers = { "retry-after": "1", "content-type": "text/plain" };
    const busy = { status: 503, headers, body: "The academy is very busy right now." };
    await page.route("**/payment-proofs/*", (route) => route.fulfill(busy), { times: 2 });
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
    expect(complaints.splice(0)).toHaveLength(2);
  },
);

test(
  "a chosen screenshot outlives the session: its person signs in over the page and sends it",
  { tag: "@phone" },
  async ({ page, signIn, complaints }) => {
    const person = await signIn("learner");
    await page.clock.install();
    await register(page, "/machinelearning", person.email);
    await page.goto(new URL(page.url()).pathname);
    const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel(/screenshot/).setInputFiles(picture);
    const dialog = page.getByRole("dialog", { name: "Please sign in again" });
    const signInAgain = async () => {
      await dialog.getByLabel("E-mail").fill(person.email);
      await dialog.getByLabel("Password").fill(person.password);
      await dialog.getByRole("button", { name: "Sign in" }).click();
      await expect(dialog).toBeHidden();
    };
    await signOut(page);
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(dialog).toBeVisible();
    // The browser logs the rejected upload too.
    complaints.length = 0;
    await signInAgain();
    await expect(page.getByText("Please sign in to continue.")).toHaveCount(0);

    // The page polls its order.
    await signOut(page);
    await page.clock.fastForward(21_000);
    await expect(dialog).toBeVisible();
    await signInAgain();
    await expect(page.getByRole("img", { name: "The chosen screenshot" })).toBeVisible();
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
  },
);

test(
  "a guest with the order's secret is not asked to sign in",
  { tag: "@phone" },
  async ({ page, signIn }) => {
    await signIn("learner");
    await page.clock.install();
    await register(page, "/machinelearning");
    await signOut(page);
    const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel(/screenshot/).setInputFiles(picture);
    await page.clock.fastForward(21_000);
    await page.getByRole("button", { name: "I have paid" }).click();
    await expect(page.getByText("We are checking your payment")).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Please sign in again" })).toHaveCount(0);
  },
);

test(
  "a screenshot that was sent is shown, stays with a corrected UTR, and goes when it is removed",
  { tag: "@phone" },
  async ({ page }) => {
    await register(page, "/machinelearning");
    const picture = { name: "paid.png", mimeType: "image/png", buffer: await page.screenshot() };
    await page.getByLabel(/screenshot/).setInputFiles(picture);
    await page.getByRole("button", { name: "I have paid" }).click();
    const sent = page.getByRole("button", { name: "Your screenshot" });
    await expect(sent).toBeVisible();
    await sent.click();
    const dialog = page.getByRole("dialog", { name: "Your screenshot" });
    const large = dialog.getByRole("img", { name: "The payment, as you sent it" });
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(99);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(sent).toBeFocused();

    await page.getByText("Correct what you sent").click();
    await page.getByLabel(/^UTR/).fill(someUtr());
    await page.getByRole("button", { name: "Send the correction" }).click();
    await expect(page.getByText("Your correction has reached us.")).toBeVisible();
    await expect(page.getByText("Payment details corrected")).toBeVisible();
    await expect(sent).toBeVisible();
    await expect(page.getByLabel(/^UTR/)).toBeHidden();
    await page.getByText("Correct what you sent").click();
    await page.getByLabel("Remove the screenshot that I sent").check();
    await page.getByRole("button", { name: "Send the correction" }).click();
    await expect(sent).toHaveCount(0);
    await expect(page.getByLabel("Remove the screenshot that I sent")).toHaveCount(0);
  },
);
