import { createHash } from "node:crypto";
import type { BankMapping } from "../bankMapping.entity";
import type { BankColumns } from "./bankColumns";
import { MAX_COLUMNS, plainName, recogniseColumns } from "./bankColumns";

const FEWEST_COLUMNS = 3;
const SAMPLES = 3;

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

/** Reads the mappings that staff chose for these headings. */
export type ReadMappings = (
  fingerprints: string[],
) => Promise<Pick<BankMapping, "fingerprint" | "columns">[]>;

async function findMapped(tables: Map<string, string[][]>, read: ReadMappings): Promise<Layout | null> {
  const found = [...tables].flatMap(([separator, records]) =>
    records.map((record, at) => ({ separator, records, at, fingerprint: fingerprintOf(record) })),
  );
  const mappings = await read([...new Set(found.map(({ fingerprint }) => fingerprint))]);
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

/** Detects separator, headings and columns from the first records; null if they are no table. */
export async function findLayout(
  tables: Map<string, string[][]>,
  read: ReadMappings,
): Promise<Layout | null> {
  return (await findMapped(tables, read)) ?? findRecognised(tables) ?? guessLayout(tables);
}
