import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OutboxEmail } from "../../../server/platform/mail/email.entity";
import { PASSWORD } from "../../support/builders";
import { SIGN_UP } from "../../support/documents";
import { linkIn } from "../../support/emailLinks";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const path = "/verify#no-such-token";

test("a link that does not work offers the signed-in a new one", async () => {
  const { user } = await renderPage({ server, path, as: await server.buildUser() });
  await user.click(await screen.findByRole("button", { name: "Resend confirmation e-mail" }));
  expect(await screen.findByText(/We’ve sent the e-mail/)).toBeTruthy();
});

test("a link that does not work leads a visitor to the account, where there is a new one", async () => {
  await renderPage({ server, path });
  const link = await screen.findByRole("link", { name: "Sign in to get a new link" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Faccount");
});

test("a link of another account asks for that account's password, also a person who is signed in", async () => {
  const email = "asha-verifies@example.com";
  await server.as.visitor.ask(SIGN_UP, { input: { name: "Asha", email, password: PASSWORD } });
  const [mail] = await server.dataSource.manager.findBy(OutboxEmail, { to: email });
  if (!mail) throw new Error("A link should have been sent.");
  const as = await server.buildUser();
  const { user } = await renderPage({ server, path: linkIn(server.services, mail), as });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Please enter the password of this account.")).toBeTruthy();
  expect(screen.queryByText(/not signed in here/)).toBeNull();
});
