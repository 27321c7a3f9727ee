import { describe, expect, test } from "vitest";
import { readAmount, readDay } from "../../../server/features/enrolment/bank/statement/bankCells";
import {
  otherColumns,
  recogniseColumns,
} from "../../../server/features/enrolment/bank/statement/bankColumns";
import {
  findReferences,
  isShortened,
  readUtrs,
} from "../../../server/features/enrolment/bank/statement/rowNumbers";

describe("amounts", () => {
  test.each([
    ["1,999.00", 199900],
    ["1999", 199900],
    ["1,25,000.50", 12500050],
    ["₹ 199", 19900],
    ["Rs. 199.5", 19950],
    ["INR 199.00", 19900],
    ["-199.00", -19900],
    ["(199.00)", -19900],
    [" 199.00 Cr", 19900],
    ["'199.00", 19900],
    ["0.00", 0],
    ['="199.00"', 19900],
    ["'199.00'", 19900],
    ["\u00a0199.00\u202f", 19900],
    ["\ufeff199", 19900],
    ["+ Rs.199", 19900],
    ["- Rs.75", -7500],
    ["+ ₹ 199", 19900],
    ["₹-75.00", -7500],
    ["Rs 199/-", 19900],
    ["199/-", 19900],
    ["\u221275.00", -7500],
    ["\u2013 ₹75", -7500],
    ["75.00-", -7500],
    ["(₹1,999.00)", -199900],
    ["₨ 199", 19900],
    ["199.00 INR", 19900],
    ["Cr 199.00", 19900],
    ["CR. ₹199.00", 19900],
    ["199.00+", 19900],
    ["(-) 199.00", -19900],
    ["(+)199.00", 19900],
    ["रु. १९९.००", 19900],
    ["199.0000", 19900],
    ["199.", 19900],
    [".50", 50],
  ])("%s is read", (cell, paise) => {
    expect(readAmount(cell)).toMatchObject({ value: { paise } });
  });

  test.each(["", "  ", "-", "---", "NA", "N.A.", "null"])("“%s” is no amount at all", (cell) => {
    expect(readAmount(cell)).toEqual({ value: null });
  });

  test.each([
    "abc",
    "1.999,00",
    "12,34",
    "1,999.000",
    "1 999",
    "(199",
    "99999999999999",
    "1e3",
    "+-199",
    "--5",
    "199.00 XX",
  ])("“%s” is refused", (cell) => {
    expect(readAmount(cell)).toHaveProperty("problem");
  });

  test("what is shown beside an amount says which way it went", () => {
    expect(readAmount("199.00 Dr")).toEqual({ value: { paise: 19900, direction: "DR" } });
    expect(readAmount("199.00(Cr)")).toEqual({ value: { paise: 19900, direction: "CR" } });
    expect(readAmount("DR 199.00")).toEqual({ value: { paise: 19900, direction: "DR" } });
  });
});

describe("dates", () => {
  test.each([
    "21/11/2026",
    "21-11-2026",
    "21.11.26",
    "21-Nov-26",
    "21 Nov 2026",
    "21-NOV-2026",
    "21 November 2026",
    "2026-11-21",
    "21/11/2026 10:22:33",
    "2026-11-21T10:22:33",
    '="21-11-2026 18:22:07"',
    "'21/11/2026 18:22:07'",
    "\ufeff21/11/2026",
    "21\u00a0Nov\u00a02026",
    "Nov 21, 2026",
    "November 21 2026, 6:22 PM",
    "21st Nov, 2026",
    "Sat, 21 Nov 2026",
    "21Nov2026",
    "2026-Nov-21",
    "20261121",
    "20261121182207",
    "21112026",
    "21–11–2026",
    "२१/११/२०२६",
    "18:22:07 21/11/2026",
    "6:22 PM, 21 Nov 2026",
    "21st of November 2026",
    "21-11-2026(18:22)",
    "21-Nov-2026;18:22",
    "46347.765",
  ])("%s is the 21st of November", (cell) => {
    expect(readDay(cell)).toEqual({ value: "2026-11-21" });
  });

  test.each([
    "31/02/2026",
    "11/21/2026",
    "Closing balance",
    "21-Foo-26",
    "21/11/1926",
    "21/11/20261",
    "99999",
  ])("%s is refused", (cell) => {
    expect(readDay(cell)).toHaveProperty("problem");
  });
});

/** As in a statement with a date, its own column of references, and a description. */
const HEADINGS = ["Date", "Ref No", "Narration", "Credit", "Mobile", "Note"];
const columns = recogniseColumns(HEADINGS);

function utrsOf(own: string, narration: string, mobile = "", note = ""): string[] {
  if (!columns) throw new Error("The headings are known.");
  const others = otherColumns(HEADINGS, columns);
  return readUtrs({ record: ["21/11/2026", own, narration, "199.00", mobile, note], columns, others });
}

describe("UTRs and references", () => {
  test.each([
    ["", "UPI/432112345678/P2A/asha@okaxis", ["432112345678"]],
    ["", "UPI-ASHA RAO-ASHA@OKAXIS-HDFC0000001-432112345678-SP7K3M9Q", ["432112345678"]],
    ["0000432112345678", "UPI-ASHA RAO", ["432112345678"]],
    ["432112345678", "UPI/999999999999", ["432112345678", "999999999999"]],
    ["'432112345678", "", ["432112345678"]],
    ['="432112345678"', "", ["432112345678"]],
    ["UPI-432112345678", "", ["432112345678"]],
    ["", "NEFT-N123456789012345-ASHA", []],
    ["CHQ 12", "IMPS-P2A-432112345678-X", ["432112345678"]],
    ["", "by hand", []],
    ["", "UPI-ASHA-919876501234@WAHDFCBANK-HDFC0000001-633110000015-FEE", ["633110000015"]],
    ["", "UPI-ASHA-919876501234-2@ybl-HDFC0000001-633110000015-FEE", ["633110000015"]],
    ["", "UPI/ASHA/919876501234@ybl/633110000015", ["633110000015"]],
    ["", "UPI/ASHA/919876501234/633110000015", ["633110000015", "919876501234"]],
    ["", "BY TRANSFER-UPI/CR/63311000\n0018/RAVI", ["633110000018"]],
    ["", "UPI 6331 1000 0018 RAVI", ["633110000018"]],
    ["", "a 000405001234 UPI/633110000018", ["633110000018", "000405001234"]],
    ["", "balance 123456789012.00", []],
  ])("in “%s” and “%s” they are %j", (own, narration, utrs) => {
    expect(utrsOf(own, narration)).toEqual(utrs);
  });

  test("other columns have some too, but not one of phones", () => {
    expect(utrsOf("", "fee", "919876501234", "RRN 633110000018")).toEqual(["633110000018"]);
  });

  test("a number that a spreadsheet has shortened is known", () => {
    expect(["4.32112E+11", "'4.32112E+11'", "432112345678"].map(isShortened)).toEqual([true, true, false]);
  });

  test.each([
    ["UPI/432112345678/SP-7K3M9Q/pay", "SP-7K3M9Q"],
    ["upi sp7k3m9q", "SP-7K3M9Q"],
    ["sp shppc9", "SP-SHPPC9"],
    ["x/SP2DB N7N", "SP-2DBN7N"],
    ["FEESPNVPWVA", "SP-NVPWVA"],
    ["SP_VFGNYN", "SP-VFGNYN"],
    ["SP - VFGNYN", "SP-VFGNYN"],
    ["SP-HYP\n6YD--", "SP-HYP6YD"],
    ["SPSPSPSP7K3M9Q", "SP-7K3M9Q"],
    ["BJ3NFR", "SP-BJ3NFR"],
  ])("“%s” may have the reference %s", (narration, reference) => {
    expect(findReferences(narration)).toContain(reference);
  });

  test("an ordinary description has none", () => {
    expect(findReferences("UPI/432112345678/ASHA RAO/HDFC/fees")).toEqual([]);
  });

  test("hostile cells cost no more than their length", () => {
    const cells = [
      "SP".repeat(40_000),
      "1 ".repeat(40_000),
      "SP-".repeat(30_000),
      "9".repeat(100_000),
      "-".repeat(90_000),
    ];
    for (const cell of cells) {
      expect(utrsOf(cell, cell).length).toBeLessThan(25);
      expect(findReferences(cell).length).toBeLessThan(25);
      expect([readAmount(cell), readDay(cell)]).toHaveLength(2);
    }
  });
});

describe("the headings of banks", () => {
  test.each<[string[], object]>([
    [
      ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"],
      { date: 0, narration: 1, utr: 2, debit: 4, credit: 5, amount: null },
    ],
    [
      ["Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Debit", "Credit", "Balance"],
      { date: 0, narration: 2, utr: 3, debit: 4, credit: 5 },
    ],
    [
      [
        "S No.",
        "Value Date",
        "Transaction Date",
        "Cheque Number",
        "Transaction Remarks",
        "Withdrawal Amount(INR)",
        "Deposit Amount(INR)",
        "Balance(INR)",
      ],
      { date: 2, narration: 4, utr: null, debit: 5, credit: 6 },
    ],
    [
      ["Tran Date", "CHQNO", "PARTICULARS", "DR", "CR", "BAL", "SOL"],
      { date: 0, narration: 2, debit: 3, credit: 4 },
    ],
    [
      ["Transaction Date", "Description", "Amount", "Dr / Cr", "UTR No"],
      { date: 0, narration: 1, amount: 2, direction: 3, utr: 4 },
    ],
    [
      "Sr No,TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)".split(","),
      { date: 1, narration: 3, debit: 5, credit: 6, amount: null },
    ],
    [
      "TRANS DATE,VALUE DATE,BRANCH,REF/CHQ.NO,DESCRIPTION,WITHDRAWS,DEPOSIT,BALANCE".split(","),
      { date: 0, narration: 4, utr: 3, debit: 5, credit: 6 },
    ],
    [
      "Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance".split(","),
      { date: 0, narration: 1, utr: 2, amount: 3, credit: null, direction: null },
    ],
    [
      "Date,Narration,Chq/Ref No.,Withdrawal (Dr),Deposit (Cr),Balance".split(","),
      { date: 0, narration: 1, utr: 2, debit: 3, credit: 4 },
    ],
    [
      "Date & Time,Transaction Details,UPI Ref No.,Amount,Available Balance".split(","),
      { date: 0, narration: 1, utr: 2, amount: 3 },
    ],
    [
      "Transaction_ID,Transaction_Date,Status,Transaction_Type,UTR_No,Amount,Customer_VPA".split(","),
      { date: 1, status: 2, direction: 3, utr: 4, amount: 5 },
    ],
    ["Date,Particulars,Paid Out,Paid In,Balance".split(","), { debit: 2, credit: 3 }],
    ["Date,Description,Instrument No,Payments,Receipts,Balance".split(","), { debit: 3, credit: 4 }],
    [
      "TxnDate,ValueDate,Description,RefNo,DebitAmount,CreditAmount,Balance".split(","),
      { date: 0, narration: 2, utr: 3, debit: 4, credit: 5 },
    ],
    [
      "TRAN_DATE,TRAN_PARTICULAR,TRAN_AMT,PART_TRAN_TYPE,REF_NUM".split(","),
      { date: 0, narration: 1, amount: 2, direction: 3, utr: 4 },
    ],
    ["Txn Date,Transaction,Withdrawals,Deposits".split(","), { date: 0, narration: 1, credit: 3 }],
    ["Trxn Date,Trxn Details,Dr.,Cr.,Balance".split(","), { date: 0, narration: 1, debit: 2, credit: 3 }],
    ["Dt,Nar,Amount (in Rs),Dr/Cr".split(","), { date: 0, narration: 1, amount: 2, direction: 3 }],
    [['="Txn Date"', "'Description'", "\ufeffCredit"], { date: 0, narration: 1, credit: 2 }],
  ])("%j are recognised", (headings, columns) => {
    expect(recogniseColumns(headings)).toMatchObject(columns);
  });

  test.each<[string[]]>([[["Name", "Phone", "City"]], [["Date", "Wer", "Betrag"]], [["Account No", "1234"]]])(
    "%j are not",
    (headings) => {
      expect(recogniseColumns(headings)).toBeNull();
    },
  );
});
