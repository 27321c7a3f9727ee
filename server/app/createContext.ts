import type { FastifyRequest } from "fastify";
import type { Actor } from "../core/authorization";
import { isAdmin } from "../core/authorization";
import type { RequestContext, RequestFacts } from "../core/requestContext";
import { readActor } from "../features/auth/sessions/readActor";
import type { CreateRequestContext } from "../http/createRequestContext";
import { requestFacts } from "../http/requestFacts";
import type { Context, Services } from "../platform/context";

export function createContext(services: Services, request: RequestFacts, parent?: RequestContext): Context {
  let actor: Promise<Actor | null> | undefined;
  let isPrivate = false;
  let isKeptPrivate = false;
  const identify = () => {
    if (parent) return parent.identify();
    const token = request.cookies.session.read();
    actor ??= token ? readActor(services, token) : Promise.resolve(null);
    return actor;
  };
  const actorOf = () => {
    isPrivate = true;
    return identify();
  };
  const keepPrivate = () => {
    parent?.keepPrivate();
    isPrivate = true;
    isKeptPrivate = true;
  };
  const context: Context = {
    ...services,
    ...request,
    hashing: services.hashing.forClient({ signal: request.signal, client: request.clientAddress }),
    rateLimits: services.rateLimits.forClient(request.clientAddress, async () => (await actorOf())?.userId),
    showsDrafts: parent?.showsDrafts ?? false,
    showDrafts: async () => {
      isPrivate = true;
      context.showsDrafts = isAdmin(await identify());
      return context.showsDrafts;
    },
    loaders: new Map(),
    actor: actorOf,
    identify,
    isShareable: () => !isPrivate,
    keepPrivate,
    isSameForVisitors: () => !isKeptPrivate,
    fork: () => createContext(services, request, context),
    forgetActor: () => {
      actor = undefined;
    },
  };
  return context;
}

export function contextCreator(
  services: Services,
  options: { isHttps: boolean },
): CreateRequestContext<Context> {
  const contexts = new WeakMap<FastifyRequest, Context>();
  return (request, reply) => {
    const known = contexts.get(request);
    if (known) return known;
    const context = createContext(services, requestFacts(request, reply, options));
    contexts.set(request, context);
    return context;
  };
}
