import { describe, expect, test } from "vitest";
import { Role } from "../../../server/core/authorization";
import { bankCalls } from "../../support/bankCalls";
import { bankOrders, someUtr, statementOf } from "../../support/bankOrders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { meetAtLock } from "../../support/meetAtLock";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);
const { order } = bankOrders(server);
const REFUSED = { extensions: { code: "CONFLICT" } };

async function bring(content: string) {
  const found = await bank.bring(content);
  const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
  if (!row) throw new Error("There should be a doubtful row.");
  return { found, row };
}

async function paidTooLate() {
  const made = await order();
  await orders.cancel({ secret: made.secret });
  const content = statementOf([made.utr, "199.00"]);
  return { ...made, content, ...(await bring(content)) };
}

test("a payment in two statements is settled in one or approved in the other, where staff do both at once", async () => {
  const { row, content, id } = await paidTooLate();
  const twin = (await bring(content)).row;
  const lock = "SELECT 1 FROM payment_proofs WHERE registration_id = $1 FOR UPDATE";
  const answers = await meetAtLock<object>(server.dataSource, { lock, id }, [
    () => bank.approveRow(twin),
    () => bank.settleRow(row, { outcome: "RETURNED" }),
  ]);
  expect(answers.filter((answer) => "extensions" in answer)).toMatchObject([REFUSED]);
});

test("a settled payment names its member of staff, and nobody once that account is gone", async () => {
  const { found, row } = await paidTooLate();
  const leaving = await server.buildUser({ name: "Leaving Soon", role: Role.ADMIN });
  await bank.settleRow(row, { outcome: "NOT_OURS" }, await server.newCaller(leaving));
  const nameOf = async () => (await bank.rows(found.id, "DOUBTFUL")).nodes[0]?.settledByName;
  expect(await nameOf()).toBe("Leaving Soon");
  await server.dataSource.query("DELETE FROM users WHERE id = $1", [leaving.id]);
  expect(await nameOf()).toBeNull();
  const stored = await server.dataSource.query("SELECT to_jsonb(b)::text AS row FROM bank_rows b");
  expect(JSON.stringify(stored)).not.toContain("Leaving Soon");
});

describe("a payment of an order that has ended", () => {
  test("is settled without approving, and the statement is then finished", async () => {
    const { found, row, secret } = await paidTooLate();
    expect(found.rowsLeft).toBe(1);
    expect(row).toMatchObject({ reason: "IS_CLOSED", canSettle: true, outcome: null });
    const note = "Sent back by UPI, 22 Nov";
    expect(await bank.settleRow(row, { outcome: "RETURNED", note })).toMatchObject({
      outcome: "RETURNED",
      settledNote: note,
      settledByName: "Arjun",
      settledAt: expect.any(String),
      canSettle: false,
      canApprove: false,
    });
    const after = await bank.read(found.id);
    expect(after).toMatchObject({ rowsLeft: 0 });
    expect(after.counts).toContainEqual({ match: "DOUBTFUL", count: 1, applied: 0, settled: 1, refused: 0 });
    expect(await orders.read(secret)).toMatchObject({ state: "CANCELLED" });
    expect(await bank.settleRow(row, { outcome: "RETURNED" })).toMatchObject(REFUSED);
    expect(await bank.approveRow(row)).toMatchObject(REFUSED);
  });

  test("stays settled when the rows are checked again, and when the file is imported again", async () => {
    const { found, row, content } = await paidTooLate();
    await bank.settleRow(row, { outcome: "NOT_OURS" });
    expect(await bank.rematch(await bank.read(found.id))).toMatchObject({ rowsLeft: 0 });
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([{ outcome: "NOT_OURS" }]);
    const again = await bank.bring(content);
    expect(again.rowsLeft).toBe(0);
    expect((await bank.rows(again.id, "KNOWN")).nodes).toMatchObject([{ reason: "SETTLED_BEFORE" }]);
  });

  test("is checked again once staff reopen it", async () => {
    const { found, row, secret } = await paidTooLate();
    await bank.settleRow(row, { outcome: "RETURNED" });
    expect(await bank.reopenRow(row)).toMatchObject({ outcome: null, settledAt: null, canApprove: true });
    expect((await bank.read(found.id)).rowsLeft).toBe(1);
    expect(await bank.reopenRow(row)).toMatchObject(REFUSED);
    expect(await bank.approveRow(row)).toMatchObject({ registration: { state: "CONFIRMED" } });
    expect(await bank.settleRow(row, { outcome: "RETURNED" })).toMatchObject(REFUSED);
    expect(await orders.read(secret)).toMatchObject({ state: "CONFIRMED" });
  });

  test("says in a note what happened, where nothing of the list fits", async () => {
    const { row } = await paidTooLate();
    expect(await bank.settleRow(row, { outcome: "OTHER", note: "  " })).toMatchObject({
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(await bank.settleRow(row, { outcome: "OTHER", note: "Paid for a friend" })).toMatchObject({
      outcome: "OTHER",
      settledNote: "Paid for a friend",
    });
  });

  test("is settled by staff alone, and the log names them", async () => {
    const { row } = await paidTooLate();
    for (const caller of [server.as.learner, server.as.visitor]) {
      const { extensions } = await bank.settleRow(row, { outcome: "RETURNED" }, caller);
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(extensions.code);
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain((await bank.reopenRow(row, caller)).extensions.code);
    }
    await bank.settleRow(row, { outcome: "RETURNED", note: "To Asha's account" });
    const audits = await server.dataSource.query<object[]>(
      "SELECT actor_id, after FROM audit_events WHERE action = 'settleBankRow' AND entity_id = $1",
      [row.registration?.id],
    );
    expect(audits).toEqual([{ actor_id: server.people.admin.id, after: { outcome: "RETURNED" } }]);
  });

  test("of two members of staff who settle it at once, one is refused", async () => {
    const { row } = await paidTooLate();
    const both = await Promise.all([
      bank.settleRow(row, { outcome: "RETURNED" }),
      bank.settleRow(row, { outcome: "NOT_OURS" }),
    ]);
    expect(both.filter(({ extensions }) => extensions?.code === "CONFLICT")).toHaveLength(1);
  });
});

test("a second payment of a confirmed order is left to check until staff settle it", async () => {
  const paid = await order();
  await orders.decide("APPROVE", [paid]);
  const { found, row } = await bring(statementOf([someUtr(), "199.00", `UPI/${paid.reference}`]));
  expect(row).toMatchObject({ reason: "PAID_AGAIN", canApprove: false, canSettle: true });
  expect(found.rowsLeft).toBe(1);
  await bank.settleRow(row, { outcome: "RETURNED" });
  expect((await bank.read(found.id)).rowsLeft).toBe(0);
});

test("a statement says the same before and after it is checked again", async () => {
  const [mistyped, exact, short] = [await order(), await order(), await order()];
  const { found } = await bring(
    statementOf(
      [someUtr(), "199.00", `UPI/${mistyped.reference}`],
      [exact.utr, "199.00"],
      [short.utr, "100.00"],
    ),
  );
  await bank.apply(found);
  expect((await bank.read(found.id)).rowsLeft).toBe(2);
  await orders.decide("APPROVE", [mistyped, short]);
  const decided = await bank.read(found.id);
  expect(decided.rowsLeft).toBe(2);
  expect((await bank.rematch(decided)).rowsLeft).toBe(2);
  expect((await bank.rows(found.id, "DOUBTFUL")).nodes.map(({ reason }) => reason)).toEqual([
    "PAID_AGAIN",
    "CONFIRMED_AMOUNT_DIFFERS",
  ]);
});

test("a payment that went back confirms nothing when the same UTR is sent again", async () => {
  const made = await order();
  await orders.decide("REJECT", [made]);
  const content = statementOf([made.utr, "199.00"]);
  const { row } = await bring(content);
  await bank.settleRow(row, { outcome: "RETURNED" });
  await orders.submit({ secret: made.secret, utr: made.utr });
  const again = await bank.bring(content);
  expect(await bank.apply(again)).toMatchObject(REFUSED);
  expect(await orders.read(made.secret)).toMatchObject({ state: "SUBMITTED" });
});

test("a statement with a settled payment is kept", async () => {
  const { found, row } = await paidTooLate();
  await bank.settleRow(row, { outcome: "RETURNED" });
  expect(await bank.remove(await bank.read(found.id))).toMatchObject(REFUSED);
});

test("once a payment is approved, its other lines leave nothing to do, in this statement and in others", async () => {
  const made = await order();
  const content = statementOf([made.utr, "199.00"], [made.utr, "199.00"]);
  const [found, other] = [await bank.bring(content), await bank.bring(content)];
  const [first] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
  expect(first).toMatchObject({ reason: "UTR_TWICE", canApprove: true });
  if (first) await bank.approveRow(first);
  expect(await orders.read(made.secret)).toMatchObject({ state: "CONFIRMED" });
  const closed = { reason: "APPLIED_BEFORE", canApprove: false, canSettle: false };
  expect((await bank.rows(found.id, "KNOWN")).nodes).toMatchObject([closed]);
  expect((await bank.rows(other.id, "KNOWN")).nodes).toMatchObject([closed, closed]);
  expect(await bank.read(other.id)).toMatchObject({ rowsLeft: 0 });
});
