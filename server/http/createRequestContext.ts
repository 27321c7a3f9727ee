import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestContext } from "../core/requestContext";

/** Idempotent: one context per request. */
export type CreateRequestContext<Context extends RequestContext = RequestContext> = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Context;
