import type { EntityManager } from "typeorm";
import { BankChunk } from "../bankChunk.entity";
import { utf16Of } from "../../../../core/text/utf16Of";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

async function* readChunks(manager: EntityManager, importId: string, from = 0): AsyncGenerator<BankChunk> {
  for (let position = from; ; position += 1) {
    const chunk = await manager.findOneBy(BankChunk, { importId, position });
    if (!chunk) return;
    yield chunk;
  }
}

/** Falls back to Windows-1252 if the bytes are neither UTF-8 nor UTF-16. */
async function findEncoding(manager: EntityManager, importId: string): Promise<Encoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const { bytes, position } of readChunks(manager, importId)) {
    const utf16 = position === 0 ? utf16Of(bytes) : null;
    if (utf16) return utf16;
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return "windows-1252";
    }
  }
  return "utf-8";
}

/** Transcodes to UTF-8 without BOM and NULs (PostgreSQL rejects them), so that reading can resume at any byte. */
export async function storeAsUtf8(manager: EntityManager, importId: string): Promise<number> {
  const decoder = new TextDecoder(await findEncoding(manager, importId));
  const chunks = await manager.countBy(BankChunk, { importId });
  let size = 0;
  for await (const { bytes, position } of readChunks(manager, importId)) {
    const text = decoder.decode(bytes, { stream: position < chunks - 1 }).replaceAll("\0", "");
    const encoded = Buffer.from(text);
    size += encoded.length;
    if (!encoded.equals(bytes)) await manager.update(BankChunk, { importId, position }, { bytes: encoded });
  }
  return size;
}

const FIND_CHUNK = `
  SELECT position, start FROM (
    SELECT position, sum(octet_length(bytes)) OVER (ORDER BY position) - octet_length(bytes) AS start
    FROM bank_chunks WHERE import_id = $1
  ) AS chunk WHERE start <= $2 ORDER BY position DESC LIMIT 1`;

export async function* readFrom(
  manager: EntityManager,
  importId: string,
  byte: number,
): AsyncGenerator<Buffer> {
  const [first] = await manager.query<{ position: number; start: string }[]>(FIND_CHUNK, [importId, byte]);
  if (!first) return;
  let skipped = byte - Number(first.start);
  for await (const { bytes } of readChunks(manager, importId, first.position)) {
    yield bytes.subarray(skipped);
    skipped = 0;
  }
}
