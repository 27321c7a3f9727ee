import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { confirmEmail } from "../../support/openEmail";

const LESSONS = '{ course(slug: "aws-cloud-computing") { batches { references { id } } } }';
const MARK = "mutation ($input: MarkLessonInput!) { markLesson(input: $input) { id } }";
const LEAVE = "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }";
const NAME = "క్షితిజ శ్రీవాస్తవ";

/** Of the fonts of Devanagari and Telugu, if the page has them. */
async function lettersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family }) => /Indian/.test(family)).map(({ status }) => status);
  });
}

async function finishCourse(page: Page): Promise<void> {
  const { data } = await callApi(page, LESSONS, {});
  const { batches } = data.course as { batches: { references: { id: string }[] }[] };
  for (const { id: referenceId } of batches[0]?.references ?? [])
    await callApi(page, MARK, { input: { referenceId, isDone: true } });
}

const RULES = "{ cmsCertificateRules(first: 25) { nodes { id title version lessonsPercent } } }";
const UPDATE_RULE =
  "mutation ($input: UpdateCertificateRuleInput!) { updateCertificateRule(input: $input) { id } }";
const REQUESTS = "{ certificateNameRequests(first: 1) { nodes { id version } } }";
const APPROVE = "mutation ($input: VersionedInput!) { approveCertificateName(input: $input) { state } }";

/** A story cannot watch hours of video. */
async function countMarks(staff: Page): Promise<void> {
  const { data } = await callApi(staff, RULES, {});
  const { nodes } = data.cmsCertificateRules as {
    nodes: { id: string; title: string; version: number; lessonsPercent: number }[];
  };
  const { id, version: expectedVersion, lessonsPercent } = nodes.find(({ title }) => /AWS/.test(title)) ?? {};
  const input = { id, expectedVersion, lessonsPercent, lessonEvidence: "MARKED" };
  await callApi(staff, UPDATE_RULE, { input });
}

async function approveName(staff: Page): Promise<void> {
  const { data } = await callApi(staff, REQUESTS, {});
  const [request] = (data.certificateNameRequests as { nodes: { id: string; version: number }[] }).nodes;
  await callApi(staff, APPROVE, { input: { id: request?.id, expectedVersion: request?.version } });
}

test("a learner finishes a course, gets a certificate, and anyone can check it, even without its row", async ({
  page,
  newPage,
  signIn,
  academy,
}) => {
  const staff = await newPage(academy.people.admin);
  const person = await signIn("learner");
  await page.goto("/certificates");
  await expect(page.getByText("No certificates yet")).toBeVisible();
  await countMarks(staff);
  await finishCourse(page);
  await confirmEmail(page, { staff, email: person.email });
  await expect(async () => {
    await page.goto("/dash");
    await expect(page.getByText("You earned a certificate")).toBeVisible();
  }).toPass();
  await page.getByRole("link", { name: "Get your certificate" }).click();
  await expect(page.getByLabel("Name on the certificate")).toBeVisible();
  expect(await lettersOf(page)).toEqual([]);
  await page.getByLabel("Name on the certificate").fill(NAME);
  await expect(page.getByRole("article", { name: "Certificate" })).toContainText(NAME);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm name" }).click();
  await expect(page.getByText("We’re checking the name")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await approveName(staff);
  await page.goto("/certificates");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /^Download PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^SOP-\d{4}-.{4}-.{4}\.pdf$/);

  await page.getByRole("link", { name: "AWS Cloud Computing", exact: true }).click();
  const address = new URL(page.url()).pathname;
  const employer = await newPage();
  await employer.goto(address);
  await expect(employer.getByText(/^Valid: .* issued this certificate/)).toBeVisible();
  await expect(employer.getByRole("article", { name: "Certificate" })).toContainText(NAME);
  // Devanagari stays away: the name is Telugu.
  expect(await lettersOf(employer)).toEqual(["unloaded", "loaded"]);
  await expectNoSidewaysScroll(employer);
  await expectAccessible(employer);
  // The address in the QR code.
  const qr = await employer.getByRole("link", { name: "Check the signature" }).getAttribute("href");

  await callApi(page, LEAVE, { input: { currentPassword: person.password } });
  await employer.goto(qr ?? "");
  await expect(employer.getByText("Signature valid; no longer in the register")).toBeVisible();
  await expect(employer.getByRole("article", { name: "Certificate" })).toContainText(NAME);
  await expectAccessible(employer);
  const response = await employer.goto(address);
  expect(response?.status()).toBe(404);
  await expect(employer.getByText("We don’t know this certificate")).toBeVisible();
  await employer.goto(`${qr}x`.replace("#", "#A"));
  await expect(employer.getByText("Not our certificate")).toBeVisible();
});
