import { describe, expect, test } from "vitest";
import { readUtr } from "../../../server/core/text/utr";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const orders = enrolmentCalls(server);

describe("a UTR as people paste it", () => {
  test.each([
    "633145030004",
    "6331-4503-0004",
    "6331 4503 0004",
    "UTR 633145030004",
    "UPI Ref No: 633145030004",
    "UPI Ref No.633145030004.",
    "\u200b633145030004",
    "6331\u00ad4503\u20600004\ufe0f",
    "0000633145030004",
    "0000 6331 4503 0004",
    "६३३१४५०३०००४",
    "Paid ₹199 on 26/11/2026\nUPI Ref No 633145030004\nto sopaan@okaxis",
    "633145030004 26 Nov 2026",
    "T2611261822071234567890 UTR: 633145030004",
    "From 919876501234@ybl, UTR 633145030004",
    "From +91 98765 01234: 633145030004",
    "633145030004 (UTR 633145030004)",
    "6331.4503.0004",
    "633,145,030,004",
    "Order 92 6331 4503 0004 for 199.00",
    "9876543210 6331/4503/0004",
  ])("%j is one", (pasted) => {
    expect(readUtr(pasted)).toEqual({ utr: "633145030004" });
  });

  test("is none if it is blank", () => {
    expect([readUtr(""), readUtr(" \u200b\n")]).toEqual([{ utr: null }, { utr: null }]);
  });

  test.each([
    ["633145030004 633145030005", "There are two numbers with 12 digits."],
    ["UTR 633145030004, Ref 633145030005", "There are two numbers with 12 digits."],
    ["T2611261822071234567890", "This is the app's own transaction ID."],
    ["Transaction ID T261126182207", "This is the app's own transaction ID."],
    ["63314503000", "A UTR has exactly 12 digits."],
    ["6331450300045", "A UTR has exactly 12 digits."],
    ["0006331450300045", "A UTR has exactly 12 digits."],
    ["2026 6331 4503 0004", "There are two numbers with 12 digits."],
    ["by UPI", "A UTR has exactly 12 digits."],
  ])("%j says what is missing", (pasted, problem) => {
    expect(readUtr(pasted)).toEqual({ problem: expect.stringContaining(problem) as string });
  });

  test("costs no more than its length", () => {
    for (const pasted of [
      "1 ".repeat(50_000),
      "1   ".repeat(50_000),
      "1234 5678 ".repeat(20_000),
      "1,,,".repeat(50_000),
      "T1".repeat(50_000),
      "9".repeat(90_000),
    ])
      expect(readUtr(pasted)).toHaveProperty("problem");
  });

  test("is stored in its one form, and the message stays beside its field", async () => {
    const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199 });
    const { secret } = await orders.start({ offeringId });
    const refused = await orders.submit({ secret, utr: "T2611261822071234567890" });
    expect(refused.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: [{ field: "utr", message: expect.stringContaining("transaction ID") as string }],
    });
    expect((await orders.submit({ secret, utr: "UPI Ref No: 6331-4503-0004" })).registration).toMatchObject({
      proof: { utr: "633145030004" },
    });
  });

  test("phones and addresses with signs that show nothing are theirs, too", async () => {
    const { id: offeringId } = await server.buildWorkshop();
    const phone = "98765\ufe0f 41007\u2069";
    const { registration } = await orders.start({
      offeringId,
      phone,
      email: "\u2068hidden@sopaan.example\u2069",
    });
    expect(registration).toMatchObject({ phone: "+91 98765 41007", email: "hidden@sopaan.example" });
  });
});
