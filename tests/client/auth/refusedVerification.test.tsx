import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const path = "/verify#no-such-token";

test("a link that does not work offers the signed-in a new one", async () => {
  const { user } = await renderPage({ server, path, as: await server.buildUser() });
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await user.click(await screen.findByRole("button", { name: "Resend confirmation e-mail" }));
  expect(await screen.findByText(/We’ve sent the e-mail/)).toBeTruthy();
});

test("a link that does not work leads a visitor to the account, where there is a new one", async () => {
  const { user } = await renderPage({ server, path });
  expect(screen.queryByRole("link", { name: "Sign in to get a new link" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  const link = await screen.findByRole("link", { name: "Sign in to get a new link" });
  expect(link.getAttribute("href")).toBe("/signin?next=%2Faccount");
});
