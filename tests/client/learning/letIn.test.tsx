import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff let a learner in by address, and see them inside; who has no account is told of beside the field", async () => {
  const batch = await server.buildBatch({ seats: 3 });
  const { name, email } = await server.buildUser({ name: "Meera", emailVerifiedAt: new Date() });
  const { user } = await renderPage({
    server,
    path: `/cms/batches/${batch.id}`,
    as: server.people.admin,
  });
  const form = within(await screen.findByRole("region", { name: "Let somebody in" }));
  await user.type(form.getByLabelText("Learner's e-mail"), "nobody@nowhere.example");
  await user.click(form.getByRole("button", { name: "Let in" }));
  expect(await form.findByText(/^Nobody with this address has an account yet/)).toBeTruthy();
  await user.clear(form.getByLabelText("Learner's e-mail"));
  await user.type(form.getByLabelText("Learner's e-mail"), email);
  await user.click(form.getByRole("button", { name: "Let in" }));
  const inside = within(await screen.findByRole("region", { name: "Who has access" }));
  expect(await inside.findByText(name)).toBeTruthy();
  expect(inside.getByText(/let in by staff$/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>("Learner's e-mail").value).toBe("");
});

test("an open batch lets nobody in by name: whoever has signed in is inside", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  await renderPage({ server, path: `/cms/batches/${batch.id}`, as: server.people.admin });
  await screen.findByRole("region", { name: "Who has access" });
  expect(screen.queryByRole("region", { name: "Let somebody in" })).toBeNull();
});
