import { createHash } from "node:crypto";
import type { BackupEnd, BackupHeader, RowsSum, TableSums } from "./backupFile";
import { BackupRefused, damaged, FORMAT, ROWS_END } from "./backupFile";
import type { Table } from "./tables";

const NEWLINE = 10;
/** Longer than any header. */
const LINE_MAX_BYTES = 1_000_000;

/** Takes a stream apart into lines and rows, a chunk at a time. */
class Parts {
  readonly #chunks: AsyncIterator<Buffer>;
  #left: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  async #more(): Promise<void> {
    const next = await this.#chunks.next();
    if (next.done) throw damaged("it ends too early");
    this.#left = this.#left.length === 0 ? next.value : Buffer.concat([this.#left, next.value]);
  }

  async line(): Promise<unknown> {
    let end = this.#left.indexOf(NEWLINE);
    while (end < 0) {
      if (this.#left.length > LINE_MAX_BYTES) throw damaged("a line is too long");
      await this.#more();
      end = this.#left.indexOf(NEWLINE);
    }
    const text = this.#left.toString("utf8", 0, end);
    this.#left = this.#left.subarray(end + 1);
    try {
      return JSON.parse(text);
    } catch {
      throw damaged("a line is not readable");
    }
  }

  /** Up to the line that ends them: COPY writes a backslash in a row as two. */
  async *rows(): AsyncGenerator<Buffer> {
    let isLineStart = true;
    for (;;) {
      while (this.#left.length < ROWS_END.length) await this.#more();
      if (isLineStart && this.#left.subarray(0, ROWS_END.length).equals(ROWS_END)) break;
      const end = this.#left.indexOf(`\n${ROWS_END.toString()}`);
      const size = end < 0 ? this.#left.length - ROWS_END.length : end + 1;
      isLineStart = end >= 0;
      if (size > 0) yield this.#left.subarray(0, size);
      this.#left = this.#left.subarray(size);
      if (!isLineStart) await this.#more();
    }
    this.#left = this.#left.subarray(ROWS_END.length);
  }
}

/** Must read all rows. */
type ReadRows = (table: Table, rows: AsyncIterable<Buffer>) => Promise<void>;

async function* summed(rows: AsyncIterable<Buffer>, sum: (part: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const part of rows) {
    sum(part);
    yield part;
  }
}

function countLines(part: Buffer): number {
  let lines = 0;
  for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

export interface BackupContents {
  header: BackupHeader;
  end: BackupEnd;
  sums: TableSums;
}

/** Reads a whole backup, in bounded memory. Throws `BackupRefused` where it is damaged. */
export async function readBackup(chunks: AsyncIterable<Buffer>, readRows: ReadRows): Promise<BackupContents> {
  const parts = new Parts(chunks);
  const header = (await parts.line()) as BackupHeader;
  if (header.format !== FORMAT)
    throw new BackupRefused("This file is not a backup that this release can read.");
  const sums: TableSums = {};
  for (;;) {
    const next = (await parts.line()) as Table | { end: BackupEnd };
    if ("end" in next) {
      if (next.end.tables !== Object.keys(sums).length) throw damaged("a table is missing");
      return { header, end: next.end, sums };
    }
    const hash = createHash("sha256");
    let rows = 0;
    const counted = summed(parts.rows(), (part) => {
      hash.update(part);
      rows += countLines(part);
    });
    await readRows(next, counted);
    const expected = (await parts.line()) as RowsSum;
    const found: RowsSum = { rows, sha256: hash.digest("hex") };
    if (expected.rows !== found.rows || expected.sha256 !== found.sha256)
      throw damaged(`its rows of ${next.name} are not those that were written`);
    sums[next.name] = found;
  }
}

/** Only checks it. */
export async function checkBackup(chunks: AsyncIterable<Buffer>): Promise<BackupContents> {
  return readBackup(chunks, async (_table, rows) => {
    for await (const _part of rows);
  });
}
