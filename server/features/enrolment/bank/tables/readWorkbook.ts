import { inSlices } from "../../../../core/concurrency/inSlices";
import { attributeOf, decodeText, tagsOf } from "./markup";
import type { Tag } from "./markup";
import { openZip } from "./readZip";
import type { TableLine } from "./tableLines";
import { TableLines } from "./tableLines";

const MAX_UNPACKED_BYTES = 24 * 1024 * 1024;
/** Of the lists of sheets, which have a few hundred characters for each. */
const MAX_LIST_CHARACTERS = 256 * 1024;
const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;
/** Days between the two calendars of Excel. */
const DAYS_TO_1904 = 1462;

async function readTexts(xml: string): Promise<string[]> {
  const texts: string[] = [];
  let [text, isSpelling] = ["", false];
  await inSlices(tagsOf(xml), (tag) => {
    // Phonetic spellings repeat the text.
    if (tag.name === "rph") isSpelling = !tag.isEnd;
    if (tag.name === "t" && tag.isEnd && !isSpelling) text += decodeText(tag.text);
    if (tag.name !== "si") return;
    if (tag.isEnd || tag.isEmpty) texts.push(text);
    text = "";
  });
  return texts;
}

interface Format {
  isDate: boolean;
  /** "Cr" or "Dr", if only the format shows it. */
  direction: string;
}

const PLAIN: Format = { isDate: false, direction: "" };
const isBuiltInDate = (id: number) => (id >= 14 && id <= 17) || id === 22;

function formatOf(code: string): Format {
  const direction = /"\s*\(?(cr|dr)\.?\)?\s*"/i.exec(code)?.[1] ?? "";
  const signs = code.replace(/"[^"]*"|\[[^[\]]*\]|\\./g, "");
  return { isDate: /d|y/i.test(signs) && !/general/i.test(signs), direction };
}

async function readFormats(xml: string): Promise<Format[]> {
  const codes = new Map<number, Format>();
  const formats: Format[] = [];
  let isInCells = false;
  await inSlices(tagsOf(xml), (tag) => {
    const id = Number(attributeOf(tag, "numFmtId") ?? 0);
    if (tag.name === "numfmt") codes.set(id, formatOf(attributeOf(tag, "formatCode") ?? ""));
    if (tag.name === "cellxfs") isInCells = !tag.isEnd;
    if (tag.name === "xf" && isInCells && !tag.isEnd)
      formats.push(codes.get(id) ?? { ...PLAIN, isDate: isBuiltInDate(id) });
  });
  return formats;
}

interface Book {
  texts: string[];
  formats: Format[];
  is1904: boolean;
}

function numberText(value: string, { isDate, direction }: Format, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  if (isDate && number >= 1 && number < LAST_DAY) {
    const days = Math.floor(number) + (is1904 ? DAYS_TO_1904 : 0);
    return new Date(Date.UTC(1899, 11, 30) + days * DAY_MS).toISOString().slice(0, 10);
  }
  const rounded = Math.round(number * 100) / 100;
  const isClose = Math.abs(number - rounded) < 1e-6;
  const text =
    isClose && Math.abs(number) < 1e15 ? rounded.toFixed(Number.isInteger(rounded) ? 0 : 2) : value;
  return direction ? `${text} ${direction}` : text;
}

function cellText(cell: Tag, value: string, { texts, formats, is1904 }: Book): string {
  const kind = attributeOf(cell, "t") ?? "n";
  if (kind === "s") return texts[Number(value)] ?? "";
  if (kind !== "n") return value;
  return numberText(value, formats[Number(attributeOf(cell, "s") ?? -1)] ?? PLAIN, is1904);
}

/** "C5" is column 2. */
function columnOf(place: string | null, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? "")?.[0];
  if (!letters) return next;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowOf(tag: Tag, next: number): number {
  const number = Number(attributeOf(tag, "r") ?? 0);
  return Number.isInteger(number) && number >= next ? number : next;
}

/** Rows and cells that are empty may be left out, and often follow the last one that has a text. */
async function readSheet(xml: string, book: Book): Promise<TableLine[]> {
  const table = new TableLines();
  let [line, column, value] = [0, 0, ""];
  let cell: Tag | null = null;
  const endCell = () => {
    const text = cell && value !== "" && line > 0 ? cellText(cell, value, book) : "";
    if (text !== "") table.put(line, column, text);
    [cell, value, column] = [null, "", column + 1];
  };
  await inSlices(tagsOf(xml), (tag) => {
    if (tag.name === "row" && !tag.isEnd) [line, column] = [rowOf(tag, line + 1), 0];
    if (tag.isEnd && (tag.name === "v" || tag.name === "t")) value += decodeText(tag.text);
    if (tag.name !== "c") return;
    if (!tag.isEnd) [cell, value, column] = [tag, "", columnOf(attributeOf(tag, "r"), column)];
    if (tag.isEnd || tag.isEmpty) endCell();
  });
  return table.lines;
}

/** The path of the first sheet that is not hidden. */
function firstSheet(book: string, relations: string): string {
  const isSheet = (tag: Tag) =>
    tag.name === "sheet" && (attributeOf(tag, "state") ?? "visible") === "visible";
  const sheet = [...tagsOf(book)].find(isSheet);
  // Of `sheetId` and `r:id` only the last is a relation.
  const id = sheet && /\br:id\s*=\s*["']([^"']+)/i.exec(sheet.attributes)?.[1];
  const relation = [...tagsOf(relations)].find(
    (tag) => tag.name === "relationship" && attributeOf(tag, "Id") === id,
  );
  const target = (relation && attributeOf(relation, "Target")) ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/** The first sheet of an .xlsx file as text, dates as 2026-11-26. Throws a RangeError if it is broken or too large. */
export async function readWorkbook(bytes: Buffer): Promise<TableLine[]> {
  const unpack = openZip(bytes, MAX_UNPACKED_BYTES);
  const list = async (path: string) => ((await unpack(path)) ?? "").slice(0, MAX_LIST_CHARACTERS);
  const book = await list("xl/workbook.xml");
  const sheet = await unpack(firstSheet(book, await list("xl/_rels/workbook.xml.rels")));
  if (sheet === null) throw new RangeError("no sheet");
  const formats = await readFormats((await unpack("xl/styles.xml")) ?? "");
  const texts = await readTexts((await unpack("xl/sharedStrings.xml")) ?? "");
  const is1904 = [...tagsOf(book)].some((tag) => /^(1|true)$/.test(attributeOf(tag, "date1904") ?? ""));
  return readSheet(sheet, { texts, formats, is1904 });
}
