import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BankImport } from "../../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow } from "../../../server/features/enrolment/bank/bankRow.entity";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { heldAnswers } from "../../support/heldAnswers";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel } = enrolmentCalls(server);
const bank = bankCalls(server);

async function refusedRow() {
  const { id } = await server.buildWorkshop({ priceRupees: 199 });
  const { registration, secret } = await start({ offeringId: id });
  await cancel({ secret });
  const { manager } = server.dataSource;
  const statement = await manager.save(
    manager.create(BankImport, {
      fileName: "statement.csv",
      columns: {},
      staffName: "Sam",
      createdAt: new Date(),
    }),
  );
  return manager.save(
    manager.create(BankRow, {
      importId: statement.id,
      line: 2,
      amountPaise: "19900",
      narration: "UPI",
      match: BankMatch.DOUBTFUL,
      registrationId: registration.id,
      refusal: "It was cancelled.",
    }),
  );
}

test("a payment says why it was not approved, until it is settled", async () => {
  const { importId } = await refusedRow();
  const { user } = await renderPage({
    server,
    path: `/cms/payments/${importId}?rows=DOUBTFUL`,
    as: server.people.admin,
  });
  expect(await screen.findByText("Not approved: It was cancelled.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: /^Settle without approving/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What happened to the money?"), "Returned to the payer");
  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await screen.findByText(/^Settled: Returned to the payer/)).toBeTruthy();
  expect(screen.queryByText(/^Not approved/)).toBeNull();
});

test("Undo of a settled payment cannot be clicked again while it is under way", async () => {
  const { importId } = await refusedRow();
  const [row] = (await bank.rows(importId, "DOUBTFUL")).nodes;
  if (!row) throw new Error("There should be a doubtful row.");
  await bank.settleRow(row, { outcome: "RETURNED" });
  const sent = heldAnswers(/mutation ReopenBankRow/);
  const path = `/cms/payments/${importId}?rows=DOUBTFUL`;
  const { user } = await renderPage({ server, path, as: server.people.admin, intercept: sent.intercept });
  const undo = await screen.findByRole<HTMLButtonElement>("button", { name: /^Undo/ });
  sent.hold();
  await user.click(undo);
  expect(undo.disabled).toBe(true);
  sent.letGo();
  expect(await screen.findByRole("button", { name: /^Settle without approving/ })).toBeTruthy();
});

test("staff who settle a payment after another learn it, and keep their note", async () => {
  const { importId } = await refusedRow();
  const { user } = await renderPage({
    server,
    path: `/cms/payments/${importId}?rows=DOUBTFUL`,
    as: server.people.admin,
  });
  await user.click(await screen.findByRole("button", { name: /^Settle without approving/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What happened to the money?"), "Something else");
  await user.type(dialog.getByLabelText(/^Note/), "Ask the bank.");
  const [row] = (await bank.rows(importId, "DOUBTFUL")).nodes;
  if (!row) throw new Error("There should be a doubtful row.");
  await bank.settleRow(row, { outcome: "RETURNED" });

  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await dialog.findByText(/^This payment has been settled since you opened it/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe("Ask the bank.");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText(/^Settled: Returned to the payer/)).toBeTruthy();
});
