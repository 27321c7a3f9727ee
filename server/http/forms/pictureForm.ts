import type { FastifyRequest } from "fastify";
import { createFileForm } from "./fileForm";
import { createHeldForm, partsOf } from "./heldForm";

export const pictureForm = createFileForm({ what: "picture", maxMegabytes: 5, readWithinMs: 120_000 });

export const PICTURE_PARTS = partsOf(pictureForm, 2);

/** A room of people may pay at the same time behind one client address. */
const readForm = createHeldForm(pictureForm, { perClient: 8, maxBytesHeld: 64 * 1024 * 1024 });

export interface SentPicture {
  bytes: Buffer;
  alt: string;
}

export async function withPicture<Result>(
  request: FastifyRequest,
  clientAddress: string,
  use: (picture: SentPicture) => Promise<Result>,
): Promise<Result> {
  return readForm(request, clientAddress, ({ bytes, fields }) => use({ bytes, alt: fields.alt ?? "" }));
}
