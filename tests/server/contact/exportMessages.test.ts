import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { AuditEvent } from "../../../server/platform/audit/auditEvent.entity";
import { writeCsv } from "../../../server/platform/table/writeCsv";
import type { TableColumn } from "../../../server/platform/table/tableColumn";
import { FILLED, REPLY, SEND_MESSAGE, someKey } from "../../support/contactDocuments";
import { fillTable } from "../../support/fillTable";
import { readXlsx } from "../../support/readXlsx";
import { useTestApp } from "../../support/testApp";

const server = useTestApp();

async function download(query = "", format = "csv") {
  const { cookie } = server.as.admin;
  const response = await fetch(`${server.origin}/cms/messages.${format}${query}`, { headers: { cookie } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

beforeAll(() => server.as.admin.confirmPassword());

function rowsOf(bytes: Buffer): Record<string, string>[] {
  return parse(bytes, { bom: true, columns: true });
}

function exportsLogged(): Promise<AuditEvent[]> {
  return server.dataSource.manager.findBy(AuditEvent, { action: "exportContactMessages" });
}

async function buildMany(count: number, status: string): Promise<void> {
  await fillTable(
    server.dataSource,
    `INSERT INTO contact_messages (desk, status, first_name, last_name, email, email_key, message, created_at, sending_key)
     SELECT 'HELP', $2, 'Many', n::text, 'many@example.com', 'many@example.com', repeat('words ', 20), now() - n * interval '1 second', $2 || n
     FROM generate_series(1, $1::int) AS n`,
    [count, status],
  );
}

describe("the export", () => {
  test("is a file for staff that nobody keeps, and is noted in the log", async () => {
    const input = { ...FILLED.PARTNERS, message: 'A "big" plan,\nnamaste नमस्ते', sendingKey: someKey() };
    await server.as.visitor.ask(SEND_MESSAGE, { input });
    const { status, headers, bytes } = await download();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="messages.csv"');
    expect(headers.get("cache-control")).toBe("no-store");
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(rowsOf(bytes)[0]).toMatchObject({
      Form: "Partner With Mentor Collective",
      Status: "New",
      Topic: "Sponsorships",
      "First name": "Nadia",
      Organization: "Backwater Data",
      Message: input.message,
    });
    expect(await exportsLogged()).toMatchObject([
      { actorId: server.people.admin.id, after: { isSearch: false, format: "csv", records: 1 } },
    ]);
  });

  test("shows a formula as text and never runs it", async () => {
    const message = '=HYPERLINK("https://evil.example";"you")';
    const email = `${someKey()}@example.com`;
    const input = { ...FILLED.HELP, message, email, sendingKey: someKey() };
    // Stored as typed; only the spreadsheet escapes it.
    expect((await server.as.visitor.ask(SEND_MESSAGE, { input })).errors).toEqual([]);
    const { bytes } = await download(`?search=${email}`);
    expect(rowsOf(bytes)).toMatchObject([{ Message: `'${message}`, Phone: "+91 98480 22338" }]);
  });

  test("says who replied last, and when", async () => {
    const input = { ...FILLED.HELP, email: "replied@example.com", sendingKey: someKey() };
    await server.dataSource.query("TRUNCATE rate_limits");
    await server.as.visitor.ask(SEND_MESSAGE, { input });
    const [message] = await server.dataSource.query<{ id: string }[]>(
      "SELECT id FROM contact_messages WHERE email = 'replied@example.com'",
    );
    const reply = (text: string, expectedVersion: number) =>
      server.as.admin.ask(REPLY, { input: { id: message?.id, expectedVersion, text } });
    await reply("On Monday.", 1);
    await reply("On Tuesday.", 2);
    const [row] = rowsOf((await download("?search=replied@")).bytes);
    expect(row).toMatchObject({
      "Replied by": "Arjun",
      WhatsApp: expect.stringMatching(/^https:\/\/wa\.me\/91/),
    });
    expect(row?.["Replied (IST)"]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
    const [head = [], cells = []] = readXlsx((await download("?search=replied@", "xlsx")).bytes);
    const at = head.findIndex(({ value }) => value === "Replied (IST)");
    expect(cells[at]).toMatchObject({ value: expect.any(Number), format: "d mmm yyyy, h:mm AM/PM" });
  });

  test("takes the inbox's filters, and refuses a state that there is not", async () => {
    await buildMany(2, "SPAM");
    const { bytes } = await download("?status=SPAM&search=many@");
    expect(rowsOf(bytes).map((row) => row.Status)).toEqual(["Spam", "Spam"]);
    expect((await download("?status=LOST")).status).toBe(400);
  });

  test("holds every one of many rows once, in order, and is sent in pieces", async () => {
    await buildMany(3000, "ANSWERED");
    const numbers = Array.from({ length: 3000 }, (_, index) => index + 1);
    const { bytes } = await download("?status=ANSWERED&search=many@");
    expect(rowsOf(bytes).map((row) => Number(row["Last name"]))).toEqual(numbers);
    const [head = [], ...rows] = readXlsx((await download("?status=ANSWERED&search=many@", "xlsx")).bytes);
    const at = head.findIndex(({ value }) => value === "Last name");
    expect(rows.map((row) => Number(row[at]?.value))).toEqual(numbers);
  });
});

test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["=cmd|'/c calc'!A0", "'=cmd|'/c calc'!A0"],
  // A spreadsheet may split at semicolons.
  ["Hello;=1+1;+2;x;-3", "Hello;'=1+1;'+2;x;'-3"],
  ["\ttab", `"'\ttab"`],
  ["\rreturn", `"'\rreturn"`],
  ["＝wide", "'＝wide"],
  ["a=b", "a=b"],
  [`say "so", please`, `"say ""so"", please"`],
  [null, ""],
])("the cell %j is written as %j", async (cell, written) => {
  const pieces: string[] = [];
  const columns: TableColumn<string | null>[] = [{ title: "Cell", kind: "text", cell: (row) => row }];
  for await (const piece of writeCsv({ columns, batches: [[cell]] })) pieces.push(piece);
  expect(pieces).toEqual(["\uFEFFCell\r\n", `${written}\r\n`]);
});
