import { expect, test } from "../../support/browser";
import { sendMessage } from "../../support/browserCalls";
import { makeBatch, openPage, part } from "../../support/staffWork";

test("references are added one after the other by the keyboard, and one toast counts them", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  const { id } = await makeBatch(page);
  await openPage(page, `/cms/batches/${id}`);
  const title = page.getByLabel("Reference Title");
  for (const name of ["One", "Two", "Three"]) {
    await title.fill(name);
    await page.getByLabel("Reference Link").fill("https://video.example.com/1");
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name} was added.`)).toBeVisible();
    // Hovering pauses its timer.
    await page.locator(".Toastify__toast").hover();
    await expect(title).toBeFocused();
    await expect(title).toHaveValue("");
  }
  await expect(page.locator(".Toastify__toast")).toHaveCount(1);
  await expect(page.locator(".Toastify__toast")).toHaveText("Three was added. (+2 more)");
});

test("the number beside Messages is counted again as soon as one is answered", async ({ page, signIn }) => {
  await signIn("admin");
  await openPage(page, `/cms/messages/${await sendMessage(page)}`);
  const place = page
    .getByRole("navigation", { name: "Content area" })
    .getByRole("link", { name: /^Messages/ });
  // Other stories change the counts too, so the mock returns an impossible number.
  await page.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes('"operationName":"StaffWaiting"')) return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"newMessages":\d+/, '"newMessages":4321');
    await route.fulfill({ response: answer, body });
  });
  await expect(place).not.toContainText("4,321");
  await page.getByLabel(/^Reply to/).fill("On Monday.");
  await part(page, "Reply by e-mail").getByRole("button", { name: "Send reply" }).click();
  await expect(place).toContainText("4,321");
});

test("what came with a page is not read a second time", async ({ page, signIn }) => {
  await signIn("admin");
  const { slug } = await makeBatch(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.postData() ?? ""));
  await openPage(page, `/cms/courses/${slug}`);
  // The frame counts, once the page has hydrated.
  expect(asked.filter((body) => body.includes("StaffWaiting"))).toHaveLength(1);
  expect(asked.filter((body) => body.includes("CmsCourse"))).toEqual([]);
});

test("an unknown address of the content area says so in its frame", async ({ page, signIn }) => {
  await signIn("admin");
  await page.goto("/cms/no-such-page");
  await expect(page.getByRole("heading", { name: "Page not found", level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Content area" })).toBeVisible();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/cms$/);
});

test("the label of a field that gets the focus is not behind the bar", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByLabel("E-mail").first().focus();
  const [label, bar] = await page.evaluate(() => {
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect();
    const field = document.activeElement as HTMLInputElement;
    return [top(field.labels?.[0])?.top ?? 0, top(document.querySelector("header"))?.bottom ?? 0];
  });
  expect(label).toBeGreaterThanOrEqual(bar ?? 0);
});
