import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BankImport, BankImportState } from "../../../server/features/enrolment/bank/bankImport.entity";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);

test("a statement can be deleted while it is still being read", async () => {
  const { manager } = server.dataSource;
  const { id } = await manager.save(
    manager.create(BankImport, {
      fileName: "slow.csv",
      state: BankImportState.READING,
      columns: null,
      staffName: "Sam",
      createdAt: new Date(),
    }),
  );
  const { user } = await renderPage({ server, path: `/cms/payments/${id}`, as: server.people.admin });
  expect(await screen.findByText(/Reading the statement/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Statement deleted.")).toBeTruthy();
  expect(await manager.existsBy(BankImport, { id })).toBe(false);
});
