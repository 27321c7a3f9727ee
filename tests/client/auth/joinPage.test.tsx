import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

const JANE = { Name: "Janaki", "E-mail": "janaki@example.com", Password: "three brass lanterns" };

async function fillIn({ user }: RenderedPage, values: Record<string, string>): Promise<void> {
  await screen.findByRole("button", { name: "Create account" });
  for (const [label, text] of Object.entries(values)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    if (text) await enter(user, field, text);
  }
  await user.click(screen.getByRole("button", { name: "Create account" }));
}

function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value;
}

test("each problem is shown beside its field, and nothing typed is lost", async () => {
  const page = await renderPage({ server, path: "/join" });
  await fillIn(page, {
    Name: "Janaki",
    "E-mail": "janaki@example.com",
    Phone: "+91 90000 00000",
    Password: "short",
  });
  expect(await screen.findByText("Please use at least 8 characters.")).toBeTruthy();
  await fillIn(page, { Password: "password1" });
  expect(await screen.findByText(/password is too common/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Password"));
  expect([valueOf("Name"), valueOf("E-mail"), valueOf("Phone"), valueOf("Password")]).toEqual([
    "Janaki",
    "janaki@example.com",
    "+91 90000 00000",
    "password1",
  ]);
});

test("a field that only the server refuses is shown beside it too", async () => {
  const page = await renderPage({ server, path: "/join" });
  await fillIn(page, { ...JANE, Phone: "call me" });
  const phone = screen.getByLabelText(/^Phone/);
  expect(await screen.findByText(/Please enter a 10-digit Indian phone number/)).toBeTruthy();
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(phone);
});

test("anyone who makes an account on the way somewhere gets there", async () => {
  const page = await renderPage({ server, path: "/signin?next=%2Fregistrations" });
  await page.user.click(await screen.findByRole("link", { name: "Create account" }));
  await screen.findByRole("button", { name: "Create account" });
  const back = within(screen.getByRole("main")).getByRole("link", { name: "Sign in" });
  expect(back.getAttribute("href")).toBe("/signin?next=%2Fregistrations");
  await fillIn(page, { ...JANE, "E-mail": "janaki-on-her-way@example.com" });
  expect(await screen.findByRole("heading", { level: 1, name: "My registrations" })).toBeTruthy();
  expect(page.address()).toBe("/registrations");
});
