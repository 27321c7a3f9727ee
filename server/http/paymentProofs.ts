import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { admitProofPicture, readProofPicture, saveProofPicture } from "../features/enrolment/proofPictures";
import type { Context } from "../graphql/context";
import type { RequestBudget } from "../graphql/requestBudget";
import { createWorkQueue } from "../platform/workQueue";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";
import { MAX_FORM_BYTES, PICTURE_FORM, checkPictureForm, readPictureForm, refuse } from "./pictureForm";

/** Each holds its file and its pixels in memory, so only these few do at a time. */
const QUEUE = { atOnce: 2, mostWaiting: 12 };
const BEARER = /^Bearer ([\w-]{1,64})$/;

interface PaymentProofs {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

type ProofRequest = FastifyRequest<{ Params: { registrationId: string } }>;

/** Which registration, and its secret, which stands in a header: an address would be written down on its way. */
function wantedOf({ params, headers }: ProofRequest) {
  return { ...params, secret: BEARER.exec(headers.authorization ?? "")?.[1] ?? null };
}

/**
 * `/payment-proofs/<registration>`: `POST` takes a screenshot in a form and answers what a proof names it by, `GET`
 * shows the one of the proof; by the order's secret (`Authorization: Bearer`), its owner's session, or staff's.
 */
export async function addPaymentProofs(
  app: FastifyInstance,
  { createContext, budget, publicOrigin }: PaymentProofs,
): Promise<void> {
  const enqueue = createWorkQueue(QUEUE);
  const contexts = new WeakMap<FastifyRequest, Context>();

  async function open(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    void reply.header("cache-control", "no-store");
    if (!isOwnOrigin(request, publicOrigin)) throw refuse(403, "Requests from other sites are not accepted.");
    const context = createContext(request, reply);
    const actor = await context.actor();
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    return context;
  }

  /** Everything that can be refused without the body is refused before a byte of it is read. */
  async function admit(request: ProofRequest, reply: FastifyReply): Promise<void> {
    const context = await open(request, reply);
    checkPictureForm(request);
    await admitProofPicture(context, wantedOf(request));
    contexts.set(request, context);
  }

  await app.register(async (scope) => {
    await scope.register(multipart, PICTURE_FORM);
    const path = "/payment-proofs/:registrationId";

    scope.post(
      path,
      { onRequest: admit, bodyLimit: MAX_FORM_BYTES },
      async (request: ProofRequest, reply) => {
        const context = contexts.get(request);
        if (!context) throw refuse(403, "You may not do this.");
        const { registrationId } = request.params;
        const pictureId = await enqueue(async () => {
          const { bytes } = await readPictureForm(request);
          return saveProofPicture(context, registrationId, bytes);
        });
        return reply.code(201).send({ pictureId });
      },
    );

    scope.get(path, async (request: ProofRequest, reply) => {
      const context = await open(request, reply);
      const bytes = await readProofPicture(context, wantedOf(request));
      if (!bytes) return reply.code(404).type("text/plain").send("There is no such picture.");
      void reply.headers({
        "content-security-policy": "default-src 'none'; sandbox",
        "content-type": "image/webp",
      });
      return reply.send(bytes);
    });
  });
}
