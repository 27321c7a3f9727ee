import { ConfigError } from "../../core/environment";
import type { Sequence, Table } from "./tables";

/**
 * A backup is text, compressed: a line of JSON for the header, then for each table a line of JSON with its columns, its
 * rows as PostgreSQL's COPY writes them, the line `\.` and a line of JSON with their count and checksum; last the end.
 */
export const FORMAT = "sopaan-backup-1";
export const ROWS_END = Buffer.from("\\.\n");
/** Jobs that wait, as a queue's name and data: pg-boss makes its tables itself. */
export const JOBS: Table = { name: "pgboss.job", columns: ["name", "data"] };

export interface BackupHeader {
  format: typeof FORMAT;
  takenAt: string;
  release: string;
  /** Of PostgreSQL, for people. */
  server: string;
  migrations: string[];
  /** Of the secret key; the key itself must be kept apart. Null before the first start. */
  keyFingerprint: string | null;
}

export interface RowsSum {
  rows: number;
  sha256: string;
}

export interface BackupEnd {
  tables: number;
  rows: number;
  sequences: Sequence[];
}

export type TableSums = Record<string, RowsSum>;

/** Ends a command with one sentence. */
export class BackupRefused extends ConfigError {}

export function damaged(detail: string): BackupRefused {
  return new BackupRefused(`The backup is damaged: ${detail}. Take another one.`);
}
