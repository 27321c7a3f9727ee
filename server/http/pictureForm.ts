import type { FastifyRequest } from "fastify";
import { Refusal } from "../graphql/errors";

const MAX_BYTES = 5 * 1024 * 1024;
/** What the form's other parts and the lines between them may take. */
export const MAX_FORM_BYTES = MAX_BYTES + 16 * 1024;
/** Who sends slower than this does not keep the others waiting. */
const READ_WITHIN_MS = 120_000;

/** A form with one picture, and perhaps its description. */
export const PICTURE_FORM = {
  limits: { fileSize: MAX_BYTES, files: 1, fields: 2, fieldSize: 4000, parts: 3, headerPairs: 50 },
};

export function refuse(status: number, message: string): Refusal {
  return new Refusal("BAD_USER_INPUT", message, { http: { status } });
}

function tooLarge(): Refusal {
  return refuse(413, "Please choose a picture of at most 5 MB.");
}

/** Refuses, before a byte of the body is read, what cannot be such a form. */
export function checkPictureForm({ headers }: FastifyRequest): void {
  if (!headers["content-type"]?.startsWith("multipart/form-data"))
    throw refuse(415, "Please send the picture in a form.");
  if (Number(headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
}

/** The form's one file and its description; the file may come before or after the text. */
async function readParts(request: FastifyRequest) {
  let bytes: Buffer | null = null;
  let alt = "";
  for await (const part of request.parts()) {
    if (part.type === "file") {
      bytes = await part.toBuffer().catch((error: Error & { code?: string }) => {
        throw error.code === "FST_REQ_FILE_TOO_LARGE" ? tooLarge() : error;
      });
    } else if (part.fieldname === "alt" && typeof part.value === "string") alt = part.value;
  }
  if (!bytes) throw refuse(422, "Please choose a picture.");
  return { bytes, alt };
}

export async function readPictureForm(request: FastifyRequest): Promise<{ bytes: Buffer; alt: string }> {
  const late = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
  return readParts(request).finally(() => clearTimeout(late));
}
