import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);

interface Person {
  name: string;
  phone: string;
  price: number;
  utr?: string;
}

async function order({ name, phone, price, utr }: Person) {
  const { id: offeringId } = await server.buildWorkshop({ priceRupees: price, seats: 300 });
  const { registration, secret } = await orders.start({ offeringId, name, phone });
  const paid = utr ? (await orders.submit({ secret, utr })).registration : registration;
  return { ...paid, secret };
}

const csv = (...rows: [narration: string, amount: string][]) =>
  ["Date,Narration,Credit", ...rows.map(([text, amount]) => `26/11/2026,${text},${amount}`)].join("\n");

describe("a credit that no UTR or reference explains", () => {
  test.each<[string, Person, string, string | null]>([
    [
      "a phone",
      { name: "Gopal Varma", phone: "98480 77001", price: 301 },
      "UPI-G V-9848077001@YBL",
      "PHONE_FITS",
    ],
    [
      "a phone with 91",
      { name: "Gopal Varma", phone: "98480 77002", price: 302 },
      "UPI/919848077002@ybl",
      "PHONE_FITS",
    ],
    [
      "a name",
      { name: "Gopal Varma", phone: "98480 77003", price: 303 },
      "UPI-VARMA GOPAL-x@ybl",
      "NAME_FITS",
    ],
    ["an initial", { name: "Karthik.R", phone: "98480 77004", price: 304 }, "UPI-KARTHIK-x@ybl", "NAME_FITS"],
    [
      "an address",
      { name: "Sita Devi", phone: "98480 77005", price: 305 },
      "UPI/sitadevi@okaxis",
      "NAME_FITS",
    ],
    ["one name of two", { name: "Sita Rani", phone: "98480 77006", price: 306 }, "UPI-SITA KUMARI", null],
    [
      "a digit",
      { name: "Typo Kumari", phone: "98480 77007", price: 307, utr: "633311112222" },
      "UPI/633311112223",
      "UTR_NEAR",
    ],
    [
      "two swapped digits",
      { name: "Typo Kumari", phone: "98480 77008", price: 308, utr: "633311114567" },
      "UPI/633311114657",
      "UTR_NEAR",
    ],
    [
      "two digits",
      { name: "Typo Kumari", phone: "98480 77009", price: 309, utr: "633322220000" },
      "UPI/633322220011",
      null,
    ],
  ])("is to be checked if it fits by %s and the amount", async (_how, person, narration, reason) => {
    const made = await order(person);
    const found = await bank.bring(csv([narration, `${person.price}.00`], [narration, "9.00"]));
    const fitting = reason ? [{ reason, registration: { id: made.id }, canApprove: true }] : [];
    expect((await bank.rows(found.id, "DOUBTFUL")).nodes).toMatchObject(fitting);
    expect(found.unexplained).toBe(reason ? 1 : 2);
  });

  test("also fits an order that ended", async () => {
    const made = await order({ name: "Late Payer", phone: "98480 77010", price: 310 });
    await orders.cancel({ secret: made.secret });
    const found = await bank.bring(csv(["UPI-LATE PAYER", "310"]));
    const [row] = (await bank.rows(found.id, "DOUBTFUL")).nodes;
    expect(row).toMatchObject({ reason: "NAME_FITS", registration: { id: made.id } });
    if (row) expect(await bank.approveRow(row)).toMatchObject({ registration: { state: "CONFIRMED" } });
  });

  test("is counted, and assigned to an order by hand, which stays so when rows are compared again", async () => {
    const made = await order({ name: "Nobody Knows", phone: "98480 77011", price: 311 });
    const found = await bank.bring(csv(["CASH BY HAND 1", "311"], ["RENT", "1287"]));
    expect(found).toMatchObject({ rowsLeft: 0, unexplained: 2, unexplainedAmount: "1598.00" });
    const [row] = (await bank.rows(found.id, "REST")).nodes;
    if (!row) throw new Error("There is a credit.");
    expect(await bank.assignRow(row, made.id, server.as.learner)).toMatchObject({
      extensions: { code: "FORBIDDEN" },
    });
    const assigned = await bank.assignRow(row, made.id);
    expect(assigned).toMatchObject({ match: "DOUBTFUL", reason: "ASSIGNED", registration: { id: made.id } });
    expect(await bank.assignRow(row, made.id)).toMatchObject({ extensions: { code: "CONFLICT" } });
    const undone = await bank.assignRow(assigned, null);
    expect(undone).toMatchObject({ match: "REST", registration: null });
    await bank.assignRow(undone, made.id);
    expect(await bank.rematch(await bank.read(found.id))).toMatchObject({ rowsLeft: 1, unexplained: 1 });
    expect(await bank.approveRow(assigned)).toMatchObject({ registration: { state: "CONFIRMED" } });
    expect(await bank.assignRow(assigned, null)).toMatchObject({ extensions: { code: "CONFLICT" } });
  });

  test("is marked as not ours, with undo, also in the next statement that has it", async () => {
    const content = csv(["UPI/633377770001/RENT", "1288"]);
    const found = await bank.bring(content);
    const [row] = (await bank.rows(found.id, "REST")).nodes;
    if (!row) throw new Error("There is a credit.");
    const settled = await bank.settleRow(row, { outcome: "NOT_OURS" });
    expect(settled).toMatchObject({ outcome: "NOT_OURS", canAssign: false, canSettle: false });
    expect(await bank.read(found.id)).toMatchObject({ unexplained: 0, unexplainedAmount: "0.00" });
    expect((await bank.bring(content)).unexplained).toBe(0);
    await bank.reopenRow(settled);
    expect((await bank.read(found.id)).unexplained).toBe(1);
  });

  test("is found by UTR, words or amount, by staff alone", async () => {
    await bank.bring(csv(["UPI/633377770099/KIRAN BEDI", "1289.50"]));
    for (const search of ["633377770099", "kiran", "bedi 1289.50"])
      expect(await bank.find(search)).toMatchObject([{ utr: "633377770099", amount: "1289.50" }]);
    expect(await bank.find("bedi zebra")).toHaveLength(0);
    expect(await bank.find("kiran", server.as.learner)).toMatchObject({ extensions: { code: "FORBIDDEN" } });
  });
});
