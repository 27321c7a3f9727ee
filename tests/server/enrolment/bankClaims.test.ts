import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);

const BLOCKED = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FROM bank_rows%'`;

const COMPARED = "The payments of this statement are being compared right now. Please try again in a moment.";

test("staff who act on a statement while its rows are compared read so, and wait for no timeout", async () => {
  const content = "Date,Narration,Chq./Ref.No.,Deposit Amt.\r\n21/11/26,UPI,696900000002,200.00";
  const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199 });
  const { secret } = await orders.start({ offeringId });
  await orders.submit({ secret, utr: "696900000002" });
  const found = await bank.bring(content);
  const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("LOCK TABLE payment_proofs IN ACCESS EXCLUSIVE MODE");
  const comparing = bank.rematch(found);
  while ((await server.dataSource.query<object[]>(BLOCKED)).length === 0) await wait(10);
  const refused = { message: COMPARED, extensions: { code: "CONFLICT" } };
  expect(await bank.remove(found)).toMatchObject(refused);
  if (!row) throw new Error("The payment is not in doubt.");
  const settlement = { outcome: "OTHER", note: "Sent back" };
  expect(await bank.settleRow(row, settlement)).toMatchObject(refused);
  await runner.rollbackTransaction();
  await runner.release();
  expect(await comparing).toMatchObject({ id: found.id });
  expect(await bank.settleRow(row, settlement)).toMatchObject({ outcome: "OTHER" });
});

/** As if the process or the database failed between two rows. */
const FAULT = `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$;
  CREATE TRIGGER refuse BEFORE UPDATE OF applied_at ON bank_rows FOR EACH ROW
    WHEN (NEW.narration LIKE '%broken%') EXECUTE FUNCTION refuse()`;

test("approving that fails half-way keeps what was approved, and the next try does the rest, once", async () => {
  const secrets: string[] = [];
  const emails: string[] = [];
  for (const utr of ["696900000007", "696900000008"]) {
    const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret } = await orders.start({ offeringId });
    secrets.push(secret);
    emails.push((await orders.submit({ secret, utr })).registration.email);
  }
  const found = await bank.bring(
    "Date,Narration,Credit\n01/11/2026,UPI/696900000007/x,199.00\n01/11/2026,UPI/696900000008/broken,199.00\n",
  );
  await server.dataSource.query(FAULT);
  const statesOf = async () => Promise.all(secrets.map(async (secret) => (await orders.read(secret)).state));
  expect(await bank.apply(found)).toMatchObject({ extensions: { code: "INTERNAL_SERVER_ERROR" } });
  expect(await statesOf()).toEqual(["CONFIRMED", "SUBMITTED"]);
  await server.dataSource.query("DROP TRIGGER refuse ON bank_rows");
  expect(await bank.apply(await bank.read(found.id))).toMatchObject({ rowsLeft: 0 });
  expect(await statesOf()).toEqual(["CONFIRMED", "CONFIRMED"]);
  for (const email of emails) {
    const sent = await orders.emailsTo(email);
    expect(sent.filter(({ kind }) => kind === "registrationConfirmed")).toHaveLength(1);
  }
});
