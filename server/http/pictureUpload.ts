import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isAdmin } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { Forbidden, Unauthenticated } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { savePicture } from "../platform/media/savePicture";
import { createWorkQueue } from "../platform/workQueue";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";
import { MAX_FORM_BYTES, PICTURE_FORM, checkPictureForm, readPictureForm, refuse } from "./pictureForm";

/** Each holds its file and its pixels in memory, so only these few do at a time. */
const QUEUE = { atOnce: 2, mostWaiting: 6 };
interface PictureUpload {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
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
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn && context.sessionCookie.read() ? await context.actor() : null;
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    if (!isOwn) throw refuse(403, "Requests from other sites are not accepted.");
    if (!actor) throw new Unauthenticated();
    if (!isAdmin(actor)) throw new Forbidden();
    checkPictureForm(request);
  }

  await app.register(async (scope) => {
    await scope.register(multipart, PICTURE_FORM);

    scope.post("/media", { onRequest: admit, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Unauthenticated();
      const picture = await enqueue(async () => {
        return savePicture(context, await readPictureForm(request));
      });
      const { id, url, width, height, alt } = picture;
      return reply.code(201).send({ id, url, width, height, alt });
    });
  });
}
