import { callApi, expect, expectNoSidewaysScroll, test } from "../../support/browser";
import { makeWorkshop, register, showQrCode } from "../../support/registering";

const FIRST_VIDEO = '{ course(slug: "aws-cloud-computing") { batches { references { id title } } } }';
const VIEW = "mutation ($id: UUID!) { openLesson(referenceId: $id) { id } }";
const fileOf = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js$`);

test("a learner resumes the last video from the top of the learning home, and it plays in sight", async ({
  page,
  signIn,
}) => {
  await signIn("learner");
  const { data } = (await callApi(page, FIRST_VIDEO, {})) as unknown as {
    data: { course: { batches: { references: { id: string; title: string }[] }[] } };
  };
  const video = data.course.batches[0]?.references[0];
  await callApi(page, VIEW, { id: video?.id });
  await page.goto("/lms");
  const place = page.locator("#continue");
  await expect(place.getByRole("heading")).toHaveText(video?.title ?? "");
  const resume = place.getByRole("link", { name: "Continue this lesson" });
  await expect(resume).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("heading", { name: "Continue where you were" })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await resume.click();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.locator("iframe")).toBeInViewport({ ratio: 1 });
});

test("what is copied from an order has its button beside it", async ({ page, newPage, academy }) => {
  const { slug } = await makeWorkshop(await newPage(academy.people.admin), { priceRupees: 199 });
  await register(page, `/${slug}`);
  await showQrCode(page);
  for (const name of ["UPI ID", "reference"]) {
    const button = page.getByRole("button", { name: new RegExp(`^Copy\\s*${name}$`) });
    const row = page.locator("dd").filter({ has: button });
    const [inside, around] = [await button.boundingBox(), await row.boundingBox()];
    const word = button.getByText("Copy", { exact: true });
    expect(await word.evaluate((text) => text.getClientRects().length), `${name} in one line`).toBe(1);
    expect(around?.height, name).toBeLessThanOrEqual((inside?.height ?? 0) + 16);
  }
  await expectNoSidewaysScroll(page);
});

test("where the file that knows a learner's seats does not come, the page says so, and a new try finds it", async ({
  page,
  signIn,
  complaints,
}) => {
  await signIn("learner");
  await page.route(fileOf("OwnSeat"), (route) => route.abort());
  await page.goto("/work");
  await expect(page.getByText("We couldn’t check whether you have a seat here.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Register/ }).first()).toBeVisible();
  await page.unroute(fileOf("OwnSeat"));
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByText("We couldn’t check whether you have a seat here.")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Register/ }).first()).toBeVisible();
  // The browser logs the failed file too.
  complaints.length = 0;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("Get Started leads to the sign-in", async ({ page }) => {
    await page.goto("/lms");
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/signin$/);
  });
});
