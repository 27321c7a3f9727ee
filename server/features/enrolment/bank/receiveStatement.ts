import { LessThan } from "typeorm";
import type { Context, Services } from "../../../platform/context";
import { signedInActor } from "../../../core/requestContext";
import { Refusal } from "../../../core/errors";
import { recordAudit } from "../../../platform/audit/recordAudit";
import { BankChunk } from "./bankChunk.entity";
import { BankImport, BankImportState } from "./bankImport.entity";
import { enqueueBankImport } from "./bankJob";
import { textProblem } from "./textProblem";

const CHUNK_BYTES = 256 * 1024;
const MAX_NAME_CHARACTERS = 120;
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

interface StatementFile {
  name: string;
  bytes: AsyncIterable<Buffer>;
  /** Valid after the stream ends: whether the size limit cut the file off. */
  isCutOff: () => boolean;
}

async function* inChunks(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of bytes) {
    waiting.push(part);
    size += part.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(waiting);
    [waiting, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function storeChunks({ dataSource }: Services, importId: string, file: StatementFile): Promise<number> {
  let [position, total] = [0, 0];
  for await (const bytes of inChunks(file.bytes)) {
    const problem = position === 0 ? textProblem(bytes) : null;
    if (problem) throw new Refusal("BAD_USER_INPUT", problem, { http: { status: 422 } });
    await dataSource.manager.insert(BankChunk, { importId, position, bytes });
    position += 1;
    total += bytes.length;
  }
  return total;
}

function plainFileName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, "")
    .trim();
  return plain.slice(-MAX_NAME_CHARACTERS) || "statement.csv";
}

/** Stores an upload in chunks and enqueues its reading; null if too large, throws if it is no text. */
export async function receiveStatement(context: Context, file: StatementFile): Promise<BankImport | null> {
  const { name: staffName } = await signedInActor(context);
  const { manager } = context.dataSource;
  const fileName = plainFileName(file.name);
  const made = await manager.save(
    manager.create(BankImport, {
      fileName,
      state: BankImportState.UPLOADING,
      staffName,
      createdAt: context.clock.now(),
    }),
  );
  const { id } = made;
  const drop = async () => void (await manager.delete(BankImport, { id }));
  const total = await storeChunks(context, id, file).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  if (file.isCutOff()) {
    await drop();
    return null;
  }
  return context.dataSource.transaction(async (inside) => {
    const columns = { state: BankImportState.READING, total };
    await inside.update(BankImport, { id }, columns);
    await enqueueBankImport({ manager: inside, services: context }, { importId: id });
    await recordAudit(
      { manager: inside, services: context },
      {
        action: "importBankStatement",
        entity: "BankImport",
        entityId: id,
        after: { fileName },
      },
    );
    return inside.create(BankImport, { ...made, ...columns });
  });
}

export async function dropAbandonedUploads({ dataSource, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_MS);
  await dataSource.manager.delete(BankImport, {
    state: BankImportState.UPLOADING,
    createdAt: LessThan(before),
  });
}
