import type { FastifyMultipartBaseOptions, MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { untilAborted } from "../../core/concurrency/abandon";
import { ServiceUnavailable } from "../../core/errors";
import type { FileForm } from "./fileForm";
import { capPerKey, createUploadMemory } from "./uploadCaps";

export interface HeldForm {
  bytes: Buffer;
  fileName: string;
  fields: Record<string, string>;
}

interface Reading {
  take: (bytes: number) => void;
  chunks: Buffer[];
}

export type ReadHeldForm = <Result>(
  request: FastifyRequest,
  clientAddress: string,
  use: (form: HeldForm) => Promise<Result>,
) => Promise<Result>;

export function partsOf({ fileSize }: FileForm, fields: number): FastifyMultipartBaseOptions {
  return {
    limits: { fileSize, files: 1, fields, fieldSize: 4000, parts: fields + 1, headerPairs: 50 },
    throwFileSizeLimit: false,
  };
}

/** Reads forms with one file into memory, of which all uploads together may hold `maxBytesHeld`. */
export function createHeldForm(
  form: FileForm,
  { perClient, maxBytesHeld }: { perClient: number; maxBytesHeld: number },
): ReadHeldForm {
  const capped = capPerKey(perClient);
  const memory = createUploadMemory(maxBytesHeld);

  async function readFile({ file }: MultipartFile, { take, chunks }: Reading): Promise<Buffer> {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      take(chunk.length);
      chunks.push(chunk);
    }
    if (file.truncated) throw form.tooLarge();
    return Buffer.concat(chunks.splice(0));
  }

  async function readParts(request: FastifyRequest, reading: Reading): Promise<HeldForm> {
    const read = { fileName: "", fields: {} as Record<string, string> };
    let bytes: Buffer | null = null;
    for await (const part of request.parts()) {
      if (part.type === "file") {
        read.fileName = part.filename;
        bytes = await readFile(part, reading);
      } else if (typeof part.value === "string") read.fields[part.fieldname] = part.value;
    }
    if (!bytes) throw form.missing();
    return { ...read, bytes };
  }

  return async (request, clientAddress, use) => {
    const chunks: Buffer[] = [];
    const ended = new AbortController();
    const cancel = () => {
      // The parser keeps them as long as the connection is open.
      chunks.length = 0;
      ended.abort(new ServiceUnavailable());
    };
    const upload = { client: clientAddress, cancel, isComplete: false };
    return capped(clientAddress, () =>
      memory.hold(upload, async (take) => {
        const read = async () => untilAborted(readParts(request, { take, chunks }), ended.signal);
        const held = await form.readInTime(request, read);
        upload.isComplete = true;
        return use(held);
      }),
    );
  };
}
