import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { bankOrders, someUtr } from "../../support/bankOrders";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const { order, someOrders, statesOf } = bankOrders(server);

const REPORT = "Transaction ID,Transaction Date,Status,Transaction Type,UTR,Amount,Payer";
const HEAD = "Txn Date,Description,Ref No.,Debit,Credit";
const credit = (utr: string) => `26 Nov 2026,UPI/CR/${utr}/RAVI TEJA/SBIN,,,199.00`;
const reversal = (utr: string) => `27 Nov 2026,UPI/RVSL/${utr}/RAVI TEJA,633199990001,199.00,`;
const csv = (...lines: string[]) => [HEAD, ...lines].join("\n");

async function noticesAbout({ id }: { id: string }): Promise<{ title: string }[]> {
  return server.dataSource.query(
    "SELECT title FROM notifications WHERE kind = 'PAYMENT_TAKEN_BACK' AND about_id = $1",
    [id],
  );
}

describe("a credit that the bank took back", () => {
  test.each([
    ["after it", (utr: string) => [csv(credit(utr), reversal(utr))]],
    ["before it", (utr: string) => [csv(reversal(utr), credit(utr))]],
    ["in an earlier statement", (utr: string) => [csv(reversal(utr)), csv(credit(utr))]],
  ])("%s confirms nothing", async (_when, statements) => {
    const paid = await order();
    const [first, second] = statements(paid.utr);
    const earlier = await bank.bring(first ?? "");
    const found = second ? await bank.bring(second) : earlier;
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([
      { reason: "TAKEN_BACK", amount: "199.00", registration: { id: paid.id } },
    ]);
    await bank.apply(found);
    expect(await statesOf([paid])).toEqual(["SUBMITTED"]);
  });

  test("in a statement that came after the preview is not approved by it, nor by hand", async () => {
    const paid = await order();
    const found = await bank.bring(csv(credit(paid.utr)));
    await bank.bring(csv(reversal(paid.utr)));
    await bank.apply(found);
    const [row] = (await bank.rows(found.id, "EXACT")).nodes;
    expect(row).toMatchObject({ refusal: "The bank took this payment back." });
    if (row) expect(await bank.approveRow(row)).toMatchObject({ extensions: { code: "CONFLICT" } });
    expect(await statesOf([paid])).toEqual(["SUBMITTED"]);
  });

  test("after its order was confirmed is shown to staff, who hear of it once and settle it", async () => {
    const paid = await order();
    await bank.apply(await bank.bring(csv(credit(paid.utr))));
    expect(await statesOf([paid])).toEqual(["CONFIRMED"]);
    const found = await bank.bring(csv(reversal(paid.utr)));
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    expect(row).toMatchObject({
      reason: "TAKEN_BACK",
      amount: "-199.00",
      canApprove: false,
      canSettle: true,
      registration: { id: paid.id },
    });
    expect(found.rowsLeft).toBe(1);
    await bank.rematch(found);
    expect(await noticesAbout(paid)).toEqual([
      { title: `The bank took back the payment of ${paid.reference}` },
    ]);
    if (!row) return;
    await bank.settleRow(row, { outcome: "OTHER", note: "They pay again" });
    expect((await bank.read(found.id)).rowsLeft).toBe(0);
    expect((await bank.bring(csv(reversal(paid.utr)))).rowsLeft).toBe(0);
  });

  test("by a refund in a report of payments", async () => {
    const paid = await order();
    const line = (type: string) => `T1,26/11/2026,SUCCESS,${type},${paid.utr},199.00,ravi@okaxis`;
    const found = await bank.bring([REPORT, line("PAYMENT"), line("REFUND")].join("\n"));
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([{ reason: "TAKEN_BACK", line: 2 }]);
    expect((await bank.rows(found.id, "NO_PAYMENT")).nodes).toMatchObject([{ amount: "-199.00", line: 3 }]);
  });

  test("is another one if the amount or the UTR differs", async () => {
    const [one, other] = await someOrders(2);
    const lines = [credit(one?.utr ?? ""), credit(other?.utr ?? ""), reversal(someUtr())];
    const found = await bank.bring(csv(...lines, reversal(one?.utr ?? "").replace("199.00", "99.00")));
    expect((await bank.rows(found.id, "EXACT")).nodes).toHaveLength(2);
  });
});

describe("the number of a payment", () => {
  const WHATSAPP = "Date,Narration,Category,Withdrawal_Amount,Deposit_Amount";

  test("is never the phone of an address, also of two people with one phone", async () => {
    const paid = await someOrders(2);
    const lines = paid.map(
      ({ utr }) =>
        `26/11/2026,UPI-RAVI TEJA-919876501234@WAHDFCBANK-HDFC0000001-${utr}-WORKSHOP,Transfer,,199.00`,
    );
    await bank.apply(await bank.bring([WHATSAPP, ...lines].join("\n")));
    expect(await statesOf(paid)).toEqual(["CONFIRMED", "CONFIRMED"]);
  });

  test("is the one that an order has, wherever the row has it, and also if a line end cut it", async () => {
    const paid = await someOrders(4);
    const [own, second, phone, cut] = paid.map(({ utr }) => utr);
    const lines = [
      `26/11/2026,UPI/${own},633199990001,199.00,`,
      `26/11/2026,"UPI/633199990002/REF ${second}",,199.00,`,
      `26/11/2026,UPI/919876501234/x,,199.00,RRN ${phone}`,
      `26/11/2026,"BY TRANSFER-UPI/CR/${cut?.slice(0, 8)}\n${cut?.slice(8)}/RAVI",TRANSFER FROM 4897694162092,199.00,`,
    ];
    await bank.apply(await bank.bring(["Date,Description,Ref No,Credit,Note", ...lines].join("\n")));
    expect(await statesOf(paid)).toEqual(paid.map(() => "CONFIRMED"));
  });

  test("is to be checked if several orders have one of the row's", async () => {
    const [one, other] = await someOrders(2);
    const found = await bank.bring(`Date,Description,Credit\n26/11/2026,UPI/${one?.utr}/${other?.utr},199\n`);
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject([{ reason: "SEVERAL_ORDERS" }]);
  });

  test("and the reference are found as people type them", async () => {
    const spell = [
      (code: string) => `sp ${code.toLowerCase()}`,
      (code: string) => `SP${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => `FEESSP${code}`,
      (code: string) => `SP_${code}`,
      (code: string) => `SP-${code.slice(0, 2)}\n${code.slice(2)}--`,
    ];
    const waiting: Awaited<ReturnType<typeof order>>[] = [];
    while (waiting.length < spell.length) waiting.push(await order(null));
    const lines = waiting.map(
      ({ reference }, index) => `26/11/2026,"UPI/ANU RAO/${spell[index]?.(reference.slice(3))}",199.00`,
    );
    const found = await bank.bring(["Date,Description,Credit", ...lines].join("\n"));
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject(
      waiting.map(({ id }) => ({ reason: "REFERENCE_ONLY", registration: { id } })),
    );
  });
});
