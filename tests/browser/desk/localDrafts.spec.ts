import { callApi, expect, expectAccessible, test } from "../../support/browser";
import { crash, waitForDraft } from "../../support/browserDrafts";
import { makeBatch, openPage, part, save } from "../../support/staffWork";
import { INTERACTIVE } from "../../support/interactive";

test.describe("a draft", () => {
  test.beforeEach(({ signIn }) => signIn("admin").then(() => {}));

  test("is offered until it is saved or discarded, and asks before it is left", async ({ page }) => {
    const { slug } = await makeBatch(page);
    await openPage(page, `/cms/courses/${slug}`);
    await part(page, "Course").getByLabel("Description").fill("Typed and lost");
    await waitForDraft(page, "Typed and lost");
    const again = await crash(page);
    await again.goto(`/cms/courses/${slug}`);
    const form = part(again, "Course");
    await expect(
      form.getByText(/^You have unsaved text from \d+ \w+ \d{4}, \d+:\d\d [ap]m IST\./),
    ).toBeVisible();
    await expectAccessible(again);
    await form.getByRole("button", { name: "Restore" }).click();
    await expect(form.getByLabel("Description")).toHaveValue("Typed and lost");
    const questions: string[] = [];
    again.on("dialog", (dialog) => {
      questions.push(dialog.message());
      void dialog.dismiss();
    });
    await again.getByRole("link", { name: "Registrations" }).click();
    expect(questions).toEqual(["What you typed here isn’t saved. Leave this page without saving?"]);
    await save(form);
    await openPage(again, `/cms/courses/${slug}`);
    await expect(form.getByLabel("Description")).toHaveValue("Typed and lost");
    await form.getByLabel("Description").fill("Typed once more");
    // The notice's code loads only once a draft is stored.
    await waitForDraft(again, "Typed once more");
    await expect(form.getByText("You have unsaved text")).toHaveCount(0);
    const third = await crash(again);
    await third.goto(`/cms/courses/${slug}`);
    await part(third, "Course").getByRole("button", { name: "Discard" }).click();
    await expect(part(third, "Course").getByLabel("Description")).toHaveValue("Typed and lost");
    expect(await third.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Typed once more");
  });

  test("of a record that changed since is merged like any other edit", async ({ page }) => {
    const { slug, courseId } = await makeBatch(page);
    await openPage(page, `/cms/courses/${slug}`);
    const before = part(page, "Course");
    await before.getByLabel("Description").fill("Mine");
    await before.getByLabel("Price in rupees").fill("1200");
    await waitForDraft(page, "1200");
    const again = await crash(page);
    const read = "query ($slug: String!) { course(slug: $slug) { name version } }";
    const { name } = (await callApi(again, read, { slug })).data.course as { name: string };
    await callApi(again, "mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }", {
      input: {
        id: courseId,
        expectedVersion: 1,
        name,
        priceRupees: 1500,
        isPublished: false,
        seeMoreLink: "https://theirs.example.com",
      },
    });
    await again.goto(`/cms/courses/${slug}`);
    const form = part(again, "Course");
    await expect(form.getByText("This was changed since then: restore your text to compare.")).toBeVisible();
    await form.getByRole("button", { name: "Restore" }).click();
    const panel = form.getByRole("alert").filter({ hasText: "This was changed after you typed your text." });
    await expect(panel.getByRole("radio")).toHaveCount(2);
    await panel.getByRole("radio", { name: "Yours 1200" }).check();
    await save(form);
    await again.reload();
    await expect(form.getByLabel("Description")).toHaveValue("Mine");
    await expect(form.getByLabel("Price in rupees")).toHaveValue("1200");
    await expect(form.locator("[name=seeMoreLink]")).toHaveValue("https://theirs.example.com/");
  });

  test("goes with the account that signs out, and no other account sees it", async ({ page, academy }) => {
    const { slug } = await makeBatch(page);
    await page.goto(`/cms/courses/${slug}`);
    await part(page, "Course").getByLabel("Description").fill("Mine alone");
    await waitForDraft(page, "Mine alone");
    await page.evaluate(() => {
      for (const [key, value] of Object.entries({ ...localStorage }))
        if (key.startsWith("draft/")) {
          localStorage.removeItem(key);
          localStorage.setItem(key.replace(/^draft\/[^/]+/, "draft/someone-else"), String(value));
        }
    });
    const again = await crash(page);
    await again.goto(`/cms/courses/${slug}`);
    const form = part(again, "Course");
    await again.locator(INTERACTIVE).waitFor({ state: "attached" });
    await form.locator('form[data-startup="live"]').waitFor();
    await form.getByLabel("Description").fill("Typed before signing out");
    await waitForDraft(again, "Typed before signing out");
    await expect(form.getByText("You have unsaved text")).toHaveCount(0);
    again.on("dialog", (dialog) => void dialog.accept());
    await again.getByRole("button", { name: "Arjun Rao (sample)" }).click();
    await again.getByRole("button", { name: "Logout" }).click();
    await again.waitForURL(`${academy.origin}/cmslogin`);
    const left = await again.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(left).not.toContain("Typed before signing out");
    expect(left).toContain("Mine alone");
  });
});
