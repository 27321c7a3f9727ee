import type { Page } from "@playwright/test";
import { callApi, expect, expectAccessible, expectNoSidewaysScroll, test } from "../../support/browser";
import { payForWorkshop } from "../../support/browserCalls";
import { openEmail } from "../../support/openEmail";
import {
  confirmWaiting,
  fillPerson,
  inDays,
  makeWorkshop,
  register,
  showQrCode,
  someEmail,
} from "../../support/registering";
import { UPDATE_RUN } from "../../support/workshopDocuments";

const READ = `query ($id: UUID!) { cmsWorkshop(id: $id) {
  runs { id version seats whatsAppGroupLink countdownTo countdownText } } }`;
const FIND = "query ($search: String) { registrations(search: $search) { nodes { id version } } }";
const DECIDE = `mutation ($input: DecideRegistrationInput!) { decideRegistration(input: $input) { id problem } }`;

async function letBegin(staff: Page, workshopId: string, daysAgo: number): Promise<void> {
  const { data } = await callApi(staff, READ, { id: workshopId });
  // Newest first.
  const run = (data.cmsWorkshop as { runs: { id: string; version: number }[] }).runs.at(-1);
  if (!run) throw new Error("This workshop has no run.");
  const { version: expectedVersion, ...content } = run;
  const startsAt = new Date(`${inDays(-daysAgo)}:00+05:30`).toISOString();
  await callApi(staff, UPDATE_RUN, { input: { ...content, expectedVersion, startsAt, isCorrection: true } });
}

async function approve(staff: Page, email: string): Promise<void> {
  const { data } = await callApi(staff, FIND, { search: email });
  const [{ id, version }] = (data.registrations as { nodes: [{ id: string; version: number }] }).nodes;
  const registrations = [{ id, expectedVersion: version }];
  await callApi(staff, DECIDE, { input: { registrations, decision: "APPROVE" } });
}

async function addNextRun(staff: Page, name: string, { days, seats }: { days: number; seats: number }) {
  await staff.getByRole("button", { name: `Next run of ${name}` }).click();
  const dialog = staff.getByRole("dialog", { name: `Next run of ${name}` });
  await dialog.getByLabel("First session").fill(inDays(days));
  await dialog.getByLabel("Seats").fill(String(seats));
  await dialog.getByRole("button", { name: "Add run" }).click();
  await expect(dialog).toBeHidden();
}

test("a next run takes a date and seats; who was in the last one can register again", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const { id, slug, name } = await makeWorkshop(page);
  const email = someEmail();
  await payForWorkshop(page, { workshopId: id, name: "Asha Rao", email });
  await approve(page, email);
  await letBegin(page, id, 3);
  const visitor = await newPage();
  await visitor.goto(`/${slug}`);
  await expect(visitor.getByText("This workshop is over.").first()).toBeVisible();

  await page.goto(`/cms/workshops/${id}`);
  const runs = page.getByRole("region", { name: /^Runs/ });
  await expect(runs.getByRole("listitem")).toContainText(["1 of 1 seats taken"]);
  // After the demo's dates, which other stories expect first in the lists.
  await addNextRun(page, name, { days: 420, seats: 20 });
  await expect(runs.getByRole("heading", { name: "Runs (2)" })).toBeVisible();
  await expect(runs.getByRole("listitem").nth(0)).toContainText("0 of 20 seats taken");
  await expect(runs.getByRole("listitem").nth(1)).toContainText("Finished");
  await expect(runs.getByRole("listitem").nth(1)).toContainText("1 of 1 seats taken");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await register(visitor, `/${slug}`, email);
  await showQrCode(visitor);
  await expect(visitor.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
  await page.reload();
  await expect(runs.getByRole("listitem").nth(0)).toContainText("1 of 20 seats taken");
  await expect(runs.getByRole("listitem").nth(1)).toContainText("1 of 1 seats taken");
});

test("a new date for a run that has started asks what is meant", async ({ page, signIn }) => {
  await signIn("admin");
  // A draft: a running workshop would be first in every visitor's lists.
  const { id } = await makeWorkshop(page, { days: 5, isPublished: false });
  await letBegin(page, id, 1);
  await page.goto(`/cms/workshops/${id}`);
  const runs = page.getByRole("region", { name: /^Runs/ });
  await expect(runs.getByText("Running")).toBeVisible();
  await runs.getByRole("button", { name: /^Edit the run of/ }).click();
  const edit = page.getByRole("dialog", { name: "Edit run" });
  await edit.getByLabel("First session").fill(inDays(60));
  await edit.getByRole("button", { name: "Save" }).click();
  const question = page.getByRole("dialog", { name: "This run has started" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question.getByText("Please choose.")).toBeVisible();
  await question.getByLabel("What do you want to do?").selectOption({ index: 1 });
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(runs.getByRole("heading", { name: "Runs (2)" })).toBeVisible();
  await expect(runs.getByText("Running")).toBeVisible();

  await runs
    .getByRole("button", { name: /^Edit the run of/ })
    .last()
    .click();
  await edit.getByLabel("First session").fill(inDays(30));
  await edit.getByRole("button", { name: "Save" }).click();
  await question.getByLabel("What do you want to do?").selectOption("Correct the date of this run");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(runs.getByText("Upcoming")).toHaveCount(2);
  await expect(runs.getByRole("heading", { name: "Runs (2)" })).toBeVisible();
});

test("people on the waiting list are invited to the next run, and one accepts", async ({
  page,
  signIn,
  newPage,
}) => {
  await signIn("admin");
  const { id, slug, name } = await makeWorkshop(page);
  await payForWorkshop(page, { workshopId: id, name: "Has the seat", email: someEmail() });
  const [first, second] = [await newPage(), await newPage()];
  const email = await register(first, `/${slug}`);
  await confirmWaiting(first, page, email);
  await confirmWaiting(second, page, await register(second, `/${slug}`));
  await expect(second.getByText("You’re number 2 in line.")).toBeVisible();
  await page.goto(`/cms/workshops/${id}`);
  await addNextRun(page, name, { days: 420, seats: 5 });
  await letBegin(page, id, 3);
  await page.reload();
  await page.getByRole("button", { name: /^Invite the waiting list of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Invite the waiting list?" });
  await expect(dialog).toContainText("2 people");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send e-mails" }).click();
  await expect(page.getByText("The invitations are on their way.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Invite the waiting list of/ })).toHaveCount(0);

  await openEmail(page, email, "A new date for you");
  const link = await page.getByRole("link", { name: "See the new date" }).getAttribute("href");
  await first.goto(link ?? "");
  await fillPerson(first, email);
  await first.getByRole("button", { name: /^Register and pay/ }).click();
  await showQrCode(first);
  await expect(first.getByRole("img", { name: /^QR code to pay ₹100/ })).toBeVisible();
  await page.goto(`/cms/workshops/${id}`);
  const runs = page.getByRole("region", { name: /^Runs/ });
  await expect(runs.getByRole("listitem").nth(0)).toContainText("1 of 5 seats taken");
});
