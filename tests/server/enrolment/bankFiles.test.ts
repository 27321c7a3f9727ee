import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);
const orders = enrolmentCalls(server);

const UTR = "432112345678";

describe("files as banks write them", () => {
  test.each([
    [
      "HDFC's: lines before the headings, a day as dd/mm/yy, sixteen digits",
      `HDFC BANK Ltd.,,,,,,\r\n"A/C No : 1234, SAVINGS",,,,,,\r\n\r\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\r\n01/11/26,UPI-ASHA RAO,0000${UTR},01/11/26,,"1,999.00","25,000.00"\r\n`,
    ],
    [
      "SBI's: tabs, dd-MMM-yy, no UTR column",
      `Account Name\tAsha\n\nTxn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance\n01-Nov-26\t01-Nov-26\tBY TRANSFER-UPI/CR/${UTR}/ASHA\tTRANSFER FROM 4897\t\t1,999.00\t25,000.00\n`,
    ],
    [
      "one amount with Cr or Dr, semicolons, a byte order mark",
      `\uFEFFTransaction Date;Description;Amount;Dr/Cr\n01-11-2026;UPI/${UTR}/ok;1,999.00;CR\n`,
    ],
    [
      "one amount that says Cr itself, beside an empty column for it",
      `Transaction Date;Description;Amount;Dr/Cr\n01-11-2026;UPI/${UTR}/ok;1,999.00 Cr;\n`,
    ],
    [
      "quoted newlines and quotes",
      `Date,Particulars,Debit,Credit\n01.11.2026,"UPI/${UTR}\n""Asha"", Pune",,1999.00\n`,
    ],
  ])("%s", async (_name, content) => {
    const found = await bank.bring(content);
    expect(found).toMatchObject({ needsColumns: false });
    expect((await bank.rows(found.id, "BAD")).nodes).toEqual([]);
    const [row] = (await bank.rows(found.id, "REST")).nodes;
    expect(row).toMatchObject({ utr: UTR, amount: "1999.00", bookedOn: "2026-11-01", stateWord: null });
  });

  test("what is not UTF-8 is read as Windows writes it, and UTF-16 with and without its mark", async () => {
    const text = `Date,Narration,Credit\n01/11/2026,Café £ UPI/${UTR},10\n`;
    const utf16 = [text, `\uFEFF${text}`].map((content) => Buffer.from(content, "utf16le"));
    const files = [
      Buffer.from(text, "latin1"),
      ...utf16,
      ...utf16.map((bytes) => Buffer.from(bytes).swap16()),
    ];
    for (const bytes of files) {
      const found = await bank.bring(bytes);
      const [row] = (await bank.rows(found.id, "REST")).nodes;
      expect(row).toMatchObject({ narration: `Café £ UPI/${UTR}` });
    }
  });

  test("rows of one, two and three lines are counted by the line on which they begin, between blank ones", async () => {
    const lines = ["1/11/2026,a,1", '1/11/2026,"b\n""b""",2', "", '1/11/2026,"c\n\nc",3', "1/11/2026,d,4"];
    const text = `\uFEFFNo account,,\r\n\r\nDate,Narration,Credit\r\n${lines.join("\r\n")}`;
    const found = await bank.bring(Buffer.from(text, "utf16le"));
    const { nodes } = await bank.rows(found.id, "REST");
    expect(nodes.map(({ line, amount }) => [line, amount])).toEqual([
      [4, "1.00"],
      [5, "2.00"],
      [8, "3.00"],
      [11, "4.00"],
    ]);
  });

  test("a stray NUL is left out, in the headings too", async () => {
    const found = await bank.bring(`Date,Narration,Credit,Tag\0\n01/11/2026,UPI/${UTR},10,x\0\n`);
    expect(found).toMatchObject({ needsColumns: false, headings: ["Date", "Narration", "Credit", "Tag"] });
    expect((await bank.rows(found.id, "REST")).nodes).toMatchObject([
      { narration: `UPI/${UTR}`, amount: "10.00" },
    ]);
  });

  test("every bad row is named with the line on which it begins", async () => {
    const found = await bank.bring(
      [
        "Date,Narration,Credit",
        '01/11/2026,"one\ntwo",10',
        "01/13/2026,x,10",
        "01/11/2026,x,ten",
        "",
        ",x,10",
        "Closing balance,,",
        "01/11/2026,x,4.32112E+11",
        "Total,,35",
        "*** end of statement ***",
      ].join("\n"),
    );
    const { nodes } = await bank.rows(found.id, "BAD");
    expect(nodes.map(({ line, problem }) => [line, problem])).toEqual([
      [4, "“01/13/2026” isn’t a date."],
      [5, "“ten” isn’t an amount."],
      [7, "There is no date in this row."],
      [9, "“4.32112E+11” isn’t an amount."],
    ]);
  });

  test("a quotation mark that is never closed is named with its line", async () => {
    const found = await bank.bring(
      'Date,Narration,Credit\n01/11/2026,fine,10\n01/11/2026,"open,10\n01/11/2026,x,1\n',
    );
    const { nodes } = await bank.rows(found.id, "BAD");
    expect(nodes).toMatchObject([{ problem: expect.stringContaining("quotation mark") as string }]);
    expect(nodes[0]?.line).toBeGreaterThanOrEqual(3);
    expect((await bank.rows(found.id, "REST")).nodes).toHaveLength(1);
  });

  test.each([
    ["nothing", ""],
    ["a letter", "Dear Asha,\nhow are you?\n"],
    ["headings alone", "Date,Narration,Credit\n"],
  ])("%s is refused as no statement", async (_name, content) => {
    await expect(bank.bring(content)).rejects.toThrow(/table|rows/);
  });
});

const csvOf = (what: string) =>
  `${what} Download the statement as CSV or Excel (.xlsx), and import that file.`;
const LOCKED = Buffer.from("EncryptedPackage", "utf16le").toString("latin1");

test.each([
  [
    "an old workbook",
    "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0",
    "This is an old Excel workbook (.xls): open it and save it as .xlsx.",
  ],
  [
    "a workbook with a password",
    `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0${LOCKED}`,
    "This Excel workbook has a password: open it, remove the password and save it.",
  ],
  ["an archive", "PK\x03\x04\x14\0\0\0statement.csv", "This is a ZIP archive: unpack it first."],
  ["another archive", "\x1f\x8b\x08\0\0", "This is a compressed archive: unpack it first."],
  ["a PDF", "%PDF-1.7\n%\xe2\xe3", "This is a PDF."],
  ["a picture", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0\0\0\x01\0\x08", "This is a picture."],
  ["a photo", "\xff\xd8\xff\xe0\0\x10JFIF", "This is a picture."],
  ["an iPhone's photo", "\0\0\0\x24ftypheic\0\0\0\0", "This is a picture."],
  ["a program", "\x7fELF\x02\x01\x01\0\0\0\0\0\0\0", "This file isn’t text."],
])("%s is refused on arrival with what to do, and leaves nothing", async (_name, bytes, what) => {
  const before = await server.dataSource.query<object[]>("SELECT id FROM bank_imports");
  const response = await bank.upload(Buffer.from(bytes, "latin1"));
  expect([response.status, await response.text()]).toEqual([400, csvOf(what)]);
  expect(await server.dataSource.query<object[]>("SELECT id FROM bank_imports")).toEqual(before);
});

describe("columns that nobody knows", () => {
  const content = (utr: string) =>
    `Tag,Wer,Wieviel,Nummer\n01/11/2026,Asha,10.00,${utr}\n02/11/2026,Ravi,x,\n`;
  const columns = {
    date: 0,
    narration: 1,
    utr: 3,
    credit: 2,
    debit: null,
    amount: null,
    direction: null,
    status: null,
  };

  test("are named once by staff, and remembered for these headings", async () => {
    const found = await bank.bring(content(UTR));
    expect(found).toMatchObject({ needsColumns: true, headings: ["Tag", "Wer", "Wieviel", "Nummer"] });
    expect(found.columnSamples[1]).toEqual({ heading: "Wer", cells: ["Asha", "Ravi"] });
    const refused = await bank.map(found, { ...columns, credit: null });
    expect(refused.extensions.code).toBe("BAD_USER_INPUT");
    expect((await bank.map(found, { ...columns, credit: 9 })).extensions.code).toBe("BAD_USER_INPUT");
    expect(await bank.map(found, columns)).toMatchObject({ needsColumns: false, columns });
    expect((await bank.rows(found.id, "REST")).nodes).toMatchObject([{ utr: UTR, amount: "10.00" }]);
    expect(await bank.bring(content("432112345679"))).toMatchObject({ needsColumns: false, columns });
  });
});

describe("a statement", () => {
  const content = "Date,Narration,Credit\n01/11/2026,x,1\n";

  test("is refused if it is larger than 8 MB, and leaves nothing", async () => {
    const count = "SELECT count(*) FROM bank_imports";
    const before = await server.dataSource.query<object[]>(count);
    expect((await bank.upload(Buffer.alloc(8 * 1024 * 1024 + 10, "a"))).status).toBe(413);
    expect(await server.dataSource.query<object[]>(count)).toEqual(before);
  });

  test("that was only tried can be thrown away, with its file", async () => {
    const found = await bank.bring(content);
    expect(await bank.remove({ ...found, version: found.version + 1 })).toMatchObject({
      extensions: { code: "CONFLICT" },
    });
    expect(await bank.remove(found)).toMatchObject({ id: found.id });
    expect(await bank.read(found.id)).toBeNull();
  });
});

describe("a long statement", () => {
  const HEAD = "Date,Narration,Debit,Credit,Balance";
  const linesOf = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `01/11/2026,UPI/${String(777_700_000_000 + index)}/Person ${index},,199.00,1.00`,
    );

  test("of 20,000 rows is read, compared and shown by the page", async () => {
    const workshop = await server.buildWorkshop({ priceRupees: 199, seats: 300 });
    const { secret } = await orders.start({ offeringId: workshop.id });
    await orders.submit({ secret, utr: "777700019999" });
    const found = await bank.bring(["No account", "", HEAD, ...linesOf(20_000), "Total,,,1.00,"].join("\n"));
    expect(found.counts.map(({ match, count }) => [match, count])).toEqual([
      ["EXACT", 1],
      ["DOUBTFUL", 0],
      ["KNOWN", 0],
      ["NO_PAYMENT", 0],
      ["REST", 19_999],
      ["BAD", 0],
    ]);
    const page = await bank.rows(found.id, "REST", 100);
    const next = await bank.rows(found.id, "REST", 100, page.pageInfo.endCursor);
    expect(next.nodes[0]?.line).toBe(104);
    expect((await bank.rows(found.id, "EXACT")).nodes).toMatchObject([{ line: 20_003 }]);
  });

  const SPLIT =
    "A statement may have 20,000 rows at most. Please split it, for example by month, and import the parts.";
  test.each([20_001, 60_000])("of %i rows is refused, and leaves nothing", async (count) => {
    const imports = "SELECT count(*) FROM bank_imports";
    const before = await server.dataSource.query<object[]>(imports);
    const response = await bank.upload([HEAD, ...linesOf(count)].join("\n"));
    expect([response.status, await response.text()]).toEqual([400, SPLIT]);
    expect(await server.dataSource.query<object[]>(imports)).toEqual(before);
  });

  test("of cells alone is refused", async () => {
    const cells = ",".repeat(90_000);
    await expect(bank.bring(`Date,Narration,Credit\n${`${cells}\n`.repeat(20)}`)).rejects.toThrow(
      "This statement has too many cells.",
    );
  });
});
