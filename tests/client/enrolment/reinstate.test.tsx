import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BankImport } from "../../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow } from "../../../server/features/enrolment/bank/bankRow.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { start, cancel, read } = enrolmentCalls(server);

async function endedOrder(name: string) {
  const { id } = await server.buildWorkshop({ priceRupees: 199, seats: 5 });
  const { secret, registration } = await start({ offeringId: id, name });
  await cancel({ secret });
  return { ...registration, secret };
}

async function statementFor(registrationId: string): Promise<string> {
  const { manager } = server.dataSource;
  const made = { fileName: "november.csv", columns: {}, staffName: "Arjun", createdAt: new Date() };
  const { id: importId } = await manager.save(manager.create(BankImport, made));
  const row = { importId, line: 2, amountPaise: "15000", narration: "UPI", match: BankMatch.DOUBTFUL };
  await manager.insert(BankRow, { ...row, registrationId });
  return importId;
}

async function confirmAllTheSame(path: string, name: string): Promise<HTMLElement> {
  const { user } = await renderPage({ server, path, as: server.people.admin });
  await user.click(await screen.findByRole("button", { name: /^Reopen and confirm…/ }));
  const dialog = await screen.findByRole("dialog", { name: `Reopen and confirm ${name}?` });
  const copy = dialog.cloneNode(true) as HTMLElement;
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
  return copy;
}

test("staff confirm one that has ended, once they were asked", async () => {
  const { id, secret } = await endedOrder("Kamala");
  await confirmAllTheSame(`/cms/registrations/${id}`, "Kamala");
  expect(await screen.findByText("Kamala was confirmed.")).toBeTruthy();
  expect(await read(secret)).toMatchObject({ state: "CONFIRMED" });
  expect(screen.queryByRole("button", { name: /^Reopen and confirm/ })).toBeNull();
});

test("staff confirm one by its payment in a statement, and see both amounts before", async () => {
  const { secret, id: registrationId } = await endedOrder("Usha");
  const id = await statementFor(registrationId);
  const dialog = await confirmAllTheSame(`/cms/payments/${id}?rows=DOUBTFUL`, "Usha");
  expect(dialog.textContent).toContain("The order is for ₹199; ₹150.00 was paid.");
  expect(await screen.findByText("Usha was approved.")).toBeTruthy();
  expect(await read(secret)).toMatchObject({ state: "CONFIRMED" });
});
