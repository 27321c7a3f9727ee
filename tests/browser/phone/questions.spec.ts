import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { SIGN_UP } from "../../support/documents";
import { fakeYouTube } from "../../support/fakeYouTube";

const LESSONS = '{ course(slug: "aws-cloud-computing") { batches { references { id title } } } }';

async function videoLesson(page: Page): Promise<string> {
  const { data } = await callApi(page, LESSONS, {});
  const { batches } = data.course as { batches: { references: { id: string; title: string }[] }[] };
  const lesson = batches[0]?.references.find(({ title }) => title === "AWS EC2 Setup");
  return `/lessons/${lesson?.id}`;
}

async function post(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
}

test("a learner asks at a second of the video, another answers, and the accepted answer comes first", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  await signIn("learner");
  const address = await videoLesson(page);
  const title = `Which port does SSH use? ${Date.now()}`;
  await fakeYouTube(page);
  await page.goto(`${address}?t=125`);
  await page.getByRole("button", { name: "Resume at 2:05" }).click();
  await expect(page.getByRole("button", { name: /^Ask at 2:0\d$/ })).toBeVisible();
  await page.getByRole("button", { name: /^Ask at / }).click();
  await page.getByLabel("Your question").fill(title);
  await page.getByLabel("Details").fill("Is it `22`?\n\n```bash\nssh -p 22 host\n```");
  await page.getByLabel("Time in the video").fill("2:10");
  await post(page, "Preview");
  await expect(page.getByRole("region", { name: "Preview" }).locator("pre code")).toHaveText(
    "ssh -p 22 host\n",
  );
  await page.reload();
  await expect(page.getByLabel("Your question")).toHaveValue(title);
  await expect(page.getByLabel("Time in the video")).toHaveValue("2:10");
  await post(page, "Post question");
  const question = page.getByRole("listitem").filter({ hasText: title });
  await expect(question).toContainText("No answer yet");
  await question.getByRole("button", { name: "Go to 2:10" }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /start=130\b/);

  const helper = await newPage();
  const person = { email: `helper-${Date.now()}@example.com`, password: "three brass lanterns" };
  await callApi(helper, SIGN_UP, { input: { ...person, name: "Ravi Kumar (sample)" } });
  await helper.goto(address);
  await helper.getByRole("button", { name: title }).click();
  await expect(helper.getByRole("button", { name: "Edit your question" })).toHaveCount(0);
  await helper.getByLabel("Your answer").fill("Yes, **22**.");
  await post(helper, "Post answer");
  await expect(helper.getByRole("list", { name: "Answers" })).toContainText("Ravi");

  const teacher = await newPage(academy.people.admin);
  await teacher.goto("/cms/questions?list=ALL");
  const row = teacher.getByRole("listitem").filter({ hasText: title });
  await row.getByRole("button", { name: title }).click();
  await teacher.getByLabel("Your answer").fill("22, unless the server says otherwise.");
  await post(teacher, "Post answer");
  await expect(row.getByRole("list", { name: "Answers" })).toContainText("Academy");

  await page.reload();
  await page.getByRole("button", { name: title }).click();
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("listitem");
  await expect(answers.first()).toContainText("Academy");
  await answers.filter({ hasText: "Yes, 22." }).getByRole("button", { name: "Accept this answer" }).click();
  await expect(answers.first()).toContainText("Accepted answer");
  await expect(answers.first()).toContainText("Ravi");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
