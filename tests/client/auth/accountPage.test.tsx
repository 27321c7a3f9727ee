import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { PASSWORD } from "../../support/builders";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function openAccount(role = Role.LEARNER) {
  const user = await server.buildUser({ role });
  const page = await renderPage({ server, path: "/account", as: user });
  await screen.findByRole("heading", { level: 1, name: "My account" });
  return { user, page };
}

async function enterPassword(page: Awaited<ReturnType<typeof renderPage>>, password: string, press: string) {
  const field = await screen.findByLabelText("Your password");
  await page.user.clear(field);
  await page.user.type(field, password);
  await page.user.click(within(screen.getByRole("dialog")).getByRole("button", { name: press }));
}

test("a visitor is asked to sign in, with a note of the way back", async () => {
  const page = await renderPage({ server, path: "/account" });
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeTruthy();
  expect(page.address()).toBe("/lms?next=%2Faccount");
});

test("a saved name is in the bar too, and what the server refuses is shown beside its field", async () => {
  const { page } = await openAccount();
  await page.user.type(screen.getByLabelText(/^Phone/), "call me");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText(/Please enter a phone number such as/)).toBeTruthy();
  await page.user.clear(screen.getByLabelText(/^Phone/));
  await page.user.clear(screen.getByLabelText("Name"));
  await page.user.type(screen.getByLabelText("Name"), "Asha Rao");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByRole("button", { name: "Asha Rao" })).toBeTruthy();
});

test("an address that has an account is shown beside its field", async () => {
  const { page } = await openAccount();
  const { email } = await server.buildUser();
  await page.user.click(screen.getByRole("button", { name: "Change e-mail address" }));
  await page.user.type(await screen.findByLabelText("New e-mail address"), email);
  await enterPassword(page, PASSWORD, "Send me the link");
  expect(await screen.findByText("There is another account with this e-mail address.")).toBeTruthy();
});

test("the only administrator reads why they cannot leave", async () => {
  const { user, page } = await openAccount(Role.ADMIN);
  await server.dataSource.query("UPDATE users SET role = 'LEARNER' WHERE id <> $1", [user.id]);
  await page.user.click(screen.getByRole("button", { name: "Delete my account" }));
  await enterPassword(page, PASSWORD, "Delete it for good");
  expect(await screen.findByText(/You're the only administrator/)).toBeTruthy();
});

test.each([
  [403, "", "This is not your password."],
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
