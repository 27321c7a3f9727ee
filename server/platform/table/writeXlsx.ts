import { DAY_MS } from "../../core/clock";
import { INDIA_AHEAD_MS } from "../../core/timeInIndia";
import type { Table, TableColumn } from "./tableColumn";
import { zipFiles } from "./zipFiles";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const DOCUMENTS = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const PARTS = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${DOCUMENTS}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${DOCUMENTS}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${DOCUMENTS}.worksheet+xml"/>
</Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>
</Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">
<sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets>
</workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>
<Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/>
</Relationships>`,
  "xl/styles.xml": `<styleSheet xmlns="${MAIN}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="d mmm yyyy, h:mm AM/PM"/><numFmt numFmtId="165" formatCode="d mmm yyyy"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs>
</styleSheet>`,
};

/** Indexes into `cellXfs` above. */
const STYLE = { plain: 0, head: 1, text: 2, moment: 3, day: 4 };
/** Spreadsheets count days from 30 Dec 1899. */
const DAYS_BEFORE_1970 = 25_569;
const WIDTHS: Record<TableColumn<never>["kind"], number> = {
  text: 24,
  phone: 17,
  digits: 17,
  number: 12,
  moment: 22,
  day: 14,
};

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** Invalid in XML. */
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** A spreadsheet reads "_x0041_" as "A". */
const LOOKS_ESCAPED = /_(?=x[\da-f]{4}_)/gi;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(LOOKS_ESCAPED, "_x005F_")
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

type WrittenCell = string | null;

function writeText(text: string | null, style: number): WrittenCell {
  if (text === null || text === "") return null;
  return `s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is>`;
}

function writeNumber(value: number | null, style: number): WrittenCell {
  return value === null ? null : `s="${style}"><v>${value}</v>`;
}

function daysSince1899(milliseconds: number): number {
  return milliseconds / DAY_MS + DAYS_BEFORE_1970;
}

function writeCell<Row>(column: TableColumn<Row>, row: Row): WrittenCell {
  switch (column.kind) {
    case "number":
      return writeNumber(column.cell(row), STYLE.plain);
    case "moment": {
      const instant = column.cell(row);
      return writeNumber(instant && daysSince1899(instant.getTime() + INDIA_AHEAD_MS), STYLE.moment);
    }
    case "day": {
      const day = column.cell(row);
      return writeNumber(day === null ? null : daysSince1899(Date.parse(day)), STYLE.day);
    }
    default:
      return writeText(column.cell(row), STYLE.text);
  }
}

/** Returns "A" to "Z", "AA" and so on. */
function nameColumn(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : nameColumn(Math.floor(index / 26) - 1) + last;
}

function writeRow(number: number, cells: WrittenCell[]): string {
  const written = cells.map((cell, index) => cell && `<c r="${nameColumn(index)}${number}" ${cell}</c>`);
  return `<row r="${number}">${written.filter(Boolean).join("")}</row>`;
}

async function* writeSheet<Row>({ columns, batches }: Table<Row>): AsyncGenerator<string> {
  const widths = columns.map(
    ({ kind }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const head = columns.map(({ title }) => writeText(title, STYLE.head));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols><sheetData>${writeRow(1, head)}`;
  let number = 1;
  for await (const rows of batches) {
    const written = rows.map((row) => {
      number += 1;
      const cells = columns.map((column) => writeCell(column, row));
      return writeRow(number, cells);
    });
    if (written.length > 0) yield written.join("");
  }
  yield "</sheetData></worksheet>";
}

export function writeXlsx<Row>(table: Table<Row>): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(PARTS).map(([path, text]) => ({ path, texts: [XML + text] }));
  return zipFiles([...parts, { path: "xl/worksheets/sheet1.xml", texts: writeSheet(table) }]);
}
