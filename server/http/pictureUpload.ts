import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isAdmin } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { Forbidden, Refusal, Unauthenticated } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { savePicture } from "../platform/media/savePicture";
import { createWorkQueue } from "../platform/workQueue";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";

const MAX_BYTES = 5 * 1024 * 1024;
/** What the form's other parts and the lines between them may take. */
const MAX_FORM_BYTES = MAX_BYTES + 16 * 1024;
/** Each holds its file and its pixels in memory, so only these few do at a time. */
const QUEUE = { atOnce: 2, mostWaiting: 6 };
/** Who sends slower than this does not keep the others waiting. */
const READ_WITHIN_MS = 120_000;

interface PictureUpload {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

function refuse(status: number, message: string): Refusal {
  return new Refusal("BAD_USER_INPUT", message, { http: { status } });
}

function tooLarge(): Refusal {
  return refuse(413, "Please choose a picture of at most 5 MB.");
}

/** The form's one file and its description; the file may come before or after the text. */
async function readUpload(request: FastifyRequest) {
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

/** `POST /media`, a form with `file` and `alt`, for staff: answers what the picture is called and how large it is. */
export async function addPictureUpload(
  app: FastifyInstance,
  { createContext, budget, publicOrigin }: PictureUpload,
): Promise<void> {
  const enqueue = createWorkQueue(QUEUE);
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** Everything that can be refused without the body is refused before a byte of it is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header("cache-control", "no-store");
    const context = createContext(request, reply);
    contexts.set(request, context);
    const { headers } = request;
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn && context.sessionCookie.read() ? await context.actor() : null;
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    if (!isOwn) throw refuse(403, "Requests from other sites are not accepted.");
    if (!actor) throw new Unauthenticated();
    if (!isAdmin(actor)) throw new Forbidden();
    if (!headers["content-type"]?.startsWith("multipart/form-data"))
      throw refuse(415, "Please send the picture in a form.");
    if (Number(headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
  }

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_BYTES, files: 1, fields: 2, fieldSize: 4000, parts: 3, headerPairs: 50 },
    });

    scope.post("/media", { onRequest: admit, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Unauthenticated();
      const picture = await enqueue(async () => {
        const late = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
        const upload = await readUpload(request).finally(() => clearTimeout(late));
        return savePicture(context, upload);
      });
      const { id, url, width, height, alt } = picture;
      return reply.code(201).send({ id, url, width, height, alt });
    });
  });
}
