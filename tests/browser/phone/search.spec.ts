import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";

test("a learner finds a lesson in spite of a typing error and opens it; a visitor finds no lessons", async ({
  page,
  newPage,
  signIn,
}) => {
  await signIn("learner");
  await page.goto("/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const field = page.getByRole("searchbox", { name: "Search lessons, courses and pages" });
  await expect(field).toBeFocused();
  await field.fill("ec2 stup");
  const lesson = page.getByRole("region", { name: "Lessons" }).getByRole("link", { name: /AWS EC2 Setup/ });
  await expect(lesson).toContainText("AWS Cloud Computing · AWS Batch 1 · Lesson 2");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lesson.click();
  await expect(page.getByRole("heading", { name: "AWS EC2 Setup", level: 1 })).toBeVisible();
  await expect(field).toBeHidden();

  const visitor = await newPage();
  await visitor.goto("/");
  await visitor.keyboard.press("/");
  await visitor.getByRole("searchbox").fill("aws");
  await expect(visitor.getByRole("region", { name: "Courses" }).getByRole("link")).toHaveCount(1);
  await expect(visitor.getByRole("region", { name: "Lessons" })).toHaveCount(0);
  await visitor.getByRole("searchbox").fill("ec2 stup");
  await expect(visitor.getByRole("status").getByText("Nothing found for “ec2 stup”")).toBeVisible();
  await visitor.keyboard.press("Escape");
  await expect(visitor.getByRole("searchbox")).toBeHidden();
});
