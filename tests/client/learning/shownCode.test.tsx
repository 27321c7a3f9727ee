import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { heldAnswers } from "../../support/heldAnswers";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const CODE = "bright-brass-9";
/** Shorter than the page's request timeout. */
const BEFORE_GIVING_UP = { timeout: 20_000 };

async function rotate(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "New secret code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New secret code" }));
  await enter(user, dialog.getByLabelText("New secret code"), CODE);
  await user.click(dialog.getByRole("button", { name: "Set new code" }));
}

async function addBatch(user: UserEvent): Promise<void> {
  const form = within(await screen.findByRole("region", { name: "Add a batch" }));
  await enter(user, form.getByLabelText("Batch Name"), "Evening batch");
  await enter(user, form.getByLabelText("Secret Code"), CODE);
  await user.click(form.getByRole("button", { name: "Add batch" }));
}

async function addCourseAndBatch(user: UserEvent): Promise<void> {
  const form = within(await screen.findByRole("region", { name: "Add Course & Batch" }));
  await enter(user, form.getByLabelText("Course Name"), "Tableau");
  await enter(user, form.getByLabelText("Batch Name"), "Batch 1");
  await enter(user, form.getByLabelText("Secret Code"), CODE);
  await user.click(form.getByRole("button", { name: "Add Course & Batch" }));
}

const FORMS = [
  { form: "a new code", set: rotate, page: (id: string) => `/cms/batches/${id}` },
  { form: "a new batch", set: addBatch, page: (_id: string, slug: string) => `/cms/courses/${slug}` },
  { form: "a new course", set: addCourseAndBatch, page: () => "/cms" },
];

async function openPage(page: (id: string, slug: string) => string, held: ReturnType<typeof heldAnswers>) {
  const course = await server.buildCourse();
  const { id } = await server.buildBatch({ course });
  const path = page(id, course.slug);
  return renderPage({ server, path, as: server.people.admin, intercept: held.intercept });
}

test.each(FORMS)("$form is shown before the lists are read again", async ({ set, page }) => {
  const reads = heldAnswers(/"query /);
  const { user } = await openPage(page, reads);
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(document.querySelector('form[data-startup="live"]')).toBeTruthy());
  reads.hold();
  await set(user);
  const name = "Copy this code now";
  const shown = within(await screen.findByRole("dialog", { name }, BEFORE_GIVING_UP));
  expect(shown.getByText(CODE)).toBeTruthy();
  reads.letGo();
});

test("a dialog that sends cannot be cancelled, so that the code which it sets is shown", async () => {
  const sent = heldAnswers(/mutation RotateBatchCode/);
  const { user } = await openPage((id) => `/cms/batches/${id}`, sent);
  sent.hold();
  await rotate(user);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(true);
  sent.letGo();
  expect(await screen.findByRole("dialog", { name: "Copy this code now" })).toBeTruthy();
});
