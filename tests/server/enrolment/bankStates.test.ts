import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { bankOrders } from "../../support/bankOrders";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const { order, someOrders, statesOf } = bankOrders(server);

const REPORT = "Transaction ID,Transaction Date,Status,Transaction Type,UTR,Amount,Payer";
const REPORTED: [status: string, type: string, match: string][] = [
  ["SUCCESS", "PAYMENT", "EXACT"],
  ["TXN_SUCCESS", "ACQUIRING", "EXACT"],
  ["Completed", "Sale", "EXACT"],
  ["'SUCCESS'", "'UPI Collect'", "EXACT"],
  ["FAILED", "PAYMENT", "NO_PAYMENT"],
  ["FAILURE", "ACQUIRING", "NO_PAYMENT"],
  ["PAYMENT_DECLINED", "PAYMENT", "NO_PAYMENT"],
  ["Pending", "PAYMENT", "NO_PAYMENT"],
  ["authorized", "PAYMENT", "NO_PAYMENT"],
  ["SUCCESS", "REFUND", "NO_PAYMENT"],
  ["Partially refunded", "PAYMENT", "NO_PAYMENT"],
  ["REVERSED", "PAYMENT", "NO_PAYMENT"],
  ["Chargeback", "PAYMENT", "NO_PAYMENT"],
  ["", "PAYMENT", "DOUBTFUL"],
  ["not successful", "PAYMENT", "DOUBTFUL"],
  ["erfolgreich", "PAYMENT", "DOUBTFUL"],
  ["PAYMENT", "PAYMENT", "DOUBTFUL"],
  ["SUCCESS", "ADJUSTMENT", "DOUBTFUL"],
  ["Refund failed", "PAYMENT", "DOUBTFUL"],
  ["Completed", "", "DOUBTFUL"],
];

describe("a report with states", () => {
  test("confirms what succeeded alone; the rest is apart with its word, or to be checked", async () => {
    const paid = await someOrders(REPORTED.length);
    const lines = REPORTED.map(
      ([status, type], index) =>
        `T${index},26/11/2026 18:22:07,${status},${type},${paid[index]?.utr},199.00,asha.r@okaxis`,
    );
    const found = await bank.bring([REPORT, ...lines].join("\r\n"));
    expect(found).toMatchObject({ needsColumns: false, columns: { status: 2, direction: 3, utr: 4 } });
    const nodes = (
      await Promise.all(
        ["EXACT", "NO_PAYMENT", "DOUBTFUL"].map(async (match) => (await bank.rows(found.id, match)).nodes),
      )
    ).flat();
    const matches = nodes.toSorted((one, other) => one.line - other.line).map(({ match }) => match);
    expect(matches).toEqual(REPORTED.map(([, , match]) => match));
    expect(nodes.filter(({ match }) => match === "DOUBTFUL").map(({ reason }) => reason)).toEqual(
      REPORTED.filter(([, , match]) => match === "DOUBTFUL").map(() => "UNCLEAR"),
    );
    const wordAt = (line: number) => nodes.find((one) => one.line === line)?.stateWord;
    expect([6, 11, 19].map(wordAt)).toEqual(["FAILED", "REFUND", "ADJUSTMENT"]);
    await bank.apply(found);
    expect(await statesOf(paid)).toEqual(
      REPORTED.map(([, , match]) => (match === "EXACT" ? "CONFIRMED" : "SUBMITTED")),
    );
    expect((await bank.read(found.id)).rowsLeft).toBe(7);
  });

  test("is understood by a column of states that staff did not map, or mapped by hand", async () => {
    const paid = await someOrders(3);
    const [first, second, third] = paid.map(({ utr }) => utr);
    const lines = [`01/11/2026,${first},199,FAILED,gut`, `01/11/2026,${second},199,OK,schlecht`];
    const found = await bank.bring(
      ["Tag,Nummer,Wieviel,Status,Ergebnis", ...lines, `01/11/2026,${third},199,OK,success`].join("\n"),
    );
    expect(found.needsColumns).toBe(true);
    await bank.map(found, {
      date: 0,
      narration: null,
      utr: 1,
      credit: 2,
      debit: null,
      amount: null,
      status: 4,
    });
    const read = await bank.read(found.id);
    const matches = ["NO_PAYMENT", "DOUBTFUL", "EXACT"];
    expect(matches.map((match) => read.counts.find((one) => one.match === match)?.count)).toEqual([1, 1, 1]);
  });
});

describe("directions", () => {
  test.each([
    ["CR", "EXACT"],
    ["Credit", "EXACT"],
    ["C", "EXACT"],
    ["DR", "REST"],
    ["Debited", "REST"],
    ["", "DOUBTFUL"],
    ["Soll", "DOUBTFUL"],
    ["X", "DOUBTFUL"],
  ])("“%s” beside a shared amount is %s", async (word, match) => {
    const { utr } = await order();
    const found = await bank.bring(
      `Date,Description,Amount,Dr / Cr\n26/11/2026,UPI/${utr}/x,199.00,${word}\n`,
    );
    expect(found.counts.filter(({ count }) => count > 0).map((one) => one.match)).toEqual([match]);
  });

  test("a credit whose description names a reversal is to be checked, but not one of a Reverend", async () => {
    const named: [before: string, word: string][] = [
      ["UPI/RVSL/", "RVSL"],
      ["UPIRV ", "UPIRV"],
      ["UPI/REV/", "REV"],
      ["REV-UPI-", "REV"],
      ["UPI-RET-", "RET"],
      ["IMPS-RETURN/", "RETURN"],
      ["UPI REFUND/", "REFUND"],
      ["UPI/RFND/", "RFND"],
      ["CRADJ/", "CRADJ"],
      ["UPI CHBK ", "CHBK"],
    ];
    const paid = await someOrders(named.length + 2);
    const lines = named.map(([before], index) => `${before}${paid[index]?.utr}/x`);
    const [reverend, reema] = paid.slice(-2).map(({ utr }) => utr);
    lines.push(`UPI/CR/${reverend}/REV JOHN/SBIN`, `UPI/CR/${reema}/RETNA REVATHI/SBIN`);
    const found = await bank.bring(
      `Date,Description,Debit,Credit\n${lines.map((line) => `26/11/2026,${line},,199`).join("\n")}\n`,
    );
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject(
      named.map(([, stateWord]) => ({ reason: "UNCLEAR", stateWord })),
    );
    expect((await bank.rows(found.id, "EXACT")).nodes).toHaveLength(2);
  });

  test("every column that speaks about success is heard, whatever its heading adds", async () => {
    const headings = ["Txn Status Remarks", "Response", "Response Code", "Payment Gateway Status"];
    for (const heading of headings) {
      const [failed, fine] = await someOrders(2);
      const found = await bank.bring(
        `Date,RRN,Amount,Dr/Cr,${heading}\n26/11/2026,${failed?.utr},199,CR,U30 debit failed\n26/11/2026,${fine?.utr},199,CR,00\n`,
      );
      expect((await bank.rows(found.id, "EXACT")).nodes).toMatchObject([{ utr: fine?.utr }]);
      expect((await bank.rows(found.id, "NO_PAYMENT")).nodes).toMatchObject([{ line: 2 }]);
    }
  });
});
