import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { bankOrders, someUtr } from "../../support/bankOrders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);
const { order } = bankOrders(server);

const HEAD = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
const line = (utr: string, amount: string, narration = "UPI payment") =>
  `21/11/26,${narration},${utr},21/11/26,,"${amount}",1.00`;
const statement = (...lines: string[]) => [HEAD, ...lines].join("\r\n");

const countOf = (found: { counts: { match: string; count: number }[] }, match: string) =>
  found.counts.find((one) => one.match === match)?.count;

describe("a statement is tried dry", () => {
  test("a row with UTR and amount of one registration is exact; the rest is sorted by kind", async () => {
    const [paid, differs, waits] = [await order(), await order(), await order(null)];
    const content = statement(
      line(paid.utr, "199.00"),
      line(differs.utr, "99.00"),
      line("", "199.00", `UPI/ASHA/${waits.reference}/ok`),
      line(someUtr(), "5,000.00", "RENT"),
      '21/11/26,ELECTRICITY,,21/11/26,"800.00",,1.00',
      "31/02/26,NO SUCH DAY,,,,10.00,1.00",
      "21/11/26,NO AMOUNT,,,,,1.00",
    );
    const found = await bank.bring(content);
    expect(found).toMatchObject({ needsColumns: false });
    expect(["EXACT", "DOUBTFUL", "KNOWN", "REST", "BAD"].map((match) => countOf(found, match))).toEqual([
      1, 2, 0, 2, 2,
    ]);
    expect((await bank.rows(found.id, "EXACT")).nodes).toMatchObject([
      { line: 2, utr: paid.utr, amount: "199.00", bookedOn: "2026-11-21", registration: { id: paid.id } },
    ]);
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([
      { line: 3, reason: "AMOUNT_DIFFERS", registration: { id: differs.id } },
      { line: 4, reason: "REFERENCE_ONLY", registration: { id: waits.id } },
    ]);
    expect((await bank.rows(found.id, "BAD")).nodes).toMatchObject([
      { line: 7, problem: "“31/02/26” isn’t a date." },
      { line: 8, problem: "There is no amount in this row." },
    ]);
    expect(await orders.read(paid.secret)).toMatchObject({ state: "SUBMITTED" });
  });

  test("what speaks against a row is named", async () => {
    const [twice, other, cancelled] = [await order(), await order(), await order()];
    await orders.cancel({ secret: cancelled.secret });
    const rejected = await order();
    await orders.decide("REJECT", [rejected]);
    const found = await bank.bring(
      statement(
        line(twice.utr, "199.00"),
        line(twice.utr, "199.00"),
        line(someUtr(), "199.00", `UPI ${other.reference}`),
        line(cancelled.utr, "199.00"),
        line(rejected.utr, "199.00"),
        line(someUtr(), "10.00", `UPI ${other.reference}`),
      ),
    );
    const { nodes } = await bank.rows(found.id, "DOUBTFUL");
    expect(nodes.map(({ reason }) => reason)).toEqual([
      "UTR_TWICE",
      "UTR_TWICE",
      "UTR_DIFFERS",
      "IS_CLOSED",
      "WAS_REJECTED",
      "REFERENCE_AMOUNT_DIFFERS",
    ]);
    expect(nodes.filter(({ canApprove }) => !canApprove)).toEqual([]);
  });
});

describe("applying", () => {
  test("leaves nothing to do once each payment is approved, and when the same file is imported again", async () => {
    const [exact, differs] = [await order(), await order()];
    const content = statement(line(exact.utr, "199.00"), line(differs.utr, "1.00"), line(someUtr(), "5.00"));
    const found = await bank.bring(content);
    expect(found.rowsLeft).toBe(2);
    await bank.apply(found);
    expect((await bank.read(found.id)).rowsLeft).toBe(1);
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    if (!row) throw new Error("The row is missing.");
    await bank.approveRow(row);
    expect((await bank.read(found.id)).rowsLeft).toBe(0);
    expect(await bank.bring(content)).toMatchObject({ rowsLeft: 0 });
  });

  test("approves the exact ones, writes their letters, and does so once", async () => {
    const [first, second, doubtful] = [await order(), await order(), await order()];
    const content = statement(line(first.utr, "199.00"), line(second.utr, "199"), line(doubtful.utr, "1.00"));
    const found = await bank.bring(content);
    const again = await bank.bring(content);
    expect(await bank.apply(found)).toMatchObject({ id: found.id, rowsLeft: 1 });
    for (const { secret, email } of [first, second]) {
      expect(await orders.read(secret)).toMatchObject({ state: "CONFIRMED" });
      const emails = await orders.emailsTo(email);
      expect(emails.filter(({ kind }) => kind === "registrationConfirmed")).toHaveLength(1);
    }
    expect(await orders.read(doubtful.secret)).toMatchObject({ state: "SUBMITTED" });

    const reasonsIn = async ({ id }: { id: string }) =>
      (await bank.rows(id, "KNOWN")).nodes.map(({ reason }) => reason);
    expect(await reasonsIn(again)).toEqual(["APPLIED_BEFORE", "APPLIED_BEFORE"]);
    expect(await bank.apply(again)).toMatchObject({ extensions: { code: "CONFLICT" } });
    expect(await reasonsIn(await bank.bring(content))).toEqual(["APPLIED_BEFORE", "APPLIED_BEFORE"]);
    const audits = await server.dataSource.query<{ action: string; actor_name: string }[]>(
      "SELECT action, (SELECT name FROM users WHERE id = actor_id) AS actor_name FROM audit_events WHERE entity_id = $1 AND action = 'approveBankRow'",
      [first.id],
    );
    expect(audits).toEqual([{ action: "approveBankRow", actor_name: "Arjun" }]);
  });

  test("of two admins who press Apply at once, one must look again", async () => {
    const { utr, email } = await order();
    const found = await bank.bring(statement(line(utr, "199.00")));
    const other = await server.newCaller(server.people.admin);
    const answers = await Promise.all([bank.apply(found), bank.apply(found, other)]);
    expect(answers.filter(({ extensions }) => extensions?.code === "CONFLICT")).toHaveLength(1);
    const emails = await orders.emailsTo(email);
    expect(emails.filter(({ kind }) => kind === "registrationConfirmed")).toHaveLength(1);
  });

  test("what was decided after the dry run is left as it is, and reported", async () => {
    const [rejected, changed] = [await order(), await order()];
    const found = await bank.bring(statement(line(rejected.utr, "199.00"), line(changed.utr, "199.00")));
    await orders.decide("REJECT", [rejected]);
    await orders.submit({ secret: changed.secret, utr: someUtr() });
    await bank.apply(found);
    const { nodes } = await bank.rows(found.id, "EXACT");
    const outdated = "This no longer matches the registration.";
    expect(nodes.map(({ refusal }) => refusal)).toEqual([outdated, outdated]);
    const { counts } = await bank.read(found.id);
    expect(counts).toContainEqual({ match: "EXACT", count: 2, applied: 0, settled: 0, refused: 2 });
    expect(await orders.read(rejected.secret)).toMatchObject({ state: "REJECTED" });
  });

  test("a doubtful row is approved by hand, and its UTR is then that registration's", async () => {
    const waits = await order(null);
    const utr = someUtr();
    const found = await bank.bring(statement(line(utr, "199.00", `UPI/${waits.reference}`)));
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    if (!row) throw new Error("There should be a doubtful row.");
    expect(row).toMatchObject({ reason: "REFERENCE_ONLY", canApprove: true });
    expect(await bank.approveRow(row, server.as.learner)).toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
    expect(await bank.approveRow(row)).toMatchObject({
      registration: { state: "CONFIRMED" },
      canApprove: false,
    });
    expect(await bank.approveRow(row)).toMatchObject({ extensions: { code: "CONFLICT" } });
    const thief = await order(null);
    expect(await orders.submit({ secret: thief.secret, utr })).toMatchObject({ __typename: "UtrTaken" });
    const later = await bank.read(found.id);
    expect(await bank.remove(later)).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("rows are compared again with what people have sent since", async () => {
    const waits = await order(null);
    const utr = someUtr();
    const found = await bank.bring(statement(line(utr, "199.00")));
    expect(countOf(found, "REST")).toBe(1);
    await orders.submit({ secret: waits.secret, utr });
    expect(countOf(await bank.rematch(found), "EXACT")).toBe(1);
  });
});
