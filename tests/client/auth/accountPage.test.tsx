import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { REQUEST_EMAIL_CHANGE } from "../../support/accountDocuments";
import { PASSWORD } from "../../support/builders";
import { lastTokenTo } from "../../support/emailLinks";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function openAccount(role = Role.LEARNER) {
  const user = await server.buildUser({ role });
  const page = await renderPage({ server, path: "/account", as: user });
  await screen.findByRole("heading", { level: 1, name: "My account" });
  return { user, page };
}

async function enterPassword(page: RenderedPage, password: string, press: string) {
  const field = await screen.findByLabelText("Your password");
  await page.user.clear(field);
  await enter(page.user, field, password);
  await page.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: press }));
}

test("a saved name is in the bar too, and what the server refuses is shown beside its field", async () => {
  const { page } = await openAccount();
  await enter(page.user, screen.getByLabelText(/^Phone/), "call me");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText(/Please enter a 10-digit Indian phone number/)).toBeTruthy();
  await page.user.clear(screen.getByLabelText(/^Phone/));
  await page.user.clear(screen.getByLabelText("Name"));
  await enter(page.user, screen.getByLabelText("Name"), "Asha Rao");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("an address that has an account is shown beside its field", async () => {
  const { page } = await openAccount();
  const { email } = await server.buildUser();
  await page.user.click(screen.getByRole("button", { name: "Change e-mail address" }));
  await enter(page.user, await screen.findByLabelText("New e-mail address"), email);
  await enterPassword(page, PASSWORD, "Send me the link");
  expect(await screen.findByText("There is another account with this e-mail address.")).toBeTruthy();
});

test.each([
  [403, "", "This isn’t your password."],
  [429, "Too many requests. Please try again in 60 seconds.", /Please try again in 60 seconds/],
  [503, "The academy is very busy right now.", /very busy right now/],
])(
  "where the data are refused with %s, it is shown beside what was typed",
  async (status, answer, message) => {
    const user = await server.buildUser();
    const intercept = (path: string) => (path === "/account/data" ? new Response(answer, { status }) : null);
    const page = await renderPage({ server, path: "/account", as: user, intercept });
    await page.user.click(await screen.findByRole("button", { name: "Download my data" }));
    await enterPassword(page, "some words", "Download");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Your password").value).toBe("some words");
  },
);

const NEW_PASSWORD = "seven paper boats";

async function changePassword(page: RenderedPage, current: string, next: string): Promise<void> {
  await page.user.clear(screen.getByLabelText("Current password"));
  await enter(page.user, screen.getByLabelText("Current password"), current);
  await page.user.clear(screen.getByLabelText("New password"));
  await enter(page.user, screen.getByLabelText("New password"), next);
  const dialog = within(screen.getByRole("dialog", { name: "Change password" }));
  await page.user.click(dialog.getByRole("button", { name: "Change password" }));
}

async function openPasswordDialog(): Promise<{ page: RenderedPage; email: string }> {
  const learner = await server.buildUser();
  const page = await renderPage({ server, path: "/dash", as: learner });
  await page.user.click(await screen.findByRole("button", { name: "Change password", hidden: true }));
  return { page, email: learner.email };
}

test("a wrong current password and a common new one are shown beside their fields", async () => {
  const { page } = await openPasswordDialog();
  await changePassword(page, "not mine", NEW_PASSWORD);
  expect(await screen.findByText("This is not your current password.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
  await changePassword(page, PASSWORD, "password1");
  expect(await screen.findByText(/password is too common/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("New password"));
});

test("a changed password closes the dialog and signs in from now on", async () => {
  const { page, email } = await openPasswordDialog();
  await changePassword(page, PASSWORD, NEW_PASSWORD);
  await waitFor(() => expect(screen.queryByLabelText("New password")).toBeNull());
  expect(
    await screen.findByText("Your password is changed. You are signed out everywhere else."),
  ).toBeTruthy();
  const { data } = await server.as.visitor.signIn(email, NEW_PASSWORD);
  expect(data?.signIn).toMatchObject({ __typename: "SignedIn" });
});

async function linkTo(newEmail: string): Promise<string> {
  const caller = await server.newCaller(await server.buildUser());
  await caller.ask(REQUEST_EMAIL_CHANGE, { input: { newEmail, currentPassword: PASSWORD } });
  return `/newemail#${await lastTokenTo(server.services, newEmail)}`;
}

test("a visitor with a link to a new address goes on in the password, which is asked for then", async () => {
  const path = await linkTo("asked@example.com");
  const { user } = await renderPage({ server, path });
  await user.click(await screen.findByRole("button", { name: "Use this address" }));
  const password = await screen.findByLabelText("Your password");
  expect(document.activeElement).toBe(password);
  await user.type(password, `${PASSWORD}{Enter}`);
  expect(await screen.findByRole("heading", { name: "E-mail changed" })).toBeTruthy();
});

test("a link to a new address that was used says so; one that does not work says where to get a new one", async () => {
  const path = await linkTo("used@example.com");
  for (const title of ["E-mail changed", "Already changed"]) {
    const { user } = await renderPage({ server, path });
    await user.click(await screen.findByRole("button", { name: "Use this address" }));
    if (title === "E-mail changed")
      await user.type(await screen.findByLabelText("Your password"), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    cleanup();
  }
  await renderPage({ server, path: "/newemail#no-such-token" });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Sign in to get a new link" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Faccount");
  expect(screen.queryByRole("button", { name: "Use this address" })).toBeNull();
});

async function saveGuarded() {
  const learner = await server.buildUser();
  let isConfirmed = false;
  const page = await renderPage({
    server,
    path: "/account",
    as: learner,
    intercept: (_path, body) => {
      if (body.includes("ConfirmPassword") && body.includes(PASSWORD)) isConfirmed = true;
      if (isConfirmed || !body.includes("updateProfile")) return null;
      const refusal = {
        message: "Please enter your password to continue.",
        extensions: { code: "PASSWORD_REQUIRED" },
      };
      return Response.json({ data: null, errors: [refusal] });
    },
  });
  const name = await screen.findByLabelText("Name");
  await page.user.clear(name);
  await enter(page.user, name, "Asha Rao");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  const tryPassword = async (password: string) => {
    const field = await dialog.findByLabelText("Your password");
    await page.user.clear(field);
    await enter(page.user, field, password);
    await page.user.click(dialog.getByRole("button", { name: "Continue" }));
  };
  const nameOf = async () => {
    const [row] = await server.dataSource.query("SELECT name FROM users WHERE id = $1", [learner.id]);
    return (row as { name: string }).name;
  };
  return { page, dialog, tryPassword, nameOf };
}

test("an operation that needs the password asks for it, and then goes on by itself", async () => {
  const { dialog, tryPassword, nameOf } = await saveGuarded();
  await tryPassword("not mine");
  expect(await dialog.findByText("This isn’t your password.")).toBeTruthy();
  await tryPassword(PASSWORD);
  expect(await screen.findByText("Your profile is saved.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText("Your password")).toBeNull());
  expect(await nameOf()).toBe("Asha Rao");
});

test("closing the dialog leaves the operation undone, and what was typed is still there", async () => {
  const { page, dialog, nameOf } = await saveGuarded();
  await page.user.click(await dialog.findByRole("button", { name: "Close" }));
  expect(await screen.findByText("Please enter your password to continue.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Asha Rao");
  expect(await nameOf()).not.toBe("Asha Rao");
});

// Last: no other account of staff is left.
test("the only administrator reads why they cannot leave", async () => {
  const { user, page } = await openAccount(Role.ADMIN);
  await server.dataSource.query("UPDATE users SET role = 'LEARNER' WHERE id <> $1", [user.id]);
  await page.user.click(screen.getByRole("button", { name: "Delete my account" }));
  await enterPassword(page, PASSWORD, "Delete it for good");
  expect(await screen.findByText(/You're the only administrator/)).toBeTruthy();
});
