import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { inDays } from "../../support/registering";

const MARK = "Draft: only staff see this.";

async function make(page: Page, kind: string, input: object) {
  const query = `mutation ($input: Create${kind}Input!) { made: create${kind}(input: $input) { id } }`;
  return (await callApi(page, query, { input })).data.made as { id: string };
}

/** Staff see the page, marked as a draft; other visitors receive none of its text. */
async function expectForStaffAlone(pages: { staff: Page; visitor: Page }, path: string, secret: string) {
  const { staff, visitor } = pages;
  await staff.goto(path);
  await expect(staff.getByText(MARK)).toBeVisible();
  await expect(staff.getByRole("main")).toContainText(secret);
  await expectAccessible(staff);
  const response = await visitor.request.get(path);
  expect(await response.text()).not.toContain(secret);
  await visitor.goto(path);
  await expect(visitor.getByText(secret)).toHaveCount(0);
  await expect(visitor.getByText(MARK)).toHaveCount(0);
}

test("a draft of a workshop, an article or a course is shown to staff as visitors will see it", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const pages = { staff: page, visitor: await newPage() };
  const name = `Hidden ${randomInt(2 ** 40)}`;
  const slug = name.toLowerCase().replace(" ", "-");
  const workshop = await make(page, "Workshop", {
    name,
    headline: name,
    priceRupees: 99,
    startsAt: new Date(`${inDays(400)}:00+05:30`).toISOString(),
    minutesPerDay: 90,
    days: 2,
    place: "Live on Zoom",
    layout: "SPLIT",
  });
  await expectForStaffAlone(pages, `/${slug}`, name);
  await page.getByRole("complementary", { name: "Draft" }).getByRole("link", { name: "Edit" }).click();
  await expect(page).toHaveURL(`/cms/workshops/${workshop.id}`);

  const post = { title: name, excerpt: "A story.", body: "It begins.", authorName: "Asha (sample)" };
  await make(page, "BlogPost", { ...post, isPublished: true, publishedAt: "2040-01-01T00:00:00.000Z" });
  await expectForStaffAlone(pages, `/blog/${slug}`, name);

  await make(page, "Course", { name, isPublished: false });
  await expectForStaffAlone(pages, `/lms/${slug}`, name);
});

test("a season that is a draft is seen in the preview of the site, and nowhere else", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const visitor = await newPage();
  const number = randomInt(10, 100);
  const title = `Hidden ${randomInt(2 ** 40)}`;
  const season = await make(page, "BootcampSeason", { number, title, priceRupees: 99, isLocked: false });
  const level = await make(page, "BootcampLevel", { seasonId: season.id, name: "Basic" });
  const question = { title: `Print ${title}`, prompt: "Print it.", expectedResult: "1" };
  await make(page, "BootcampQuestion", { ...question, levelId: level.id });

  await page.goto(`/cms/bootcamp/seasons/${season.id}`);
  await expect(page.getByRole("link", { name: /^Preview / })).toHaveAttribute(
    "href",
    "/cms/preview/python#seasons",
  );
  await page.goto("/cms/preview/python#seasons");
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
  await expectAccessible(page);
  await visitor.goto("/cms/preview/python");
  await expect(page.getByText(question.title)).toBeAttached();
  await expect(visitor).toHaveURL(/\/cmslogin/);
  for (const each of [page, visitor]) {
    await each.goto("/python");
    await expect(each.getByText(title)).toHaveCount(0);
    await expect(each.getByText(MARK)).toHaveCount(0);
  }
  await callApi(page, "mutation ($input: VersionedInput!) { deleteBootcampSeason(input: $input) { id } }", {
    input: { id: season.id, expectedVersion: 1 },
  });
});
