import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PASSWORD } from "../../support/builders";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a page whose data cannot be had says so and offers another try; another page is not held up", async () => {
  let isDown = true;
  const page = await renderPage({
    server,
    path: "/course",
    as: await server.buildUser(),
    intercept: (_path, body) => (isDown && body.includes("query Dash") ? Response.error() : null),
  });
  await screen.findByRole("heading", { name: "Manage Courses" });
  const [learning] = screen.getAllByRole("link", { name: "Learning portal" });
  if (learning) await page.user.click(learning);
  expect(await screen.findByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
  expect(screen.getByText(/The academy cannot be reached/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  // React tells the console of every error that a boundary caught.
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();

  isDown = false;
  const [lms] = screen.getAllByRole("link", { name: "LMS" });
  if (lms) await page.user.click(lms);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("This page could not be shown")).toBeNull();
});

test("a page that was refused because the session had ended is shown after signing in again", async () => {
  const page = await renderPage({ server, path: "/cms/mail", as: server.people.admin });
  await screen.findByRole("heading", { name: "E-mails" });
  await server.dataSource.query("DELETE FROM sessions");
  const [registrations] = screen.getAllByRole("link", { name: "Registrations" });
  if (registrations) await page.user.click(registrations);
  expect(await screen.findByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
  const dialog = within(await screen.findByRole("dialog", { name: "Please sign in again" }));
  await page.user.type(await dialog.findByLabelText("E-mail"), server.people.admin.email);
  await page.user.type(dialog.getByLabelText("Password"), PASSWORD);
  await page.user.click(dialog.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByRole("heading", { name: "Registrations", level: 1 })).toBeTruthy();
  expect(screen.queryByText("This page could not be shown")).toBeNull();
  vi.mocked(console.error).mockClear();
});
