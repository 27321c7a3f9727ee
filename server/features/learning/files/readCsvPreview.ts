import type { DataSource } from "typeorm";
import type { LessonFile } from "./lessonFile.entity";
import { CSV_TYPE } from "./lessonFileTypes";
import { readSeparated } from "./readSeparated";
import { readLessonFile } from "./readLessonFile";

const READ_BYTES = 16 * 1024;
const ROWS = 11;
const COLUMNS = 12;
const MAX_CELL = 80;

/** The header and ten rows, without the columns and letters that no phone has room for. */
export async function readCsvPreview(
  dataSource: DataSource,
  { id, mediaType, sizeBytes }: LessonFile,
): Promise<string[][] | null> {
  if (mediaType !== CSV_TYPE) return null;
  const last = Math.min(sizeBytes, READ_BYTES) - 1;
  const parts: Buffer[] = [];
  for await (const part of readLessonFile(dataSource, id, { first: 0, last })) parts.push(part);
  const text = Buffer.concat(parts).toString("utf8");
  // The last line may be cut off.
  const lines = last + 1 < sizeBytes ? text.slice(0, text.lastIndexOf("\n") + 1) : text;
  try {
    const rows = readSeparated(lines, ROWS);
    return rows.map((row) => row.slice(0, COLUMNS).map((cell) => cell.slice(0, MAX_CELL)));
  } catch {
    return null;
  }
}
