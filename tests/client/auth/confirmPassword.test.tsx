import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PASSWORD } from "../../support/builders";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

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
  await page.user.type(name, "Asha Rao");
  await page.user.click(screen.getByRole("button", { name: "Save profile" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  const tryPassword = async (password: string) => {
    const field = await dialog.findByLabelText("Your password");
    await page.user.clear(field);
    await page.user.type(field, password);
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
  expect(await dialog.findByText("This is not your password.")).toBeTruthy();
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
