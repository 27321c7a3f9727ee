import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { titleOf } from "../../../server/features/enrolment/offerings/offering";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import type { SheetCell } from "../../support/readXlsx";
import { readXlsx } from "../../support/readXlsx";
import { useTestApp } from "../../support/testApp";
import { inLetters } from "../../support/inLetters";

const server = useTestApp(BEHIND_PROXY);
const orders = enrolmentCalls(server);
const bank = bankCalls(server);
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MINUTE_MS = 60_000;

beforeAll(() => server.as.admin.confirmPassword());

async function take(query: string, format = "csv") {
  const { cookie } = server.as.admin;
  return fetch(`${server.origin}/cms/registrations.${format}${query}`, { headers: { cookie } });
}

async function takeRows(query: string): Promise<Record<string, string>[]> {
  return parse<Record<string, string>>(await (await take(query)).text(), { bom: true, columns: true });
}

async function takeSheet(query: string) {
  const [head = [], ...rows] = readXlsx(new Uint8Array(await (await take(query, "xlsx")).arrayBuffer()));
  return rows.map((row) => {
    const cells = head.map(({ value }, index): [string, SheetCell | undefined] => [
      String(value),
      row[index],
    ]);
    return Object.fromEntries(cells);
  });
}

test("staff export registrations, narrowed down as the list is, and the log says so", async () => {
  const workshop = await server.buildWorkshop({ name: "Knots, tied", priceRupees: 199, seats: 5 });
  const { secret, registration } = await orders.start({ offeringId: workshop.id, name: "Asha" });
  await orders.submit({ secret, utr: "432112345678" });
  await orders.start({ offeringId: workshop.id, name: "Ravi" });
  const query = `?state=SUBMITTED&offeringId=${workshop.id}`;
  const answer = await take(query);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="registrations.csv"');
  expect(await takeRows(query)).toMatchObject([
    {
      Reference: registration.reference,
      State: "To check",
      For: titleOf("Knots, tied", workshop),
      Kind: "Workshop",
      Name: "Asha",
    },
  ]);
  const sheet = await take(query, "xlsx");
  expect(sheet.headers.get("content-type")).toBe(XLSX);
  expect(sheet.headers.get("cache-control")).toBe("no-store");
  expect(sheet.headers.get("content-disposition")).toBe('attachment; filename="registrations.xlsx"');
  const audits = await server.dataSource.query<{ after: object }[]>(
    "SELECT after FROM audit_events WHERE action = 'exportRegistrations' ORDER BY at, id",
  );
  const after = { state: "SUBMITTED", isSearch: false, records: 1 };
  expect(audits.map((audit) => audit.after)).toEqual([
    { ...after, format: "csv" },
    { ...after, format: "csv" },
    { ...after, format: "xlsx" },
  ]);
});

describe("an export of what was paid and decided", () => {
  let query = "";

  beforeAll(async () => {
    const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199, seats: 9 });
    await orders.buildCoupon({ code: "TENTH" });
    const paid = await orders.start({ offeringId, name: "Paid", phone: "98480 22338", couponCode: "TENTH" });
    await orders.submit({ secret: paid.secret, utr: "532603124567" });
    const { amountRupees } = paid.registration;
    const statement = await bank.bring(
      `Date,Description,Credit\n19/11/2026,UPI/532603124567/x,${amountRupees}.00\n`,
    );
    await bank.apply(statement);
    const refused = await orders.start({ offeringId, name: "Refused" });
    await orders.submit({ secret: refused.secret, utr: "532603124568" });
    await orders.decide("REJECT", [await orders.read(refused.secret)]);
    await orders.submit({ secret: refused.secret, utr: "532603124569" });
    const left = await orders.start({ offeringId, name: "Left" });
    await orders.cancel({ secret: left.secret });
    query = `?offeringId=${offeringId}`;
  });

  test("is narrowed to open orders whose address nobody has confirmed", async () => {
    expect((await takeRows(`${query}&unconfirmed=true`)).map(({ Name }) => Name)).toEqual(["Refused"]);
  });

  test("has Indian times, the bank's day, and who decided when", async () => {
    const now = server.services.clock.now();
    const rows: Record<string, Record<string, string>> = Object.fromEntries(
      (await takeRows(query)).map((row) => [row.Name, row]),
    );
    expect(rows.Paid).toMatchObject({
      "Amount (INR)": "179",
      "Discount (INR)": "20",
      Coupon: "TENTH",
      "Bank date": "2026-11-19",
      "Decided by": "Arjun",
    });
    expect(rows.Left).toMatchObject({ State: "Cancelled", "Decided by": "Learner", "Bank date": "" });
    expect(rows.Refused).toMatchObject({ State: "To check", "Decided by": "", "Decided (IST)": "" });
    for (const moment of [rows.Paid?.["Registered (IST)"], rows.Paid?.["Decided (IST)"]]) {
      expect(moment).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
      const instant = Date.parse(`${moment?.replace(" ", "T")}:00+05:30`);
      expect(Math.abs(instant - now.getTime())).toBeLessThan(10 * MINUTE_MS);
    }
  });

  test("keeps phones and UTRs as they are, in Excel and in WhatsApp tools", async () => {
    const [row] = await takeRows(`${query}&search=532603124567`);
    expect(row).toMatchObject({
      Phone: "+91 98480 22338",
      WhatsApp: "https://wa.me/919848022338",
      UTR: "5326 0312 4567",
    });
    const [cells] = await takeSheet(`${query}&search=532603124567`);
    expect(cells).toMatchObject({
      Phone: { value: "+919848022338", format: "@" },
      UTR: { value: "532603124567", format: "@" },
      "Amount (INR)": { value: 179, format: "General" },
      // A spreadsheet's day 46,345 is 19 November 2026.
      "Bank date": { value: 46_345, format: "d mmm yyyy" },
      "Decided by": { value: "Arjun", format: "@" },
    });
    const decided = cells?.["Decided (IST)"];
    expect(decided?.format).toBe("d mmm yyyy, h:mm AM/PM");
    const shown = new Date((Number(decided?.value) - 25_569) * 24 * 60 * MINUTE_MS).toISOString();
    expect(shown.slice(0, 16).replace("T", " ")).toBe(row?.["Decided (IST)"]);
  });
});

test("a cell that begins as a formula is text, in both files", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199 });
  const name = '=HYPERLINK("evil") & <b> _x0041_';
  const { registration } = await orders.start({ offeringId: workshop.id });
  // Older orders have such names; new ones are refused.
  await server.dataSource.query("UPDATE registrations SET name = $1 WHERE id = $2", [name, registration.id]);
  const query = `?offeringId=${workshop.id}`;
  expect(await takeRows(query)).toMatchObject([{ Name: `'${name}` }]);
  // Excel decodes `_xHHHH_` unless its underscore is escaped.
  expect(await takeSheet(query)).toMatchObject([
    { Name: { value: name.replace("_x0041_", "_x005F_x0041_"), format: "@" } },
  ]);
});

test("more than a page of them is taken along, the waiting in their order", async () => {
  const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 1 });
  for (let count = 0; count < 103; count += 1) {
    await orders.start({ offeringId: workshop.id, name: `Person no. ${inLetters(count)}` });
  }
  await server.dataSource.query("UPDATE registrations SET email_confirmed_at = now() WHERE run_id = $1", [
    workshop.runId,
  ]);
  const query = `?state=WAITING&offeringId=${workshop.id}`;
  const names = Array.from({ length: 102 }, (_, index) => `Person no. ${inLetters(index + 1)}`);
  expect((await takeRows(query)).map(({ Name }) => Name)).toEqual(names);
  expect((await takeSheet(query)).map((row) => row.Name?.value)).toEqual(names);
  const list = `query ($id: UUID!) { registrations(state: WAITING, offeringId: $id, first: 2) {
    nodes { name placeInLine } } registrationOfferings { id kind count } }`;
  const { data } = await server.as.admin.ask(list, { id: workshop.id });
  expect(data?.registrations.nodes).toEqual([
    { name: "Person no. B", placeInLine: 1 },
    { name: "Person no. C", placeInLine: 2 },
  ]);
  expect(data?.registrationOfferings).toContainEqual({ id: workshop.runId, kind: "WORKSHOP", count: 103 });
});

test.each(["csv", "xlsx"])("a state that does not exist is refused for .%s", async (format) => {
  expect((await take("?state=NONSENSE", format)).status).toBe(400);
});
