import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeNextImport } from "../../../server/features/enrolment/bank/bankClaim";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const MINUTE_MS = 60 * 1000;
let laterMs = 0;
const server = useTestApp(BEHIND_PROXY, { clock: { now: () => new Date(Date.now() + laterMs) } });
const bank = bankCalls(server);

const BLOCKED = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM bank_rows%'`;

test("no other process takes a statement up while its rows are compared, however long that takes", async () => {
  const content = "Date,Narration,Chq./Ref.No.,Deposit Amt.\r\n21/11/26,UPI,696900000001,199.00";
  const { id } = (await (await bank.upload(content)).json()) as { id: string };
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("LOCK TABLE payment_proofs IN ACCESS EXCLUSIVE MODE");
  const work = bank.work();
  while ((await server.dataSource.query<object[]>(BLOCKED)).length === 0) await wait(10);
  laterMs = MINUTE_MS;
  expect(await takeNextImport(server.services)).toBeNull();
  laterMs = 0;
  await runner.rollbackTransaction();
  await runner.release();
  await work;
  expect(await bank.read(id)).toMatchObject({ state: "READY", rowsLeft: 0 });
});
