import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../../core/authorization";
import { isAdmin } from "../../core/authorization";
import type { Context } from "../context";
import { databaseFaultOf } from "../../core/databaseFault";
import type { LogRefusal } from "../../core/logRefusal";
import type { RequestBudget } from "../../core/requestBudget";
import { isOthersPage } from "../../core/requestContext";
import { Forbidden, Unauthenticated } from "../../core/errors";
import type { CreateRequestContext } from "../../http/createRequestContext";
import { isOwnOrigin } from "../../http/ownOrigin";
import { refuse } from "../../http/refuse";

interface RouteGuardParts {
  createContext: CreateRequestContext<Context>;
  budget: RequestBudget;
  logRefusal: LogRefusal;
  publicOrigin: string | null;
}

type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** `onRequest` hooks of routes outside GraphQL, which run before reading a body. */
export interface RouteGuard {
  /** Admits even cross-site requests, without a context. */
  counted: Admit;
  open: Admit;
  openForSignedIn: Admit;
  openForStaff: Admit;
  admitted: (request: FastifyRequest) => Context;
}

export function createRouteGuard({
  createContext,
  budget,
  logRefusal,
  publicOrigin,
}: RouteGuardParts): RouteGuard {
  const contexts = new WeakMap<FastifyRequest, Context>();

  /** Counts even refused requests: refusing costs work too. */
  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<Actor | null> {
    void reply.header("cache-control", "no-store");
    const context = createContext(request, reply);
    const isOwn = isOwnOrigin(request, publicOrigin);
    const actor = isOwn ? await context.actor() : null;
    await budget.spend({ actor, clientAddress: context.clientAddress });
    if (!isOwn) throw refuse(403, "Requests from other sites aren’t accepted.");
    if (isOthersPage(context, actor)) throw new Unauthenticated();
    contexts.set(request, context);
    return actor;
  }

  /** Logs the route's pattern, never typed text. */
  function note(request: FastifyRequest, actor: Actor | null): void {
    const context = contexts.get(request);
    if (context) logRefusal(context, { actor, detail: request.routeOptions.url ?? "" });
  }

  async function admitSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<Actor> {
    const actor = await admit(request, reply);
    if (actor) return actor;
    note(request, null);
    throw new Unauthenticated();
  }

  return {
    counted: async (request, reply) => {
      const { clientAddress } = createContext(request, reply);
      await budget.spend({ actor: null, clientAddress }).catch((error: unknown) => {
        // A drawing needs no database, so neither does counting it.
        if (!databaseFaultOf(error)) throw error;
      });
    },
    open: async (request, reply) => {
      await admit(request, reply);
    },
    openForSignedIn: async (request, reply) => {
      await admitSignedIn(request, reply);
    },
    openForStaff: async (request, reply) => {
      const actor = await admitSignedIn(request, reply);
      if (isAdmin(actor)) return;
      note(request, actor);
      throw new Forbidden();
    },
    admitted: (request) => {
      const context = contexts.get(request);
      if (!context) throw new Forbidden();
      return context;
    },
  };
}
