import type { FastifyRequest } from "fastify";
import { databaseFaultOf } from "../../core/databaseFault";
import type { Refusal } from "../../core/errors";
import { untilAborted } from "../../core/concurrency/abandon";
import { connectionSignal } from "../connectionSignal";
import { refuse } from "../refuse";

/** What the form's other parts and the lines between them may take. */
const AROUND_THE_FILE_BYTES = 16 * 1024;

/** Whether the form's reader threw it, at bytes that are no form: an error without a kind, which no lost database gives. */
function isParsers(error: unknown): boolean {
  const isPlain = error instanceof Error && error.constructor === Error && !("code" in error);
  return isPlain && databaseFaultOf(error) === null;
}

interface FileFormParts {
  /** What is in it, in one word, as people read it. */
  what: string;
  maxMegabytes: number;
  readWithinMs: number;
}

interface FileForm {
  fileSize: number;
  bodyLimit: number;
  tooLarge: () => Refusal;
  missing: () => Refusal;
  /** A hook that refuses, before a byte of the body is read, what cannot be such a form. */
  check: (request: FastifyRequest) => Promise<void>;
  /** Closes the connection of a body that is not read in time, and stops waiting for one whose client has left. */
  readInTime: <Result>(request: FastifyRequest, read: () => Promise<Result>) => Promise<Result>;
}

/** The rules of a form in which one file is sent. */
export function createFileForm({ what, maxMegabytes, readWithinMs }: FileFormParts): FileForm {
  const fileSize = maxMegabytes * 1024 * 1024;
  const bodyLimit = fileSize + AROUND_THE_FILE_BYTES;
  const tooLarge = () => refuse(413, `Please choose a ${what} of at most ${maxMegabytes} MB.`);
  return {
    fileSize,
    bodyLimit,
    tooLarge,
    missing: () => refuse(422, `Please choose a ${what}.`),
    check: async ({ headers }) => {
      if (!headers["content-type"]?.startsWith("multipart/form-data"))
        throw refuse(415, `Please send the ${what} in a form.`);
      if (Number(headers["content-length"] ?? 0) > bodyLimit) throw tooLarge();
    },
    readInTime: async ({ raw }, read) => {
      const late = setTimeout(() => raw.destroy(), readWithinMs);
      try {
        // The form's reader never settles where the client left before it began.
        const form = await untilAborted(read(), connectionSignal(raw.socket));
        clearTimeout(late);
        return form;
      } catch (error) {
        // The rest is dropped as it comes: a client reads the refusal, and asks again, once it has sent its form.
        if (raw.closed) clearTimeout(late);
        else raw.once("close", () => clearTimeout(late));
        raw.unpipe().resume();
        throw isParsers(error)
          ? refuse(400, `This form could not be read. Please send the ${what} again.`)
          : error;
      }
    },
  };
}
