import type { Page } from "@playwright/test";
import { CREATE_RULE } from "../support/certificateDocuments";
import { CREATE_CLASS } from "../support/classDocuments";
import { callApi, expect, expectNoSidewaysScroll, test } from "../support/browser";
import { fakeYouTube } from "../support/fakeYouTube";
import { confirmEmail } from "../support/openEmail";
import { ADD_REFERENCE, makeBatch, responseTo } from "../support/staffWork";

const VIDEO = "https://www.youtube.com/watch?v=hIgCAA3JhhY";
const LESSONS = [
  { title: "Tables and keys", durationText: "10:00" },
  { title: "Joins", durationText: "0:12" },
  { title: "Windows", durationText: "3:00" },
];
const PHONE_SPEED = 10;
const MEETING = "https://meet.sopaan.example/three-lessons";
const LEAVE = "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }";

/** A course of three lessons with a certificate for all of them, and a class that starts in five minutes. */
async function makeCourse(staff: Page) {
  const made = await makeBatch(staff);
  for (const lesson of LESSONS)
    await callApi(staff, ADD_REFERENCE, { input: { batchId: made.id, link: VIDEO, ...lesson } });
  await callApi(staff, CREATE_RULE, {
    input: { subjectId: made.courseId, lessonsPercent: 100, lessonEvidence: "MARKED" },
  });
  const startsAt = new Date(Date.now() + 5 * 60_000).toISOString();
  const liveClass = {
    batchId: made.id,
    title: "Questions on joins",
    startsAt,
    minutes: 60,
    joinLink: MEETING,
  };
  await callApi(staff, CREATE_CLASS, { input: liveClass });
  return made;
}

const playerOf = (page: Page) => page.getByRole("region", { name: "Player" });

/** Returns the second at which it is paused. */
async function watchUntil(page: Page, second: number): Promise<number> {
  await playerOf(page)
    .getByRole("button", { name: /^(Play|Resume at)/ })
    .click();
  const frame = page.frameLocator("iframe");
  await expect(async () => {
    expect(Number(await frame.locator("#time").textContent())).toBeGreaterThan(second);
  }).toPass();
  const report = responseTo(page, "ReportWatching");
  await frame.getByRole("button", { name: "toggle" }).click();
  await report;
  return Number(await frame.locator("#time").textContent());
}

test(
  "from signing up to a certificate that outlives its row",
  { tag: "@phone" },
  async ({ page, newPage, academy }) => {
    const staff = await newPage(academy.people.admin);
    const { course, code, id: batchId } = await makeCourse(staff);

    const person = {
      email: `asha-${Date.now()}-${Math.random()}@example.com`,
      password: "three brass lanterns",
    };
    const phone = await newPage();
    await fakeYouTube(phone, { speedUp: PHONE_SPEED });
    await phone.goto("/join");
    await phone.getByLabel("Name", { exact: true }).fill("Asha Rao");
    await phone.getByLabel("E-mail").fill(person.email);
    await phone.getByLabel("Password").fill(person.password);
    await phone.getByRole("button", { name: "Create account" }).click();
    await phone.getByLabel("Select Course").selectOption({ label: course });
    await expect(phone.getByRole("heading", { name: "Batch 1 is locked" })).toBeVisible();
    await expect(phone.getByRole("list", { name: "What’s inside" })).toContainText("Joins 0:12");
    await phone.getByLabel("Enter Secret Code").fill(code);
    await phone.getByRole("button", { name: "Submit" }).click();

    await phone.getByRole("link", { name: "Play here Tables and keys" }).click();
    const pausedAt = await watchUntil(phone, 120);
    await phone.close();

    await test.step("resume on a second device", async () => {
      await fakeYouTube(page, { speedUp: 2 });
      await page.goto("/signin");
      await page.getByLabel("E-mail").fill(person.email);
      await page.getByLabel("Password").fill(person.password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("link", { name: /^Resume at 2:/ }).click();
      await playerOf(page)
        .getByRole("button", { name: /^Resume at 2:/ })
        .click();
      const src = (await page.locator("iframe").getAttribute("src")) ?? "";
      const startsAt = Number(new URL(src).searchParams.get("start"));
      // The player says every quarter of a second where it is.
      expect(Math.abs(startsAt - pausedAt)).toBeLessThanOrEqual(PHONE_SPEED / 4 + 1);
    });

    await test.step("join the class", async () => {
      await page.route(MEETING, (route) => route.fulfill({ contentType: "text/html", body: "Meeting" }));
      await page.goto("/dash");
      await page.getByRole("region", { name: "Questions on joins" }).getByRole("button").click();
      await page.waitForURL(MEETING);
    });

    await test.step("ask, and get an answer", async () => {
      await page.goto("/dash");
      await page.getByRole("link", { name: "Play here Joins" }).click();
      await page.getByRole("button", { name: "Ask a question" }).click();
      await page.getByLabel("Your question").fill(`Which join keeps all rows? ${batchId}`);
      await page.getByRole("button", { name: "Post question" }).click();
      await expect(page.getByRole("button", { name: /^Which join/ })).toBeVisible();
      await staff.goto("/cms/questions");
      const row = staff.getByRole("listitem").filter({ hasText: batchId });
      await row.getByRole("button", { name: /^Which join/ }).click();
      await staff.getByLabel("Your answer").fill("A full outer join.");
      await staff.getByRole("button", { name: "Post answer" }).click();
      await expect(row.getByRole("list", { name: "Answers" })).toContainText("Academy");
      await page.reload();
      await page.getByRole("button", { name: /^Which join/ }).click();
      await expect(page.getByRole("list", { name: "Answers" })).toContainText("A full outer join.");
    });

    await test.step("finish the course", async () => {
      await watchUntil(page, 12);
      await expect(page.getByText("Done: you watched it")).toBeVisible();
      for (const title of ["Tables and keys", "Windows"]) {
        await page.getByRole("link", { name: title }).click();
        await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
        await page.getByRole("button", { name: /^Mark as done/ }).click();
        await expect(page.getByRole("button", { name: "Done: you marked it" })).toBeVisible();
      }
      await expectNoSidewaysScroll(page);
    });

    await test.step("as staff, see how far the learner is", async () => {
      await staff.goto(`/cms/batches/${batchId}/learners`);
      const row = staff.getByRole("region", { name: "All learners" }).getByRole("row");
      await expect(row.filter({ hasText: "Asha Rao" })).toContainText("3 of 3 lessons");
      await expectNoSidewaysScroll(staff);
    });

    const certificate = await test.step("get the certificate", async () => {
      await confirmEmail(page, { staff, email: person.email });
      await expect(async () => {
        await page.goto("/dash");
        await expect(page.getByText("You earned a certificate")).toBeVisible();
      }).toPass();
      await expect(page.getByText("3 of 3 lessons done")).toBeVisible();
      await expect(page.getByRole("link", { name: /^(Resume|Continue)/ })).toHaveCount(0);
      await page.getByRole("link", { name: "Get your certificate" }).click();
      await page.getByRole("button", { name: "Confirm name" }).click();
      await page.getByRole("link", { name: course, exact: true }).click();
      const qr = page.getByRole("link", { name: "Check the signature" });
      return { address: page.url(), qr: (await qr.getAttribute("href")) ?? "" };
    });

    await test.step("check it from its QR code once the row is deleted", async () => {
      await callApi(page, LEAVE, { input: { currentPassword: person.password } });
      const employer = await newPage();
      await employer.goto(certificate.qr);
      await expect(employer.getByText("Signature valid; no longer in the register")).toBeVisible();
      await expect(employer.getByRole("article", { name: "Certificate" })).toContainText("Asha Rao");
      expect((await employer.goto(certificate.address))?.status()).toBe(404);
    });
  },
);
