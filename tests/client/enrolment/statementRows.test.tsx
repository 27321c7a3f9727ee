import { screen, waitFor, within } from "@testing-library/react";
import { IsNull, Not } from "typeorm";
import { expect, test } from "vitest";
import { BankImport } from "../../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow } from "../../../server/features/enrolment/bank/bankRow.entity";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { heldAnswers } from "../../support/heldAnswers";
import type { PageOptions } from "../../support/renderPage";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel, read } = enrolmentCalls(server);
const bank = bankCalls(server);

/** More than one request approves. Their orders are gone, so each is refused. */
const MANY = 205;

async function endedOrder(name: string) {
  const { id } = await server.buildWorkshop({ priceRupees: 199, seats: 5 });
  const { secret, registration } = await start({ offeringId: id, name });
  await cancel({ secret });
  return { ...registration, secret };
}

async function buildStatement(columns: Partial<BankRow>, count = 1): Promise<string> {
  const { manager } = server.dataSource;
  const made = { fileName: "november.csv", columns: {}, staffName: "Arjun", createdAt: new Date() };
  const { id: importId } = await manager.save(manager.create(BankImport, made));
  const row = { importId, amountPaise: "19900", narration: "UPI", match: BankMatch.DOUBTFUL, ...columns };
  await manager.insert(
    BankRow,
    Array.from({ length: count }, (_, index) => ({ ...row, line: index + 2 })),
  );
  return importId;
}

async function refusedRow() {
  const { id: registrationId } = await endedOrder("Kamala");
  return buildStatement({ registrationId, refusal: "It was cancelled." });
}

async function open(path: string, intercept?: PageOptions["intercept"]) {
  const { user } = await renderPage({ server, path, as: server.people.admin, intercept });
  return user;
}

const doubtful = (importId: string) => `/cms/payments/${importId}?rows=DOUBTFUL`;

async function settleElsewhere(importId: string): Promise<void> {
  const [row] = (await bank.rows(importId, "DOUBTFUL")).nodes;
  if (!row) throw new Error("There should be a doubtful row.");
  await bank.settleRow(row, { outcome: "RETURNED" });
}

test("a payment says why it was not approved, until it is settled", async () => {
  const user = await open(doubtful(await refusedRow()));
  expect(await screen.findByText("Not approved: It was cancelled.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: /^Settle without approving/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What happened to the money?"), "Returned to the payer");
  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await screen.findByText(/^Settled: Returned to the payer/)).toBeTruthy();
  expect(screen.queryByText(/^Not approved/)).toBeNull();
});

test("Undo of a settled payment cannot be clicked again while it is under way", async () => {
  const importId = await refusedRow();
  await settleElsewhere(importId);
  const sent = heldAnswers(/mutation ReopenBankRow/);
  const user = await open(doubtful(importId), sent.intercept);
  const undo = await screen.findByRole<HTMLButtonElement>("button", { name: /^Undo/ });
  sent.hold();
  await user.click(undo);
  expect(undo.disabled).toBe(true);
  sent.letGo();
  expect(await screen.findByRole("button", { name: /^Settle without approving/ })).toBeTruthy();
});

test("staff who settle a payment after another learn it, and keep their note", async () => {
  const importId = await refusedRow();
  const user = await open(doubtful(importId));
  await user.click(await screen.findByRole("button", { name: /^Settle without approving/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByLabelText("What happened to the money?"), "Something else");
  await enter(user, dialog.getByLabelText(/^Note/), "Ask the bank.");
  await settleElsewhere(importId);

  await user.click(dialog.getByRole("button", { name: "Settle" }));
  expect(await dialog.findByText(/^This payment has been settled since you opened it/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe("Ask the bank.");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText(/^Settled: Returned to the payer/)).toBeTruthy();
});

test("approving goes on until every matched row was tried", async () => {
  const importId = await buildStatement({ match: BankMatch.EXACT }, MANY);
  const user = await open(`/cms/payments/${importId}`);
  await user.click(await screen.findByRole("button", { name: `Approve ${MANY}` }));
  const dialog = await screen.findByRole("dialog", { name: `Approve ${MANY} registrations?` });
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const tried = { importId, refusal: Not(IsNull()) };
  expect(await server.dataSource.manager.countBy(BankRow, tried)).toBe(MANY);
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
});

async function confirmAllTheSame(path: string, name: string): Promise<HTMLElement> {
  const user = await open(path);
  await user.click(await screen.findByRole("button", { name: /^Reopen and confirm…/ }));
  const dialog = await screen.findByRole("dialog", { name: `Reopen and confirm ${name}?` });
  const copy = dialog.cloneNode(true) as HTMLElement;
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
  return copy;
}

test("staff confirm an order that has ended, once they were asked", async () => {
  const { id, secret } = await endedOrder("Lalita");
  await confirmAllTheSame(`/cms/registrations/${id}`, "Lalita");
  expect(await screen.findByText("Lalita was confirmed.")).toBeTruthy();
  expect(await read(secret)).toMatchObject({ state: "CONFIRMED" });
  expect(screen.queryByRole("button", { name: /^Reopen and confirm/ })).toBeNull();
});

test("staff confirm one by its payment in a statement, and see both amounts before", async () => {
  const { secret, id: registrationId } = await endedOrder("Usha");
  const importId = await buildStatement({ registrationId, amountPaise: "15000" });
  const dialog = await confirmAllTheSame(doubtful(importId), "Usha");
  expect(dialog.textContent).toContain("The order is for ₹199; ₹150.00 was paid.");
  expect(await screen.findByText("Usha was approved.")).toBeTruthy();
  expect(await read(secret)).toMatchObject({ state: "CONFIRMED" });
});
