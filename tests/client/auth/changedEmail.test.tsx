import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { REQUEST_EMAIL_CHANGE } from "../../support/accountDocuments";
import { lastTokenTo } from "../../support/emailLinks";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

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
  const { user } = await renderPage({ server, path: "/newemail#no-such-token" });
  await user.click(await screen.findByRole("button", { name: "Use this address" }));
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Sign in to get a new link" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Faccount");
  expect(screen.queryByRole("button", { name: "Use this address" })).toBeNull();
});
