import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { bankOrders, someUtr, statementOf } from "../../support/bankOrders";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);
const { order } = bankOrders(server);

async function confirmed(utr: string | null = null) {
  const made = await order(utr);
  await orders.decide("APPROVE", [made]);
  return made;
}

const utrOf = async ({ id }: { id: string }) =>
  (
    await server.dataSource.query<{ utr: string }[]>(
      "SELECT utr FROM payment_proofs WHERE registration_id = $1",
      [id],
    )
  )[0]?.utr;

describe("one payment counts for one registration", () => {
  test("a row whose UTR one gave and whose text names another's order waits for staff", async () => {
    const [other, claims] = [await confirmed(), await order()];
    const found = await bank.bring(statementOf([claims.utr, "199.00", `UPI/${other.reference}`]));
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([
      { reason: "REFERENCE_DIFFERS", registration: { id: claims.id } },
    ]);
    expect(await bank.apply(found)).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("a row that was exact is not applied where its reference has become another's", async () => {
    const [other, claims] = [await order(), await order()];
    const found = await bank.bring(statementOf([claims.utr, "199.00", "UPI/SP-22222Z"]));
    await server.dataSource.query("UPDATE registrations SET reference = 'SP-22222Z' WHERE id = $1", [
      other.id,
    ]);
    await bank.apply(found);
    expect((await bank.rows(found.id, "EXACT")).nodes).toMatchObject([
      { appliedAt: null, refusal: "This no longer matches the registration." },
    ]);
  });

  test("a UTR that someone gave up says less than the order that the row names", async () => {
    const [pays, gaveUp] = [await order(null), await order()];
    await orders.cancel({ secret: gaveUp.secret });
    const found = await bank.bring(statementOf([gaveUp.utr, "199.00", `UPI/${pays.reference}`]));
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([
      { reason: "REFERENCE_ONLY", registration: { id: pays.id } },
    ]);
  });

  test("who was confirmed without a UTR is given the bank's by Apply; nobody else can use it then", async () => {
    const [paid, utr] = [await confirmed(), someUtr()];
    const found = await bank.bring(statementOf([utr, "199.00", `UPI/${paid.reference}`]));
    expect((await bank.rows(found.id, "KNOWN")).nodes).toMatchObject([{ reason: "UTR_TO_KEEP" }]);
    expect(found.utrsToKeep).toBe(1);
    expect(await utrOf(paid)).toBeUndefined();
    await bank.apply(found);
    expect(await utrOf(paid)).toBe(utr);
    expect((await bank.rows(found.id, "KNOWN")).nodes).toMatchObject([{ appliedAt: expect.any(String) }]);
    expect(await bank.read(found.id)).toMatchObject({ utrsToKeep: 0 });
    expect((await orders.emailsTo(paid.email)).map(({ kind }) => kind)).toEqual([
      "registrationStarted",
      "registrationConfirmed",
    ]);
    const thief = await order(null);
    expect(await orders.submit({ secret: thief.secret, utr })).toMatchObject({ __typename: "UtrTaken" });
    const again = await bank.bring(statementOf([utr, "199.00"]));
    expect((await bank.rows(again.id, "KNOWN")).nodes).toMatchObject([{ reason: "APPLIED_BEFORE" }]);
  });

  test("what came for a confirmed order and is not its amount is shown to staff, who have nothing to approve", async () => {
    const [byUtr, byReference, agrees] = [
      await confirmed(someUtr()),
      await confirmed(),
      await confirmed(someUtr()),
    ];
    const found = await bank.bring(
      statementOf(
        [byUtr.utr, "1.00"],
        [someUtr(), "1.00", `UPI/${byReference.reference}`],
        [agrees.utr, "199.00", `UPI/${agrees.reference}`],
      ),
    );
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([
      { reason: "CONFIRMED_AMOUNT_DIFFERS", canApprove: false, registration: { id: byUtr.id } },
      { reason: "CONFIRMED_AMOUNT_DIFFERS", canApprove: false, registration: { id: byReference.id } },
    ]);
    expect((await bank.rows(found.id, "KNOWN")).nodes).toMatchObject([{ reason: "IS_CONFIRMED" }]);
    expect(found.utrsToKeep).toBe(0);
  });

  test("two payments for one confirmed order are reported, and none is kept by itself", async () => {
    const paid = await confirmed();
    const narration = `UPI/${paid.reference}`;
    const found = await bank.bring(
      statementOf([someUtr(), "199.00", narration], [someUtr(), "199.00", narration]),
    );
    const { nodes } = await bank.rows(found.id, "DOUBTFUL");
    expect(nodes.map(({ reason }) => reason)).toEqual(["PAID_AGAIN", "PAID_AGAIN"]);
  });
});

describe("what two of staff do at once", () => {
  const COLUMNS = { date: 0, narration: 1, utr: 2, credit: 3 };
  const REFUSED = { extensions: { code: "CONFLICT" } };

  async function doubtful() {
    const pays = await order(null);
    const found = await bank.bring(statementOf([someUtr(), "199.00", `UPI/${pays.reference}`]));
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    if (!row) throw new Error("There should be a doubtful row.");
    return { pays, found, row };
  }

  test("a row that was compared again, and is another's now, is not approved as what was seen", async () => {
    const { pays, found, row } = await doubtful();
    const other = await order(row.utr);
    await bank.rematch(found);
    expect(await bank.approveRow(row)).toMatchObject(REFUSED);
    expect(await orders.read(pays.secret)).toMatchObject({ state: "STARTED" });
    expect(await orders.read(other.secret)).toMatchObject({ state: "SUBMITTED" });
  });

  test("a statement of which a row was approved is not read by other columns", async () => {
    const { found, row } = await doubtful();
    await bank.approveRow(row);
    expect(await bank.map(found, COLUMNS)).toMatchObject(REFUSED);
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([{ id: row.id, canApprove: false }]);
  });

  test("either a row is approved or its statement is read again or thrown away, never both", async () => {
    for (const change of [bank.remove, (found) => bank.map(found, COLUMNS)] as (typeof bank.remove)[]) {
      for (let round = 0; round < 3; round += 1) {
        const { pays, found, row } = await doubtful();
        const [approved, changed] = await Promise.all([bank.approveRow(row), change(found)]);
        const isChanged = !("extensions" in changed);
        expect("extensions" in approved).toBe(isChanged);
        expect((await orders.read(pays.secret)).state).toBe(isChanged ? "STARTED" : "CONFIRMED");
      }
    }
  });

  test("a statement whose file is no longer stored is not read again", async () => {
    const paid = await order();
    const found = await bank.bring(statementOf([paid.utr, "199.00"], [someUtr(), "5.00"]));
    await orders.decide("REJECT", [paid]);
    await bank.apply(found);
    const again = await bank.rematch(await bank.read(found.id));
    expect(await bank.map(again, COLUMNS)).toMatchObject({
      message: "The file of this statement is no longer stored. Please import it again.",
    });
    expect((await bank.rows(found.id, "REST")).nodes).toHaveLength(1);
  });
});
