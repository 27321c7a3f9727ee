import { createHash } from "node:crypto";
import type { Options } from "csv-parse";
import { parse } from "csv-parse/sync";
import { In } from "typeorm";
import type { EntityManager } from "typeorm";
import { BankMapping } from "../bankMapping.entity";
import type { BankColumns } from "./bankColumns";
import { MAX_COLUMNS, plainName, recogniseColumns } from "./bankColumns";

const SEPARATORS = [",", ";", "\t", "|"];
/** Banks put addresses and account numbers above the headings. */
const SEARCHED_RECORDS = 80;
const FEWEST_COLUMNS = 3;
const SAMPLES = 3;
const MAX_RECORD_CHARACTERS = 100_000;

export function parserOptions(separator: string) {
  return {
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  } satisfies Options;
}

export interface Layout {
  separator: string;
  /** Record index of the headings, counted from 0. */
  headingRecord: number;
  headings: string[];
  samples: string[][];
  columns: BankColumns | null;
}

export function fingerprintOf(headings: string[]): string {
  return createHash("sha256")
    .update(headings.slice(0, MAX_COLUMNS).map(plainName).join("\u001f"))
    .digest("hex");
}

function recordsOf(sample: string, separator: string): string[][] {
  return parse(sample, { ...parserOptions(separator), to: SEARCHED_RECORDS });
}

function widthOf(record: string[]): number {
  return record.filter((cell) => cell.trim() !== "").length;
}

interface Place {
  separator: string;
  records: string[][];
  at: number;
}

function layoutAt({ separator, records, at }: Place, columns: BankColumns | null): Layout {
  const headings = (records[at] ?? []).slice(0, MAX_COLUMNS).map((cell) => cell.trim());
  const samples = records
    .slice(at + 1)
    .filter((record) => widthOf(record) >= FEWEST_COLUMNS)
    .slice(0, SAMPLES);
  return { separator, headingRecord: at, headings, samples, columns };
}

async function findMapped(manager: EntityManager, tables: Map<string, string[][]>): Promise<Layout | null> {
  const found = [...tables].flatMap(([separator, records]) =>
    records.map((record, at) => ({ separator, records, at, fingerprint: fingerprintOf(record) })),
  );
  const fingerprints = [...new Set(found.map(({ fingerprint }) => fingerprint))];
  const mappings = await manager.findBy(BankMapping, { fingerprint: In(fingerprints) });
  for (const { columns, fingerprint } of mappings) {
    const place = found.find((one) => one.fingerprint === fingerprint);
    if (place) return layoutAt(place, columns);
  }
  return null;
}

function findRecognised(tables: Map<string, string[][]>): Layout | null {
  for (const [separator, records] of tables) {
    for (const [at, record] of records.entries()) {
      const columns = recogniseColumns(record);
      if (columns) return layoutAt({ separator, records, at }, columns);
    }
  }
  return null;
}

function guessLayout(tables: Map<string, string[][]>): Layout | null {
  let best: (Place & { width: number }) | null = null;
  for (const [separator, records] of tables) {
    const width = Math.max(0, ...records.map(widthOf));
    const at = records.findIndex((record) => widthOf(record) === width);
    if (width >= FEWEST_COLUMNS && width > (best?.width ?? 0)) best = { separator, records, at, width };
  }
  return best && layoutAt(best, null);
}

/** Detects separator, headings and columns from the file's beginning; null if it is no table. */
export async function findLayout(manager: EntityManager, sample: string): Promise<Layout | null> {
  const tables = new Map(SEPARATORS.map((separator) => [separator, recordsOf(sample, separator)]));
  return (await findMapped(manager, tables)) ?? findRecognised(tables) ?? guessLayout(tables);
}
