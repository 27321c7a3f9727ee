import { isUUID } from "class-validator";
import type { FastifyInstance } from "fastify";
import { readAcademyName } from "../features/site/readAcademyName";
import { isAdmin } from "../graphql/authorization";
import { Forbidden, NotFound, Refusal, Unauthenticated } from "../graphql/errors";
import type { RequestBudget } from "../graphql/requestBudget";
import { composeLetter } from "../platform/mail/composeLetter";
import { OutboxLetter } from "../platform/mail/letter.entity";
import { canReadLetter } from "../platform/mail/letter.policy";
import type { CreateRequestContext } from "./graphqlRoute";
import { isOwnOrigin } from "./ownOrigin";

interface Options {
  createContext: CreateRequestContext;
  budget: RequestBudget;
  publicOrigin: string | null;
}

/** It loads nothing, runs nothing and sends nothing; its own style attributes are all that it needs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** `/cms/mail/<id>.html`: the letter as its reader sees it, framed by the page about it; for staff. */
export function addLetterView(app: FastifyInstance, { createContext, budget, publicOrigin }: Options): void {
  app.get<{ Params: { id: string } }>("/cms/mail/:id.html", async (request, reply) => {
    void reply.headers({
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "no-referrer",
    });
    // A sandboxed page has no origin of its own to be kept apart by, and the browser complains.
    reply.removeHeader("origin-agent-cluster");
    const context = createContext(request, reply);
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn ? await context.actor() : null;
    await budget.spend(
      actor ? { kind: "signedIn", key: actor.userId } : { kind: "anonymous", key: context.clientAddress },
    );
    if (!isOwn)
      throw new Refusal("FORBIDDEN", "Requests from other sites are not accepted.", {
        http: { status: 403 },
      });
    if (!actor) throw new Unauthenticated();
    if (!isAdmin(actor)) throw new Forbidden();

    const { id } = request.params;
    const { dataSource, mailDelivery } = context;
    const letter = isUUID(id) ? await dataSource.manager.findOneBy(OutboxLetter, { id }) : null;
    if (!letter || !canReadLetter(letter, mailDelivery)) throw new NotFound("letter");
    const { html } = composeLetter({
      letter,
      origin: publicOrigin ?? `${request.protocol}://${request.host}`,
      academyName: await readAcademyName(dataSource.manager),
    });
    // A link that is pressed would take the letter's place in the frame; the sandbox opens no other window.
    const framed = html.replace("<head>", '<head><base target="_blank">');
    return reply.type("text/html; charset=utf-8").send(framed);
  });
}
