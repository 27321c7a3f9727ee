import { describe, expect, test } from "vitest";
import { sweepMessages } from "../../server/features/contact/sweepMessages";
import { sweepOldOrders } from "../../server/features/enrolment/privacy/sweepOldOrders";
import { sweepEmails } from "../../server/platform/mail/sweepEmails";
import { monthsBefore } from "../../server/platform/retention";
import { sweepSecurity } from "../../server/platform/security/sweepSecurity";
import { FILLED, MESSAGES, REPLY, SEND_MESSAGE, someKey } from "../support/contactDocuments";
import { BEHIND_PROXY, enrolmentCalls } from "../support/enrolmentCalls";
import { SITE_INPUT, UPDATE_SITE } from "../support/siteDocuments";
import { useTestApp } from "../support/testApp";

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_DAYS = 30.44;

const server = useTestApp(BEHIND_PROXY);
const { start, read, cancel, cancelByStaff, submit, decide } = enrolmentCalls(server);

const PERIODS = "messagesKeptMonths unpaidOrdersKeptMonths emailsKeptDays securityKeptDays";

test("a month before its 31st is the last day of the month before", () => {
  const monthBefore = (day: string, months: number) =>
    monthsBefore(new Date(`${day}T10:00:00Z`), months).toISOString();
  expect(monthBefore("2026-03-31", 1)).toBe("2026-02-28T10:00:00.000Z");
  expect(monthBefore("2028-03-30", 1)).toBe("2028-02-29T10:00:00.000Z");
  expect(monthBefore("2026-01-31", 14)).toBe("2024-11-30T10:00:00.000Z");
  expect(monthBefore("2026-05-15", 12)).toBe("2025-05-15T10:00:00.000Z");
});

function after(days: number) {
  return { ...server.services, clock: { now: () => new Date(Date.now() + days * DAY_MS) } };
}

async function setPeriods(periods: object) {
  const { data } = await server.as.admin.ask("{ site { version } }");
  const input = { ...SITE_INPUT, ...periods, expectedVersion: data?.site.version };
  return server.as.admin.ask(UPDATE_SITE, { input });
}

describe("the periods", () => {
  test("are there in an academy whose settings are older than they", async () => {
    const { data } = await server.as.visitor.ask(`{ site { ${PERIODS} } }`);
    expect(data?.site).toEqual({
      messagesKeptMonths: 24,
      unpaidOrdersKeptMonths: 12,
      emailsKeptDays: 90,
      securityKeptDays: 180,
    });
  });

  test.each([
    ["messagesKeptMonths", 0],
    ["unpaidOrdersKeptMonths", 121],
    ["emailsKeptDays", 29],
    ["securityKeptDays", 5000],
  ])("%s is not %d", async (field, value) => {
    const { errors } = await setPeriods({ [field]: value });
    expect(errors[0]?.extensions.fields).toMatchObject([{ field }]);
  });

  test("that staff set are those that count", async () => {
    const caller = await server.newCaller();
    await server.dataSource.query("UPDATE letters SET state = 'SENT', sent_at = now()");
    const [{ count }] = await server.dataSource.query<[{ count: number }]>(
      "SELECT count(*)::int AS count FROM letters WHERE state = 'SENT'",
    );
    await start({ offeringId: (await server.buildWorkshop()).id }, caller);
    await server.dataSource.query("UPDATE letters SET state = 'SENT', sent_at = now()");
    expect(await sweepEmails(after(45))).toBe(0);
    expect((await setPeriods({ emailsKeptDays: 40 })).errors).toEqual([]);
    expect(await sweepEmails(after(45))).toBeGreaterThan(count);
    await setPeriods({});
  });
});

describe("contact messages", () => {
  async function emailsKept(): Promise<string[]> {
    const { data } = await server.as.admin.ask(MESSAGES);
    return (data?.contactMessages.nodes as { email: string }[]).map(({ email }) => email).sort();
  }

  async function send(email: string): Promise<string> {
    const input = { ...FILLED.HELP, email, sendingKey: someKey() };
    await server.as.visitor.ask(SEND_MESSAGE, { input });
    const [row] = await server.dataSource.query<[{ id: string }]>(
      "SELECT id FROM contact_messages WHERE email = $1",
      [email],
    );
    return row.id;
  }

  test("go two years after their last change, with their answers and e-mails", async () => {
    const [old] = [await send("old@example.com"), await send("answered@example.com")];
    await server.dataSource.query("UPDATE contact_messages SET created_at = now() - interval '18 months'");
    const answered = await server.as.admin.ask(MESSAGES, { search: "answered@example.com" });
    const { id } = answered.data?.contactMessages.nodes[0] as { id: string };
    await server.as.admin.ask(REPLY, { input: { id, expectedVersion: 1, text: "Next week." } });
    await send("young@example.com");

    await sweepMessages(after(5 * MONTH_DAYS));
    expect(await emailsKept()).toEqual(["answered@example.com", "old@example.com", "young@example.com"]);
    await sweepMessages(after(7 * MONTH_DAYS));
    expect(await emailsKept()).toEqual(["answered@example.com", "young@example.com"]);
    expect(await server.dataSource.query("SELECT 1 FROM letters WHERE about_id = $1", [old])).toEqual([]);
    await sweepMessages(after(25 * MONTH_DAYS));
    expect(await emailsKept()).toEqual([]);
    expect(await server.dataSource.query("SELECT 1 FROM contact_replies")).toEqual([]);
  });
});

describe("orders", () => {
  async function peopleNamed(): Promise<string[]> {
    const rows = await server.dataSource.query<{ name: string }[]>(
      "SELECT name FROM registrations WHERE name LIKE 'Order %' ORDER BY name",
    );
    return rows.map(({ name }) => name);
  }

  test("that ended without a payment lose their person a year later; paid and open ones do not", async () => {
    const { id: offeringId } = await server.buildWorkshop({ priceRupees: 199 });
    const order = (name: string) =>
      start({ offeringId, name: `Order ${name}`, email: `${name}@example.com` });
    const [cancelled, refunded] = [await order("cancelled"), await order("refunded")];
    await order("open");
    await cancel({ secret: cancelled.secret });
    await submit({ secret: refunded.secret, utr: "612345678909" });
    await decide("APPROVE", [await read(refunded.secret)]);
    await cancelByStaff(await read(refunded.secret));
    expect((await read(refunded.secret)).state).toBe("CANCELLED");

    await sweepOldOrders(after(360));
    expect(await peopleNamed()).toEqual(["Order cancelled", "Order open", "Order refunded"]);
    await sweepOldOrders(after(370));
    expect(await peopleNamed()).toEqual(["Order open", "Order refunded"]);
    const [row] = await server.dataSource.query<[Record<string, unknown>]>(
      "SELECT name, email, phone, state, amount_rupees FROM registrations WHERE id = $1",
      [cancelled.registration.id],
    );
    expect(row).toEqual({
      name: "Deleted account",
      email: `${cancelled.registration.id}@deleted.invalid`,
      phone: "",
      state: "CANCELLED",
      amount_rupees: 199,
    });
  });
});

describe("security events and networks", () => {
  const countOf = async (sql: string) =>
    (await server.dataSource.query<[{ count: number }]>(`SELECT count(*)::int AS count FROM ${sql}`))[0]
      .count;

  test("go after half a year, thousands at one go; what was done stays in the log", async () => {
    await server.dataSource.query(
      `INSERT INTO security_events (at, kind, detail, network, count)
       SELECT now() - interval '170 days', 'CALL_REFUSED', 'old', '203.0.113.0/24', 1 FROM generate_series(1, 2500)`,
    );
    await server.dataSource.query(
      `INSERT INTO audit_origins (event_id, network, at)
       SELECT -n, '203.0.113.0/24', now() - interval '170 days' FROM generate_series(1, 2500) AS n`,
    );
    const done = await countOf("audit_events");
    const young = await countOf("audit_origins WHERE event_id > 0");
    expect(young).toBeGreaterThan(0);
    await sweepSecurity(after(9));
    expect(await countOf("security_events WHERE detail = 'old'")).toBe(2500);
    await sweepSecurity(after(11));
    expect(await countOf("security_events WHERE detail = 'old'")).toBe(0);
    expect(await countOf("audit_origins")).toBe(young);
    await sweepSecurity(after(181));
    expect([await countOf("audit_origins"), await countOf("audit_events")]).toEqual([0, done]);
  });
});
