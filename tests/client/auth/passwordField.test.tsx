import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a password is shown and hidden again, with the focus and the caret where they were", async () => {
  const { user } = await renderPage({ server, path: "/signin" });
  const field = await screen.findByLabelText<HTMLInputElement>("Password");
  const toggle = screen.getByRole("button", { name: "Show password" });
  expect([field.type, toggle.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
  await user.type(field, "three brass");
  field.setSelectionRange(2, 5);
  await user.click(toggle);
  expect([field.type, toggle.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["three brass", 2, 5]);
  await user.click(toggle);
  expect([field.type, document.activeElement]).toEqual(["password", field]);
});

test("by keyboard the focus stays on the button", async () => {
  const { user } = await renderPage({ server, path: "/join" });
  const toggle = await screen.findByRole("button", { name: "Show password" });
  toggle.focus();
  await user.keyboard(" ");
  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
  expect(document.activeElement).toBe(toggle);
});

test("each of several passwords has a button of its own", async () => {
  const learner = await server.buildUser();
  const { user } = await renderPage({ server, path: "/account", as: learner });
  await user.click((await screen.findAllByRole("button", { name: "Change password" }))[0]!);
  const old = screen.getByLabelText<HTMLInputElement>("Current password");
  const fresh = screen.getByLabelText<HTMLInputElement>("New password");
  await user.click(screen.getAllByRole("button", { name: "Show password" })[1]!);
  expect([old.type, fresh.type]).toEqual(["password", "text"]);
});
