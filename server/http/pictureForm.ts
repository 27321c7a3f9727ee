import type { FastifyRequest } from "fastify";
import { createFileForm } from "./fileForm";

export const pictureForm = createFileForm({ what: "picture", mostMegabytes: 5, readWithinMs: 120_000 });

/** One picture, and perhaps its description. */
export const PICTURE_PARTS = {
  limits: {
    fileSize: pictureForm.fileSize,
    files: 1,
    fields: 2,
    fieldSize: 4000,
    parts: 3,
    headerPairs: 50,
  },
};

/** The form's one file and its description; the file may come before or after the text. */
async function readParts(request: FastifyRequest): Promise<{ bytes: Buffer; alt: string }> {
  let bytes: Buffer | null = null;
  let alt = "";
  for await (const part of request.parts()) {
    if (part.type === "file") {
      bytes = await part.toBuffer().catch((error: Error & { code?: string }) => {
        throw error.code === "FST_REQ_FILE_TOO_LARGE" ? pictureForm.tooLarge() : error;
      });
    } else if (part.fieldname === "alt" && typeof part.value === "string") alt = part.value;
  }
  if (!bytes) throw pictureForm.missing();
  return { bytes, alt };
}

export async function readPictureForm(request: FastifyRequest): Promise<{ bytes: Buffer; alt: string }> {
  return pictureForm.readInTime(request, () => readParts(request));
}
