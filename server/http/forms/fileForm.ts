import type { FastifyRequest } from "fastify";
import { databaseFaultOf } from "../../core/databaseFault";
import type { Refusal } from "../../core/errors";
import { untilAborted } from "../../core/concurrency/abandon";
import { connectionSignal } from "../connectionSignal";
import { refuse } from "../refuse";

const AROUND_THE_FILE_BYTES = 16 * 1024;

/** The multipart parser's errors are plain and without a code, unlike a lost database's. */
function isParsers(error: unknown): boolean {
  const isPlain = error instanceof Error && error.constructor === Error && !("code" in error);
  return isPlain && databaseFaultOf(error) === null;
}

interface FileFormParts {
  /** The file's noun in messages. */
  what: string;
  maxMegabytes: number;
  readWithinMs: number;
}

export interface FileForm {
  fileSize: number;
  bodyLimit: number;
  tooLarge: () => Refusal;
  missing: () => Refusal;
  check: (request: FastifyRequest) => Promise<void>;
  /** Closes the connection of a late body, and stops waiting for a disconnected client. */
  readInTime: <Result>(request: FastifyRequest, read: () => Promise<Result>) => Promise<Result>;
}

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
        // The parser never settles if the client disconnected before it began.
        const form = await untilAborted(read(), connectionSignal(raw.socket));
        clearTimeout(late);
        return form;
      } catch (error) {
        // Drains the rest: a client reads the refusal, and retries, only once it has sent its form.
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
