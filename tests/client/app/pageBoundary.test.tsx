import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PASSWORD } from "../../support/builders";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { signInAgain } from "../../support/signInAgain";
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
  const [learning] = await screen.findAllByRole("link", { name: "Learning portal" });
  if (learning) await page.user.click(learning);
  expect(await screen.findByRole("heading", { name: "This page couldn’t be shown" })).toBeTruthy();
  expect(screen.getByText(/The academy can’t be reached/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  // React logs every error that a boundary catches.
  expect(vi.mocked(console.error)).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();

  isDown = false;
  const [lms] = screen.getAllByRole("link", { name: "LMS" });
  if (lms) await page.user.click(lms);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByText("This page couldn’t be shown")).toBeNull();
});

test("a frame whose data cannot be read again after a sign-in says so, instead of an empty page", async () => {
  let isDown = false;
  const page = await renderPage({
    server,
    path: "/signin",
    intercept: (_path, body) => (isDown && /query (Viewer|Site)/.test(body) ? Response.error() : null),
  });
  const { email } = await server.buildUser();
  await enter(page.user, await screen.findByLabelText("E-mail"), email);
  isDown = true;
  await page.user.type(screen.getByLabelText("Password"), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole("heading", { name: "This page couldn’t be shown" })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

async function openAfterSessionEnd(): Promise<RenderedPage> {
  const page = await renderPage({ server, path: "/cms/mail", as: server.people.admin });
  await screen.findByRole("heading", { name: "E-mails" });
  await server.dataSource.query("DELETE FROM sessions");
  await followLink(page, "Registrations");
  return page;
}

async function followLink(page: RenderedPage, name: string): Promise<void> {
  const [link] = screen.getAllByRole("link", { name });
  if (link) await page.user.click(link);
}

test("a page that was refused because the session had ended waits for the sign-in", async () => {
  const page = await openAfterSessionEnd();
  await signInAgain(page.user, server.people.admin);
  expect(await screen.findByRole("heading", { name: "Registrations", level: 1 })).toBeTruthy();
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test("a person who closes the sign-in sees why the list is missing, and is asked again at the next one", async () => {
  const page = await openAfterSessionEnd();
  await screen.findByRole("dialog", { name: "Please sign in again" });
  // Later queries ask for a sign-in again.
  await waitFor(async () => {
    const [cross] = screen.queryAllByRole("button", { name: "Close" });
    if (cross) await page.user.click(cross);
    screen.getByRole("heading", { name: "The registrations couldn’t be loaded" });
  });
  await followLink(page, "Messages");
  await signInAgain(page.user, server.people.admin);
  expect(await screen.findByRole("heading", { name: "Messages", level: 1 })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "No messages yet" })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
