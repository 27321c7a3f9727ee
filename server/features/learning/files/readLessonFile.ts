import type { DataSource } from "typeorm";
import { CHUNK_BYTES } from "./lessonFileChunk.entity";

export interface ByteRange {
  first: number;
  /** Part of the range. */
  last: number;
}

async function readPart(
  { manager }: DataSource,
  { id, place, from, count }: { id: string; place: number; from: number; count: number },
): Promise<Buffer> {
  const [row] = await manager.query<{ part: Buffer }[]>(
    "SELECT substring(bytes FROM $3::int FOR $4::int) AS part FROM lesson_file_chunks WHERE file_id = $1 AND place = $2",
    [id, place, from + 1, count],
  );
  if (!row) throw new Error(`Chunk ${place} of the lesson file ${id} is missing.`);
  return row.part;
}

/** Reads chunk by chunk, as fast as the client takes them. Holds no connection in between. */
export async function* readLessonFile(
  dataSource: DataSource,
  id: string,
  { first, last }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let at = first; at <= last;) {
    const place = Math.floor(at / CHUNK_BYTES);
    const from = at - place * CHUNK_BYTES;
    const count = Math.min(CHUNK_BYTES - from, last - at + 1);
    yield await readPart(dataSource, { id, place, from, count });
    at += count;
  }
}
