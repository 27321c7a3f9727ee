import { screen, waitFor, within } from "@testing-library/react";
import { IsNull, Not } from "typeorm";
import { expect, test } from "vitest";
import { BankImport } from "../../../server/features/enrolment/bank/bankImport.entity";
import { BankMatch, BankRow } from "../../../server/features/enrolment/bank/bankRow.entity";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);

/** More than one request approves. Their orders are gone, so each is refused. */
const ROWS = 205;

test("approving goes on until every matched row was tried", async () => {
  const { manager } = server.dataSource;
  const made = { fileName: "long.csv", columns: {}, staffName: "Sam", createdAt: new Date() };
  const { id: importId } = await manager.save(manager.create(BankImport, made));
  const row = { importId, amountPaise: "19900", narration: "UPI", match: BankMatch.EXACT };
  await manager.insert(
    BankRow,
    Array.from({ length: ROWS }, (_, index) => ({ ...row, line: index + 2 })),
  );
  const { user } = await renderPage({ server, path: `/cms/payments/${importId}`, as: server.people.admin });
  await user.click(await screen.findByRole("button", { name: `Approve ${ROWS}` }));
  const dialog = await screen.findByRole("dialog", { name: `Approve ${ROWS} registrations?` });
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 10_000 });
  expect(await manager.countBy(BankRow, { importId, refusal: Not(IsNull()) })).toBe(ROWS);
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
});
