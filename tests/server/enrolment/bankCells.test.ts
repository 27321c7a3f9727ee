import { describe, expect, test } from "vitest";
import {
  findReference,
  readAmount,
  readDay,
  readUtr,
} from "../../../server/features/enrolment/bank/statement/bankCells";
import { recogniseColumns } from "../../../server/features/enrolment/bank/statement/bankColumns";

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
  ])("%s is read", (cell, paise) => {
    expect(readAmount(cell)).toMatchObject({ value: { paise } });
  });

  test.each(["", "  ", "-", "NA"])("“%s” is no amount at all", (cell) => {
    expect(readAmount(cell)).toEqual({ value: null });
  });

  test.each(["abc", "1.999,00", "12,34", "1,999.000", "1 999", "(199", "99999999999999", "1e3"])(
    "“%s” is refused",
    (cell) => {
      expect(readAmount(cell)).toHaveProperty("problem");
    },
  );

  test("what is shown beside an amount says which way it went", () => {
    expect(readAmount("199.00 Dr")).toEqual({ value: { paise: 19900, direction: "DR" } });
    expect(readAmount("199.00(Cr)")).toEqual({ value: { paise: 19900, direction: "CR" } });
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
  ])("%s is the 21st of November", (cell) => {
    expect(readDay(cell)).toEqual({ value: "2026-11-21" });
  });

  test.each(["31/02/2026", "11/21/2026", "Closing balance", "21-Foo-26", "21/11/1926"])(
    "%s is refused",
    (cell) => {
      expect(readDay(cell)).toHaveProperty("problem");
    },
  );
});

describe("UTRs and references", () => {
  test.each([
    ["", "UPI/432112345678/P2A/asha@okaxis", "432112345678"],
    ["", "UPI-ASHA RAO-ASHA@OKAXIS-HDFC0000001-432112345678-SP7K3M9Q", "432112345678"],
    ["0000432112345678", "UPI-ASHA RAO", "432112345678"],
    ["432112345678", "UPI/999999999999", "432112345678"],
    ["'432112345678", "", "432112345678"],
    ["", "NEFT-N123456789012345-ASHA", null],
    ["CHQ 12", "IMPS-P2A-432112345678-X", "432112345678"],
    ["", "by hand", null],
  ])("in “%s” and “%s” the UTR is %s", (own, narration, utr) => {
    expect(readUtr(own, narration)).toEqual({ value: utr });
  });

  test("a number that a spreadsheet has shortened is reported, unless the narration has it whole", () => {
    expect(readUtr("4.32112E+11", "UPI payment")).toHaveProperty("problem");
    expect(readUtr("4.32112E+11", "UPI/432112345678/x")).toEqual({ value: "432112345678" });
  });

  test.each([
    ["UPI/432112345678/SP-7K3M9Q/pay", "SP-7K3M9Q"],
    ["upi sp7k3m9q", "SP-7K3M9Q"],
    ["GRASP-7K3M9Q", null],
    ["SP-7K3M9QX", null],
  ])("the reference in “%s” is %s", (narration, reference) => {
    expect(findReference(narration)).toBe(reference);
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
