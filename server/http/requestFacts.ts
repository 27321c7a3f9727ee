import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../core/clientKey";
import type { RequestFacts } from "../graphql/context";
import { connectionSignal } from "./connectionSignal";
import { lastingCookieOf } from "./lastingCookie";
import { sessionCookieOf } from "./sessionCookie";

declare module "fastify" {
  interface FastifyRequest {
    facts: RequestFacts | null;
  }
}

function pageAccountOf({ headers: { "x-account": account } }: FastifyRequest): string | null {
  return typeof account === "string" && account ? account : null;
}

/** Reads what contexts need of a request, once: several contexts can be created for one. */
export function addRequestFacts(
  app: FastifyInstance,
  cookies: { isHttps: boolean },
): (request: FastifyRequest, reply: FastifyReply) => RequestFacts {
  app.decorateRequest("facts", null);
  return (request, reply) => {
    request.facts ??= {
      clientAddress: clientKey(request.ip),
      userAgent: request.headers["user-agent"] ?? "",
      pageAccount: pageAccountOf(request),
      signal: connectionSignal(request.raw.socket),
      sessionCookie: sessionCookieOf(request, reply, cookies),
      visitorCookie: lastingCookieOf(request, reply, { name: "visitor", ...cookies }),
      deviceCookie: lastingCookieOf(request, reply, { name: "device", ...cookies }),
    };
    return request.facts;
  };
}
