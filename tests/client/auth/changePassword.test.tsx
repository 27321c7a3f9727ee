import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const NEW_PASSWORD = "seven paper boats";

async function change(page: RenderedPage, current: string, next: string): Promise<void> {
  await page.user.clear(screen.getByLabelText("Current password"));
  await page.user.type(screen.getByLabelText("Current password"), current);
  await page.user.clear(screen.getByLabelText("New password"));
  await page.user.type(screen.getByLabelText("New password"), next);
  const dialog = within(screen.getByRole("dialog", { name: "Change password" }));
  await page.user.click(dialog.getByRole("button", { name: "Change password" }));
}

async function openDialog(): Promise<{ page: RenderedPage; email: string }> {
  const learner = await server.buildUser();
  const page = await renderPage({ server, path: "/dash", as: learner });
  await page.user.click(await screen.findByRole("button", { name: "Change password", hidden: true }));
  return { page, email: learner.email };
}

test("a wrong current password and a common new one are shown beside their fields", async () => {
  const { page } = await openDialog();
  await change(page, "not mine", NEW_PASSWORD);
  expect(await screen.findByText("This is not your current password.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
  await change(page, PASSWORD, "password1");
  expect(await screen.findByText(/password is too common/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});

test("a changed password closes the dialog and signs in from now on", async () => {
  const { page, email } = await openDialog();
  await change(page, PASSWORD, NEW_PASSWORD);
  await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
  expect(
    await screen.findByText("Your password is changed. You are signed out everywhere else."),
  ).toBeTruthy();
  const { data } = await server.as.visitor.signIn(email, NEW_PASSWORD);
  expect(data?.signIn).toMatchObject({ __typename: "SignedIn" });
});
