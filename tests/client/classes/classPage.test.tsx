import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { createClassBuilders } from "../../support/classCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();
const { buildClass } = createClassBuilders(() => server.dataSource.manager);

async function build(overrides: object) {
  const { id: batchId } = await server.buildBatch({ secretCode: "bright-brass-9" });
  const people = [
    await server.buildUser({ name: "Asha R.", emailVerifiedAt: new Date() }),
    await server.buildUser({ name: "Ravi K", emailVerifiedAt: null }),
  ];
  for (const { id } of people) await server.buildAccess(id, batchId);
  return buildClass({ batchId, title: "Joins, part 1.", ...overrides });
}

async function open({ id }: { id: string }) {
  const page = await renderPage({ server, path: `/cms/classes/${id}`, as: server.people.admin });
  const rows = (await screen.findAllByText(/^(Asha R\.|Ravi K)$/)).map((name) => name.closest("li"));
  return { ...page, rows: rows.map((row) => row?.textContent ?? "") };
}

test("nobody is absent from a class that is still to come, or was cancelled", async () => {
  const coming = await open(await build({}));
  expect(coming.rows).toEqual([expect.stringMatching(/Expected$/), expect.stringMatching(/Expected$/)]);
  cleanup();
  const cancelled = await open(await build({ cancelledAt: new Date() }));
  for (const row of cancelled.rows) expect(row).toMatch(/Not held$/);
  cleanup();
  const over = await open(await build({ startsAt: new Date(Date.now() - 24 * 60 * 60 * 1000) }));
  for (const row of over.rows) expect(row).toMatch(/Didn’t joinAbsentMark present/);
});

test("its page says who gets an e-mail before it is moved or cancelled, and ends no name with two full stops", async () => {
  const { user } = await open(await build({}));
  const mailed = /1 person gets an e-mail five minutes later/;
  expect(screen.getByText(/^If you move it, /).textContent).toMatch(mailed);
  await user.click(screen.getByRole("button", { name: "Cancel class" }));
  expect((await screen.findByRole("dialog", { name: "Cancel this class?" })).textContent).toMatch(mailed);
  await user.click(screen.getAllByRole("button", { name: "Cancel" }).at(-1) as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Delete class" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete this class?" });
  expect(within(dialog).getByText("Joins, part 1.")).toBeTruthy();
  expect(dialog.textContent).not.toContain("..");
});
