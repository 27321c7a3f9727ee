import type { FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../core/clientKey";
import type { RequestFacts } from "../core/requestContext";
import { connectionSignal } from "./connectionSignal";
import { lastingCookieOf } from "./lastingCookie";
import { sessionCookieOf } from "./sessionCookie";

function pageAccountOf({ headers: { "x-account": account } }: FastifyRequest): string | null {
  return typeof account === "string" && account ? account : null;
}

export function requestFacts(
  request: FastifyRequest,
  reply: FastifyReply,
  options: { isHttps: boolean },
): RequestFacts {
  return {
    clientAddress: clientKey(request.ip),
    userAgent: request.headers["user-agent"] ?? "",
    pageAccount: pageAccountOf(request),
    signal: connectionSignal(request.raw.socket),
    cookies: {
      session: sessionCookieOf(request, reply, options),
      visitor: lastingCookieOf(request, reply, { name: "visitor", ...options }),
      device: lastingCookieOf(request, reply, { name: "device", ...options }),
    },
  };
}
