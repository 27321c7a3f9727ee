import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { receiveStatement } from "../features/enrolment/bank/receiveStatement";
import { isAdmin } from "../graphql/authorization";
import type { Context } from "../graphql/context";
import { Forbidden, Unauthenticated } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { createWorkQueue } from "../platform/workQueue";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";
import { refuse } from "./pictureForm";

const MAX_BYTES = 20 * 1024 * 1024;
/** What the lines around the file may take. */
const MAX_FORM_BYTES = MAX_BYTES + 16 * 1024;
/** Who sends slower than this does not keep the others waiting. */
const READ_WITHIN_MS = 300_000;
const QUEUE = { atOnce: 2, mostWaiting: 6 };

interface BankStatements {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

function tooLarge() {
  return refuse(413, "Please choose a statement of at most 20 MB.");
}

/** `POST /cms/bank-statements`, a form with a bank's CSV in it, for staff: answers the statement's id. */
export async function addBankStatements(
  app: FastifyInstance,
  { createContext, budget, publicOrigin }: BankStatements,
): Promise<void> {
  const enqueue = createWorkQueue(QUEUE);
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** Everything that can be refused without the body is refused before a byte of it is read. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header("cache-control", "no-store");
    const context = createContext(request, reply);
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn && context.sessionCookie.read() ? await context.actor() : null;
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    if (!isOwn) throw refuse(403, "Requests from other sites are not accepted.");
    if (!actor) throw new Unauthenticated();
    if (!isAdmin(actor)) throw new Forbidden();
    const { headers } = request;
    if (!headers["content-type"]?.startsWith("multipart/form-data"))
      throw refuse(415, "Please send the statement in a form.");
    if (Number(headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw tooLarge();
    contexts.set(request, context);
  }

  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    const options = { onRequest: admit, bodyLimit: MAX_FORM_BYTES };
    scope.post("/cms/bank-statements", options, async (request, reply) => {
      const context = contexts.get(request);
      if (!context) throw new Unauthenticated();
      const late = setTimeout(() => request.raw.destroy(), READ_WITHIN_MS);
      const made = await enqueue(async () => {
        const part = await request.file();
        if (!part) throw refuse(422, "Please choose a statement.");
        const { file, filename } = part;
        return receiveStatement(context, { name: filename, bytes: file, isCutOff: () => file.truncated });
      }).finally(() => clearTimeout(late));
      if (!made) throw tooLarge();
      return reply.code(201).send({ id: made.id });
    });
  });
}
