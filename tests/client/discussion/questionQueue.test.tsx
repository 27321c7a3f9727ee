import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { enter } from "../../support/fillIn";
import { ASK } from "../../support/questionDocuments";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

test("a question that staff answer stays where it is until they close it", async () => {
  const batch = await server.buildBatch();
  const { id: referenceId } = await server.buildReference({ batchId: batch.id });
  await server.buildAccess(server.people.learner.id, batch.id);
  for (const title of ["Why joins?", "Why keys?"])
    await server.as.learner.ask(ASK, { input: { referenceId, title, text: "" } });
  const { user } = await renderPage({ server, path: "/cms/questions", as: server.people.admin });

  await user.click(await screen.findByRole("button", { name: /^Why joins/ }));
  await enter(user, await screen.findByLabelText("Your answer"), "To read two tables at once.");
  await user.click(screen.getByRole("button", { name: "Post answer" }));
  const answers = await screen.findByRole("list", { name: "Answers" });
  expect(within(answers).getByText("To read two tables at once.")).toBeTruthy();
  await screen.findByText(/answered by the academy/);
  // The form is empty again once the list has been refetched.
  await expect.poll(() => screen.getByLabelText("Your answer")).toHaveProperty("value", "");
  expect(screen.getByRole("list", { name: "Answers" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Why/ }).map(({ textContent }) => textContent)).toHaveLength(
    2,
  );

  await user.click(screen.getByRole("button", { name: /^Why joins/ }));
  expect(screen.queryByRole("button", { name: /^Why joins/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Why keys/ })).toBeTruthy();
});
