import type { EntityManager } from "typeorm";
import { BankChunk } from "../bankChunk.entity";
import { utf16Of } from "./utf16Of";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The file as it came, a piece at a time. */
async function* readChunks(manager: EntityManager, importId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const chunk = await manager.findOneBy(BankChunk, { importId, position });
    if (!chunk) return;
    yield chunk.bytes;
  }
}

/** What is not UTF-8 is what Windows in the west of the world calls its own. */
async function findEncoding(manager: EntityManager, importId: string): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  for await (const bytes of readChunks(manager, importId)) {
    const utf16 = isFirst ? utf16Of(bytes) : null;
    if (utf16) return utf16;
    isFirst = false;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return "windows-1252";
    }
  }
  return "utf-8";
}

export interface Piece {
  text: string;
  /** Bytes of the file up to its end. */
  done: number;
}

/** The file's text, a piece at a time, without its byte order mark and NULs, which PostgreSQL cannot store. */
export async function* readStatementText(manager: EntityManager, importId: string): AsyncGenerator<Piece> {
  const decoder = new TextDecoder(await findEncoding(manager, importId));
  let done = 0;
  for await (const bytes of readChunks(manager, importId)) {
    done += bytes.length;
    yield { text: decoder.decode(bytes, { stream: true }).replaceAll("\0", ""), done };
  }
  yield { text: decoder.decode(), done };
}
