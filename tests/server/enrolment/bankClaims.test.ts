import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { returnJobs, runJobs } from "../../support/runJobs";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);

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
  await returnJobs(server, "bank-imports");
  expect(await runJobs(server, "bank-imports")).toEqual([]);
  await runner.rollbackTransaction();
  await runner.release();
  await work;
  const compared = await bank.read(id);
  expect(compared).toMatchObject({ state: "READY", rowsLeft: 0 });
  await server.dataSource.query("UPDATE pgboss.job SET start_after = now() WHERE state < 'active'");
  await bank.work();
  expect(await bank.read(id)).toEqual(compared);
});

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
  expect(await comparing).toMatchObject({ state: "READY" });
  expect(await bank.settleRow(row, settlement)).toMatchObject({ outcome: "OTHER" });
});

const BROKEN = `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$;
  CREATE TRIGGER refuse BEFORE INSERT OR UPDATE OF applied_at ON bank_rows FOR EACH ROW
    WHEN (NEW.narration LIKE '%broken%') EXECUTE FUNCTION refuse()`;

async function retry(): Promise<string[]> {
  await returnJobs(server, "bank-imports");
  return runJobs(server, "bank-imports");
}

test("a statement that always fails lets others pass, and ends with a reason after three attempts", async () => {
  await server.dataSource.query(BROKEN);
  const content = (narration: string) => `Date,Narration,Credit\n01/11/2026,${narration},1\n`;
  const idOf = async (text: string) => ((await (await bank.upload(text)).json()) as { id: string }).id;
  const broken = await idOf(content("broken"));
  expect(await runJobs(server, "bank-imports")).toEqual(["not this one"]);
  const good = await idOf(content("good"));
  expect(await runJobs(server, "bank-imports")).toEqual([]);
  expect(await bank.read(good)).toMatchObject({ state: "READY" });
  expect(await retry()).toEqual(["not this one"]);
  expect(await bank.read(broken)).toMatchObject({ state: "READING" });
  expect(await retry()).toEqual(["not this one"]);
  const failed = await bank.read(broken);
  expect(failed).toMatchObject({
    state: "FAILED",
    problem: expect.stringContaining("on our side") as string,
  });
  expect(await bank.remove(failed)).toMatchObject({ id: broken });
});

test("approving that always fails goes back to staff with a reason, who can try it again", async () => {
  const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199 });
  const { secret } = await orders.start({ offeringId });
  await orders.submit({ secret, utr: "696900000007" });
  const found = await bank.bring("Date,Narration,Credit\n01/11/2026,UPI/696900000007/x,199.00\n");
  await server.dataSource.query("UPDATE bank_rows SET narration = 'broken' WHERE import_id = $1", [found.id]);
  await bank.apply(found);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await retry()).toEqual(["not this one"]);
  const stopped = await bank.read(found.id);
  expect(stopped).toMatchObject({
    state: "READY",
    problem: expect.stringContaining("Approving stopped") as string,
  });
  await server.dataSource.query("DROP TRIGGER refuse ON bank_rows");
  expect(await bank.apply(stopped)).toMatchObject({ problem: null });
  await bank.work();
  expect(await orders.read(secret)).toMatchObject({ state: "CONFIRMED" });
});
