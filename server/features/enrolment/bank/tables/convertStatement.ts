import type { EntityManager } from "typeorm";
import { BankChunk } from "../bankChunk.entity";
import { readFrom, storeAsUtf8 } from "../statement/statementText";
import { isMt940, readMt940 } from "./readMt940";
import { readMarkupTable } from "./readMarkupTable";
import { readWorkbook } from "./readWorkbook";
import { writeRows } from "./tableRows";

const MAX_BYTES = 8 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
const FEWEST_COLUMNS = 3;

const OTHER_FILE = "Download the statement as CSV or Excel (.xlsx), and import that file.";
const SAVE = "Open it in Excel, save it as CSV, and import that file.";
const TOO_LARGE = `This file is too large for its kind. ${SAVE}`;
const BROKEN = `This Excel workbook is broken or too large. ${SAVE}`;
export const NO_TABLE = `We found no table in this file. ${OTHER_FILE}`;
const OTHER_KINDS: [RegExp, string][] = [
  [/^\s*(?:OFXHEADER|<\?xml[^>]{0,200}>\s*<\?OFX|<OFX>)/i, "This is an OFX file."],
  [/^\s*!Type:/i, "This is a QIF file."],
  [/^\s*[{[]\s*["{[]/, "This is JSON."],
  [/^\s*MIME-Version:/i, "This is a web archive."],
];

interface Converted {
  /** Bytes of the text that is stored now. */
  total: number;
  problem: string | null;
}

async function wholeFile(manager: EntityManager, importId: string): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of readFrom(manager, importId, 0)) {
    size += piece.length;
    if (size > MAX_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function storeRows(manager: EntityManager, importId: string, rows: string[][]): Promise<number> {
  const bytes = Buffer.from(writeRows(rows));
  await manager.delete(BankChunk, { importId });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = { importId, position: at / CHUNK_BYTES, bytes: bytes.subarray(at, at + CHUNK_BYTES) };
    await manager.insert(BankChunk, chunk);
  }
  return bytes.length;
}

type ReadRows = (file: Buffer) => string[][] | Promise<string[][]>;

async function convert(manager: EntityManager, importId: string, read: ReadRows): Promise<Converted> {
  const file = await wholeFile(manager, importId);
  if (!file) return { total: 0, problem: TOO_LARGE };
  const rows = await read(file);
  const isTable = rows.some((row) => row.length >= FEWEST_COLUMNS);
  if (!isTable) return { total: 0, problem: NO_TABLE };
  return { total: await storeRows(manager, importId, rows), problem: null };
}

async function convertWorkbook(manager: EntityManager, importId: string): Promise<Converted> {
  return convert(manager, importId, readWorkbook).catch((error: unknown) => {
    const isPacked = error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
    if (!isPacked && !(error instanceof RangeError)) throw error;
    return { total: 0, problem: BROKEN };
  });
}

/** Stores the statement as UTF-8 text with separators, whatever it was: a workbook, a web page, SWIFT's MT940 or text. */
export async function convertStatement(manager: EntityManager, importId: string): Promise<Converted> {
  const first = await manager.findOneBy(BankChunk, { importId, position: 0 });
  if (first?.bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004")))
    return convertWorkbook(manager, importId);
  const total = await storeAsUtf8(manager, importId);
  const stored = await manager.findOneBy(BankChunk, { importId, position: 0 });
  const sample = stored?.bytes.toString() ?? "";
  const other = OTHER_KINDS.find(([pattern]) => pattern.test(sample))?.[1];
  if (other) return { total, problem: `${other} ${OTHER_FILE}` };
  if (isMt940(sample)) return convert(manager, importId, (file) => readMt940(file.toString()));
  if (!/^\s*</.test(sample)) return { total, problem: null };
  return convert(manager, importId, (file) => readMarkupTable(file.toString()));
}
