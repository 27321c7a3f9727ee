import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { bankCalls } from "../../support/bankCalls";
import { BEHIND_PROXY } from "../../support/enrolmentCalls";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const bank = bankCalls(server);

const UTR = "633110000011";
const MATCHES = ["EXACT", "DOUBTFUL", "KNOWN", "NO_PAYMENT", "REST", "BAD"];

async function rowsOf(content: string | Buffer) {
  const found = await bank.bring(content);
  expect(found).toMatchObject({ needsColumns: false });
  const pages = await Promise.all(MATCHES.map(async (match) => (await bank.rows(found.id, match)).nodes));
  return pages.flat().toSorted((one, other) => one.line - other.line);
}

const PAID = { utr: UTR, amount: "199.00", bookedOn: "2026-11-26" };

const HTML = `<html><head><meta charset="utf-8"><style>td { color: red }</style></head><body><table border="1">
<tr><td colspan="7">Statement of account 1234 &amp; more</td></tr>
<tr><th>Transaction Date</th><th>Value Date</th><th>Description</th><th>Reference No.</th><th>Debit</th><th>Credit</th><th>Balance</th></tr>
<tr><td>26/11/2026</td><td>26/11/2026</td><td>UPI/CR/${UTR}<br>RAVI&nbsp;TEJA &lt;x&gt;</td><td>${UTR}</td><td></td><td align=right>199.00</td><td>5,199.00</td></tr>
</table></body></html>`;

const XML = `<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="a"><Table><Row><Cell><Data ss:Type="String">Date</Data></Cell><Cell><Data>Narration</Data></Cell>
<Cell><Data>Debit</Data></Cell><Cell><Data>Credit</Data></Cell></Row>
<Row><Cell><Data ss:Type="DateTime">2026-11-26T00:00:00.000</Data></Cell><Cell><Data>UPI/${UTR}</Data></Cell>
<Cell ss:Index="4"><Data ss:Type="Number">199</Data></Cell></Row></Table></Worksheet></Workbook>`;

const MT940 = [
  ":20:STMT26112026",
  ":25:000405001234",
  ":28C:330/1",
  ":60F:C261125INR5000,00",
  `:61:2611261126C199,00NMSCUPI-${UTR}`,
  `:86:UPI/RAVI TEJA/${UTR}/UPI`,
  "PAYMENT FROM PHONE",
  ":61:2611261126D75,5NMSCUPI-633199990005",
  ":86:UPI/SHOP/633199990005/UPI",
  ":61:261126RC199,00NMSC",
  `:86:UPI/${UTR}/RETURNED`,
  ":61:nonsense",
  ":62F:C261126INR5124,00",
  ":86:of the whole statement 633199990009",
  "-",
  "",
].join("\r\n");

describe("tables that are no CSV", () => {
  test("of a web page under the name of a workbook, or of Excel's old XML, are read", async () => {
    expect(await rowsOf(HTML)).toMatchObject([{ ...PAID, narration: `UPI/CR/${UTR} RAVI TEJA <x>` }]);
    expect(await rowsOf(XML)).toMatchObject([PAID]);
    expect(await rowsOf(Buffer.from(`\ufeff${HTML}`, "utf16le"))).toMatchObject([PAID]);
  });

  test("of SWIFT's MT940 are read, with reversals, and what is none is shown", async () => {
    const rows = await rowsOf(MT940);
    expect(rows.map(({ amount, bookedOn, problem }) => amount ?? bookedOn ?? problem)).toEqual([
      "199.00",
      "-75.50",
      "-199.00",
      "“:61:nonsense” isn’t a date.",
    ]);
    expect(rows[0]).toMatchObject({ ...PAID, reason: "TAKEN_BACK" });
  });

  test.each([
    ["a web page without a table", "<html><body><p>Please sign in</p></body></html>", "We found no table"],
    ["OFX", "OFXHEADER:100\nDATA:OFXSGML\n<OFX><STMTTRN></OFX>", "This is an OFX file."],
    ["QIF", "!Type:Bank\nD26/11/2026\nT199\n^\n", "This is a QIF file."],
    ["JSON", '[{"date": "26/11/2026", "amount": 199, "utr": 1}]', "This is JSON."],
    [
      "a web archive",
      "MIME-Version: 1.0\nContent-Type: multipart/related\n\n<table>",
      "This is a web archive.",
    ],
  ])("%s says what it is", async (_kind, content, problem) => {
    await expect(bank.bring(content)).rejects.toThrow(problem);
  });
});

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

interface Book {
  sheet: string;
  texts?: string[];
  formats?: string[];
  properties?: string;
}

/** Its first sheet is hidden and has nothing. */
function workbook({ sheet, texts = [], formats = [], properties = "" }: Book): Buffer {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`);
  const styles = formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`);
  const files = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="r">${properties}<sheets><sheet name="a" sheetId="1" state="hidden" r:id="rId9"/><sheet name="b" sheetId="2" r:id="rId3"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId9" Target="worksheets/sheet9.xml"/><Relationship Id="rId3" Target="worksheets/data.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet><numFmts>${codes.join("")}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${styles.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si><t>${text}</t></si>`).join("")}<si><r><t>UPI/</t></r><r><t xml:space="preserve">${UTR} x</t></r><rPh><t>spelled</t></rPh></si></sst>`,
    "xl/worksheets/sheet9.xml": "<worksheet><sheetData/></worksheet>",
    "xl/worksheets/data.xml": `<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
}

const HEAD = `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="C3" t="inlineStr"><is><t>Debit</t></is></c><c r="D3" t="s"><v>2</v></c><c r="E3" t="s"><v>3</v></c></row>`;
const TEXTS = ["Txn Date", "Description", "Credit &amp; Deposit", "Ref No"];
const CREDIT = TEXTS.map((text) => text.replace(" &amp; Deposit", ""));

describe("a workbook", () => {
  test("is read from its first visible sheet: shared texts, dates, numbers, with the rows' own numbers", async () => {
    const rows = await rowsOf(
      workbook({
        texts: CREDIT,
        formats: ["dd\\-mmm\\-yyyy", "#,##0.00"],
        sheet: `${HEAD}<row r="4"><c r="A4" s="1"><v>46352.76</v></c><c r="B4" t="s"><v>4</v></c><c r="D4" s="3"><v>199.00000000000003</v></c></row>
          <row r="7"><c r="A7" s="2"><v>46352</v></c><c r="B7" t="str"><v>UPI</v></c><c r="D7"><v>199</v></c><c r="E7"><v>6.33110000011E11</v></c></row>
          <row r="8"><c r="A8" t="inlineStr"><is><t>26/11/2026</t></is></c><c r="B8" t="s"><v>4</v></c><c r="C8"><v>75.5</v></c></row>`,
      }),
    );
    expect(rows).toMatchObject([
      { ...PAID, line: 4 },
      { ...PAID, line: 7 },
      { amount: "-75.50", line: 8 },
    ]);
  });

  test("says Cr or Dr by a format alone, and counts days from 1904 if it says so", async () => {
    const texts = ["Date", "Narration", "x", "Amount", "y"];
    const rows = await rowsOf(
      workbook({
        texts: ["Date", "Narration", "Amount", "Ref No"],
        properties: `<workbookPr date1904="1"/>`,
        formats: ["0.00&quot; Dr&quot;", "0.00&quot; Cr&quot;"],
        sheet: `${HEAD.replace("Debit", texts[2] ?? "")}<row r="4"><c r="A4" s="1"><v>44890</v></c><c r="B4" t="s"><v>4</v></c><c r="D4" s="2"><v>199</v></c></row>
          <row r="5"><c r="A5" s="1"><v>44890</v></c><c r="B5" t="s"><v>4</v></c><c r="D5" s="3"><v>200</v></c></row>`,
      }),
    );
    expect(rows).toMatchObject([
      { ...PAID, amount: "-199.00" },
      { ...PAID, amount: "200.00" },
    ]);
  });

  const BROKEN = "This Excel workbook is broken or too large.";
  const bomb = () =>
    workbook({ texts: CREDIT, sheet: `${HEAD}<row r="4"><c><v>${"1".repeat(40_000_000)}</v></c></row>` });
  test.each<[string, () => Buffer]>([
    ["unpacks to more than it may", bomb],
    ["was cut off", () => workbook({ sheet: HEAD }).subarray(0, 900)],
    ["has no sheet", () => Buffer.from(zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }, { level: 0 }))],
    [
      "has broken data",
      () => {
        const bytes = workbook({ texts: CREDIT, sheet: HEAD.repeat(50) });
        bytes.fill(255, bytes.indexOf("data.xml") + 10, bytes.indexOf("data.xml") + 60);
        return bytes;
      },
    ],
  ])("that %s says so", async (_what, make) => {
    await expect(bank.bring(make())).rejects.toThrow(BROKEN);
  });
});

describe("a comma that a bank did not quote", () => {
  const HDFC = "Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance";

  test("is part of the description", async () => {
    const rows = await rowsOf(
      [
        HDFC,
        `26/11/26,UPI-SRI SAI TRADERS, KUKATPALLY-sst@okaxis-${UTR},26/11/26,0.00,199.00,0000${UTR},5199.00`,
        `26/11/26,UPI-A, B, C-${UTR},26/11/26,0.00,199.00,0000${UTR},5199.00`,
        `26/11/26,UPI-SHOP, AMEERPET-shop@okaxis,26/11/26,75.00,0.00,0000633199990009,5000.00`,
        `26/11/26,UPI-PLAIN-${UTR},26/11/26,0.00,199.00,0000${UTR},5199.00,,`,
      ].join("\n"),
    );
    expect(rows).toMatchObject([PAID, PAID, { amount: "-75.00" }, PAID]);
    expect(rows[0]?.narration).toContain("UPI-SRI SAI TRADERS,KUKATPALLY");
  });

  test.each([
    ["Date,Narration,Credit,Balance", `26/11/2026,UPI/${UTR},1,999.00,5000.00`],
    ["Date,Narration,Credit,Balance", `26/11/2026,UPI/${UTR},199.00,5,199.00`],
    ["Date,Narration,Debit,Credit,Balance", `26/11/2026,UPI/${UTR},,1,999.00,5000.00`],
  ])("and may be an amount's is not guessed: %s", async (head, line) => {
    expect(await rowsOf(`${head}\n${line}\n`)).toMatchObject([
      { match: "BAD", problem: expect.stringContaining("comma") as string },
    ]);
  });
});

test("lines that are drawn, balances brought forward and totals are no rows", async () => {
  const lines = [
    "********,********,********,****,****",
    "26/11/2026,B/F,,,5000.00",
    `26/11/2026,UPI/${UTR},,199.00,5199.00`,
    "27/11/2026,Closing Balance,,,5199.00",
    "-,UPI/633199990011,,75.00,5274.00",
  ];
  const rows = await rowsOf(`Date,Narration,Debit,Credit,Balance\n${lines.join("\n")}\n`);
  expect(rows).toMatchObject([PAID, { match: "BAD", problem: "“-” isn’t a date." }]);
});

test("layouts of banks and payment apps are read without a question", async () => {
  const files = [
    `Sr No,TRAN DATE,VALUE DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)\n1,26-11-2026,26-11-2026,UPI/${UTR}/18:22:07/UPI/r@okaxis,,,199.00,"12,40,199.00 Cr"`,
    `Date,Narration,Chq/Ref No,Withdrawal (Dr)/Deposit (Cr),Balance\n26-11-2026,UPI/RAVI,UPI-${UTR},199.00(Cr),"40,199.00(Cr)"`,
    `Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)\nS9912345,26/11/2026,UPIAR/${UTR}/CR/RAVI,199.00 (Cr),5199.00 (Cr)`,
    `Date & Time,Transaction Details,UPI Ref No.,Amount,Available Balance\n26/11/2026 18:22:07,Received,${UTR},+ Rs.199,Rs.5199`,
    `Txn Date,Description,Debit,Credit\n="26-11-2026 18:22:07",="UPI/CR/${UTR}/x",="",="199.00"`,
    `Date,Description,Amount\n"Nov 26, 2026",UPI/CR/${UTR}/RAVI,+ ₹ 199.00`,
    `Date,Value Date,Particulars,Tran Type,Tran ID,Cheque Details,Withdrawals,Deposits,Balance,Dr/Cr\n26-NOV-2026,26-NOV-2026,UPI IN/${UTR}/r@okaxis,TFR,S1234567,,,199.00,"5,199.00",Cr`,
    `Sl. No.,Transaction Date,Value Date,Description,Chq / Ref No.,Amount,Dr / Cr,Balance,Dr / Cr\n1,26-11-2026,26-11-2026,UPI/RAVI,UPI-${UTR},199.00,CR,"40,199.00",CR`,
  ];
  for (const file of files) expect(await rowsOf(file)).toMatchObject([{ ...PAID, match: "REST" }]);
});
