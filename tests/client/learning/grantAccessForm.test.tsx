import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("staff add a learner by e-mail address; an address without an account is refused beside the field", async () => {
  const batch = await server.buildBatch({ seats: 3 });
  const { name, email } = await server.buildUser({ name: "Meera", emailVerifiedAt: new Date() });
  const { user } = await renderPage({
    server,
    path: `/cms/batches/${batch.id}/learners`,
    as: server.people.admin,
  });
  const form = within(await screen.findByRole("region", { name: "Add a learner" }));
  await user.type(form.getByLabelText("Learner's e-mail"), "nobody@nowhere.example");
  await user.click(form.getByRole("button", { name: "Add learner" }));
  expect(await form.findByText(/^No account has this e-mail address/)).toBeTruthy();
  await user.clear(form.getByLabelText("Learner's e-mail"));
  await user.type(form.getByLabelText("Learner's e-mail"), email);
  await user.click(form.getByRole("button", { name: "Add learner" }));
  const inside = within(await screen.findByRole("region", { name: "All learners" }));
  expect(await inside.findByText(name)).toBeTruthy();
  expect(inside.getByText(/added by staff$/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>("Learner's e-mail").value).toBe("");
});

test("an open batch needs no learners added: everyone who is signed in has access", async () => {
  const batch = await server.buildBatch({ secretCode: null });
  await renderPage({ server, path: `/cms/batches/${batch.id}/learners`, as: server.people.admin });
  await screen.findByRole("region", { name: "All learners" });
  expect(screen.queryByRole("region", { name: "Add a learner" })).toBeNull();
});
