import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { enter } from "../../support/fillIn";
import type { RenderedPage } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function fillIn({ user }: RenderedPage, email: string, password: string): Promise<void> {
  await user.clear(await screen.findByLabelText("E-mail"));
  await enter(user, screen.getByLabelText("E-mail"), email);
  await user.clear(screen.getByLabelText("Password"));
  await user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}

test("after too many wrong passwords the page says how long to wait, and what gets the owner in at once", async () => {
  const { email } = await server.buildUser();
  for (let tries = 0; tries < 5; tries += 1) await server.as.visitor.signIn(email, "wrong");
  const page = await renderPage({ server, path: "/signin" });
  await fillIn(page, email, PASSWORD);
  const refusal = await screen.findByText(/^Too many attempts\. Please try again in 5 minutes\./);
  expect(refusal.textContent).toContain("To get in now, choose “Forgot your password?”");
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toBeTruthy();
});

test("after too many requests for a link the page says that the earlier ones still work", async () => {
  const { email } = await server.buildUser();
  const page = await renderPage({ server, path: "/forgot" });
  for (let tries = 0; tries < 4; tries += 1) {
    const field = await screen.findByLabelText("E-mail");
    await page.user.clear(field);
    await enter(page.user, field, email);
    await page.user.click(screen.getByRole("button", { name: "Send me the link" }));
    await screen.findByText(tries < 3 ? /we’ve e-mailed a link to it/ : /in the last hour, it still works/);
    await screen.findByRole("button", { name: "Send me the link" });
  }
});

test("an empty field is asked for beside it, before anything is sent", async () => {
  const page = await renderPage({ server, path: "/signin" });
  await enter(page.user, await screen.findByLabelText("E-mail"), "nobody");
  await page.user.click(screen.getByRole("button", { name: "Sign in" }));
  const email = screen.getByLabelText("E-mail");
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  expect(screen.getByText("Please enter an e-mail address, e.g. name@example.com.")).toBeTruthy();
  expect(screen.getByText("Please enter your password.")).toBeTruthy();
});

const FROM_THE_DIALOG = "the dialog of the learning pages leads back to the page that asked for a sign-in";

test.each(["SignedIn", "Viewer"])(`${FROM_THE_DIALOG}, also if %s is late`, async (late) => {
  const { email } = await server.buildUser();
  const intercept = async (_path: string, body: string) => {
    if (body.includes(`"operationName":"${late}"`)) await new Promise((resolve) => setTimeout(resolve, 500));
    return null;
  };
  const page = await renderPage({ server, path: "/dash?course=somewhere", intercept });
  expect(await screen.findByRole("dialog", { name: "Sign in" })).toBeTruthy();
  expect(page.address()).toBe("/lms?next=%2Fdash%3Fcourse%3Dsomewhere");
  await fillIn(page, email, PASSWORD);
  expect(await screen.findByRole("heading", { name: "Learning Management System" })).toBeTruthy();
  expect(page.address()).toBe("/dash?course=somewhere");
});
