import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ServiceUnavailable } from "../../core/errors";
import { untilAborted } from "../../core/concurrency/abandon";
import { createFileForm } from "./fileForm";
import { capPerKey, createUploadMemory } from "./uploadCaps";

export const pictureForm = createFileForm({ what: "picture", maxMegabytes: 5, readWithinMs: 120_000 });

export const PICTURE_PARTS = {
  limits: {
    fileSize: pictureForm.fileSize,
    files: 1,
    fields: 2,
    fieldSize: 4000,
    parts: 3,
    headerPairs: 50,
  },
  throwFileSizeLimit: false,
};

/** A room of people may pay at the same time behind one client address. */
const UPLOADS_PER_CLIENT = 8;
const MAX_BYTES_HELD = 64 * 1024 * 1024;

const perClient = capPerKey(UPLOADS_PER_CLIENT);
const memory = createUploadMemory(MAX_BYTES_HELD);

export interface SentPicture {
  bytes: Buffer;
  alt: string;
}

interface Reading {
  take: (bytes: number) => void;
  chunks: Buffer[];
}

async function readFile({ file }: MultipartFile, { take, chunks }: Reading): Promise<Buffer> {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    take(chunk.length);
    chunks.push(chunk);
  }
  if (file.truncated) throw pictureForm.tooLarge();
  return Buffer.concat(chunks.splice(0));
}

async function readParts(request: FastifyRequest, reading: Reading): Promise<SentPicture> {
  let bytes: Buffer | null = null;
  let alt = "";
  for await (const part of request.parts()) {
    if (part.type === "file") bytes = await readFile(part, reading);
    else if (part.fieldname === "alt" && typeof part.value === "string") alt = part.value;
  }
  if (!bytes) throw pictureForm.missing();
  return { bytes, alt };
}

export async function withPicture<Result>(
  request: FastifyRequest,
  clientAddress: string,
  use: (picture: SentPicture) => Promise<Result>,
): Promise<Result> {
  const chunks: Buffer[] = [];
  const ended = new AbortController();
  const cancel = () => {
    // The parser keeps them as long as the connection is open.
    chunks.length = 0;
    ended.abort(new ServiceUnavailable());
  };
  const upload = { client: clientAddress, cancel, isComplete: false };
  return perClient(clientAddress, () =>
    memory.hold(upload, async (take) => {
      const read = async () => untilAborted(readParts(request, { take, chunks }), ended.signal);
      const picture = await pictureForm.readInTime(request, read);
      upload.isComplete = true;
      return use(picture);
    }),
  );
}
